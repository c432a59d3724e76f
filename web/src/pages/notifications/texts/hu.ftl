# Az értesítések oldala.

notifications-title = Értesítések
notifications-text = Ha rád kerül a sor, és nem vagy az asztalnál, ott tudod meg, ahol szeretnéd. Az értesítésben csak az áll, amit az asztalnál mindenki tud, és egy hivatkozás a játszmára.
notifications-where = Itt értesítünk
notifications-add = Hol értesítsünk?
notifications-add-more = Még egy hely
notifications-when = Mikor
notifications-when-hint = Amíg az asztal ott van előtted, semmit sem küldünk. Arról a lépésről, amely közben megtörtént, nem szólunk. A leveleket összegyűjtjük: öt percenként legfeljebb egy jön.
notifications-delay = Előbb várjunk
notifications-at-once = Ne várjatok
notifications-minute = 1 percet
notifications-minutes = 10 percet
notifications-hour = 1 órát
notifications-language = Az értesítések nyelve

notifications-browser = Böngésző
notifications-this-browser = Ez a böngésző
notifications-this-browser-text = Értesítés ezen az eszközön akkor is, ha egyetlen oldal sincs nyitva. A böngésző saját szolgáltatása viszi, és nem tudja elolvasni.
notifications-this-browser-on = Itt már be van kapcsolva.
notifications-switch-on = Bekapcsolás
notifications-blocked = Ez a böngésző tiltja az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban ennél a webhelynél, majd töltsd be újra az oldalt.
notifications-insecure = A böngészők ezt csak https-címen vagy magán ezen a gépen megnyitott oldalnak engedik.
notifications-home-screen = iPhone-on és iPaden ez a főképernyőről működik. Másold ki a hivatkozásodat a beállításokban, majd válaszd a Megosztás, „Főképernyőhöz adás” parancsot. Nyisd meg onnan a Trunkline-t, illeszd be a hivatkozást a beállításaiban, és kapcsold be az értesítéseket.
notifications-unable = Ez a böngésző bezárva nem tud értesítést fogadni. Válassz e-mailt vagy csatornát.
notifications-push-failed = A böngésző nem érte el a saját értesítési szolgáltatását. Próbáld újra, vagy válassz e-mailt vagy csatornát.
notifications-here = ez az

notifications-email = E-mail
notifications-email-text = Levél; mindegyikben van egy hivatkozás, amellyel leállíthatod.
notifications-your-email = A címed
notifications-email-add = Küldjetek levelet
notifications-email-sent = Elküldtük a levelet ide: { $address }. Nyisd meg a benne lévő hivatkozást, és a cím megerősítést nyer.
notifications-email-none = Ez a kiszolgáló még nem küld e-mailt. Aki üzemelteti, indításkor adja meg a levelezőkiszolgálót:

notifications-channel = Csatorna
notifications-channel-text = Üzenet a Discordon, a Slacken vagy a Telegramon, vagy egy saját programodnak.
notifications-service = Hol
notifications-json = Saját program (JSON)
notifications-url = A webhook címe
notifications-bot = A bot tokenje
notifications-chat = Csevegés
notifications-name = Hogyan nevezed (üresen is maradhat)
notifications-channel-add = Hozzáadás
notifications-hint-discord = A Discordon: a csatorna beállításai, Integrációk, Webhookok, Webhook URL másolása.
notifications-hint-slack = A Slacken: készíts alkalmazást Incoming Webhooks funkcióval, és másold ki a csatorna webhookjának címét.
notifications-hint-telegram = Írj a @BotFathernek: ad egy botot és a tokenjét. Vedd fel a botot a csevegésbe, vagy írj neki előbb te. A csevegés egy szám, vagy egy nyilvános csatorna @neve.
notifications-hint-json = POST kérést küldünk JSON-nal egy https-címre a nyilvános interneten.

notifications-on = Bekapcsolva.
notifications-paused = Szünetel.
notifications-unconfirmed = Rád vár: nyisd meg az oda küldött levélben lévő hivatkozást.
notifications-sent = Az utolsó értesítés: { $when }.
notifications-failed = Az utolsó értesítés ({ $when }) nem ért célba. { $problem }
notifications-again = Az utolsó értesítés még nem ért célba, újra megpróbáljuk. { $problem }
notifications-test-sent = A próbát elküldtük: { $when }.
notifications-test-failed = A próba nem sikerült: { $when }. { $problem }
notifications-test = Próba
notifications-pause = Szüneteltetés
notifications-resume = Bekapcsolás
notifications-remove = Törlés
notifications-remove-sure = Biztosan törlöm
notifications-kinds-which = Miről értesítünk
notifications-kinds-all = Mindenről értesítünk
notifications-kinds = { $count ->
    [0] Semmiről sem értesítünk
    [one] Egyféle dologról értesítünk
   *[other] { $count }-féle dologról értesítünk
}
notifications-turn = Te következel
notifications-reminder = Lejárt az időd
notifications-request = Valaki vissza szeretne vonni valamit
notifications-message = Valaki ír a csevegésbe
notifications-over = Vége egy játszmának
notifications-rematch = Valaki új játszmát javasol

notifications-confirm-text = Mehetnek a játszmákról szóló értesítések a címedre?
notifications-confirm = Igen, megerősítem a címet
notifications-confirmed = { $address } megerősítve. Mostantól oda mennek az értesítések.
notifications-stop-text = Ne menjen több értesítés a címedre?
notifications-stop = Ne jöjjön több
notifications-stopped = Több értesítést nem küldünk ide: { $address }.
