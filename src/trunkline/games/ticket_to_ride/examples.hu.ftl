# Amit a program magától nem mond el az examples.txt példáiról.

tr-1-1 = Mind a 110 lap színek szerint: ami nyíltan fekszik, ami a kezedben van, és amit még senki sem látott.
tr-1-4 = A menetjegyekről mindenki döntött, és a kisorsolt játékos kezdi az első kört.
tr-1-5 = Mindenki látja, kinek hány lapja és menetjegye van. Hogy melyek azok, csak a sajátodról látod.
tr-3-4 = Sok lap van a kézben: számuk nincs korlátozva.
tr-4-3 = Az új vonal messze van a játékos másik vonalától.
tr-4-7 = A befizetett lapok most az eldobott lapok között vannak.
