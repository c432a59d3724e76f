# Az értesítések oldala.

notices-title = Értesítések
notices-text = Ha rád kerül a sor, és nem vagy az asztalnál, ott tudod meg, ahol szeretnéd. Az értesítésben csak az áll, amit az asztalnál mindenki tud, és egy hivatkozás a játszmára.
notices-where = Itt értesítünk
notices-add = Hol értesítsünk?
notices-add-more = Még egy hely
notices-when = Mikor
notices-when-hint = Amíg az asztal ott van előtted, semmit sem küldünk. Arról a lépésről, amely közben megtörtént, nem szólunk. A leveleket összegyűjtjük: öt percenként legfeljebb egy jön.
notices-delay = Előbb várjunk
notices-at-once = Ne várjatok
notices-minute = 1 percet
notices-minutes = 10 percet
notices-hour = 1 órát
notices-language = Az értesítések nyelve

notices-browser = Böngésző
notices-this-browser = Ez a böngésző
notices-this-browser-text = Értesítés ezen az eszközön akkor is, ha egyetlen oldal sincs nyitva. A böngésző saját szolgáltatása viszi, és nem tudja elolvasni.
notices-this-browser-on = Itt már be van kapcsolva.
notices-switch-on = Bekapcsolás
notices-blocked = Ez a böngésző tiltja az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban ennél a webhelynél, majd töltsd be újra az oldalt.
notices-insecure = A böngészők ezt csak https-címen vagy magán ezen a gépen megnyitott oldalnak engedik.
notices-home-screen = iPhone-on és iPaden ez a főképernyőről működik. Másold ki a hivatkozásodat a beállításokban, majd válaszd a Megosztás, „Főképernyőhöz adás” parancsot. Nyisd meg onnan a Trunkline-t, illeszd be a hivatkozást a beállításaiban, és kapcsold be az értesítéseket.
notices-unable = Ez a böngésző bezárva nem tud értesítést fogadni. Válassz e-mailt vagy csatornát.
notices-push-failed = A böngésző nem érte el a saját értesítési szolgáltatását. Próbáld újra, vagy válassz e-mailt vagy csatornát.
notices-here = ez az

notices-email = E-mail
notices-email-text = Levél; mindegyikben van egy hivatkozás, amellyel leállíthatod.
notices-your-email = A címed
notices-email-add = Küldjetek levelet
notices-email-sent = Elküldtük a levelet ide: { $address }. Nyisd meg a benne lévő hivatkozást, és a cím megerősítést nyer.
notices-email-none = Ez a kiszolgáló még nem küld e-mailt. Aki üzemelteti, indításkor adja meg a levelezőkiszolgálót:

notices-channel = Csatorna
notices-channel-text = Üzenet a Discordon, a Slacken vagy a Telegramon, vagy egy saját programodnak.
notices-service = Hol
notices-json = Saját program (JSON)
notices-url = A webhook címe
notices-bot = A bot tokenje
notices-chat = Csevegés
notices-name = Hogyan nevezed (üresen is maradhat)
notices-channel-add = Hozzáadás
notices-hint-discord = A Discordon: a csatorna beállításai, Integrációk, Webhookok, Webhook URL másolása.
notices-hint-slack = A Slacken: készíts alkalmazást Incoming Webhooks funkcióval, és másold ki a csatorna webhookjának címét.
notices-hint-telegram = Írj a @BotFathernek: ad egy botot és a tokenjét. Vedd fel a botot a csevegésbe, vagy írj neki előbb te. A csevegés egy szám, vagy egy nyilvános csatorna @neve.
notices-hint-json = POST kérést küldünk JSON-nal egy https-címre a nyilvános interneten.

notices-on = Bekapcsolva.
notices-paused = Szünetel.
notices-unconfirmed = Rád vár: nyisd meg az oda küldött levélben lévő hivatkozást.
notices-sent = Az utolsó értesítés: { $when }.
notices-failed = Az utolsó értesítés ({ $when }) nem ért célba. { $problem }
notices-again = Az utolsó értesítés még nem ért célba, újra megpróbáljuk. { $problem }
notices-test-sent = A próbát elküldtük: { $when }.
notices-test-failed = A próba nem sikerült: { $when }. { $problem }
notices-test = Próba
notices-pause = Szüneteltetés
notices-resume = Bekapcsolás
notices-remove = Törlés
notices-remove-sure = Biztosan törlöm
notices-kinds-which = Miről értesítünk
notices-kinds-all = Mindenről értesítünk
notices-kinds = { $count ->
    [0] Semmiről sem értesítünk
    [one] Egyféle dologról értesítünk
   *[other] { $count }-féle dologról értesítünk
}
notices-turn = Te következel
notices-reminder = Lejárt az időd
notices-request = Valaki vissza szeretne vonni valamit
notices-message = Valaki ír a csevegésbe
notices-over = Vége egy játszmának
notices-rematch = Valaki új játszmát javasol

notices-confirm-text = Mehetnek a játszmákról szóló értesítések a címedre?
notices-confirm = Igen, megerősítem a címet
notices-confirmed = { $address } megerősítve. Mostantól oda mennek az értesítések.
notices-stop-text = Ne menjen több értesítés a címedre?
notices-stop = Ne jöjjön több
notices-stopped = Több értesítést nem küldünk ide: { $address }.
