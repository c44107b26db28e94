/**
 * The most common passwords: words, names, teams, keyboard walks and digit sequences, with common
 * suffixes. Lower case; at least six characters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    !@#$%^ !@#$%^&* !@#$%^&*() !qaz2wsx 000000 00000000 0000000000 00001111 007007007 0123456789
    0147258369 0987654321 101010 10101010 102030 10203040 1029384756 111111 11111111 1111111111
    11112222 1111aaaa 111222 111222333 112233 11223344 1122334455 121212 12121212 123123 123123123
    123321 12341234 123412345 1234321 12344321 123454321 123456 123456123 123456654321 1234567
    12345678 123456789 1234567890 1234567891 12345678910 123456789a 123456789q 12345678a 1234567a
    1234567q 123456a 123456aa 123456ab 123456abc 123456q 12345abc 12345qwert 1234abcd 1234qwer
    123abc123 123asd123 123qwe 123qwe123 123qweasd 12qwaszx 131313 1314520 135792468 147147147
    147258369 147852369 1478963 14789632 159159159 159357 159753 19851985 19901990 1a2b3c4d 1q2w3e
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20102010 20202020 222222 22222222
    222333444 24681012 246813579 258258258 27182818 2wsx3edc 31415926 3141592654 321321321 321654987
    33333333 333666999 369369369 36985214 42424242 44444444 456456456 456789 5201314 555555 55555555
    5555555555 5845201314 654321 666666 66666666 696969 69696969 741741741 741852963 753951 7654321
    7758521 777777 77777777 789456123 78963214 852456 87654321 87878787 888888 88888888 88888888a
    951753 963852741 987321654 987654 98765432 987654321 9876543210 999999 99999999 9999999999
    a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aaa111222 aaaa1111
    aaaaaa aaaaaaa aaaaaaaa abc007 abc123 abc123! abc1234 abc12345 abc123456 abc123abc abc2020
    abc2021 abc2022 abc2023 abc2024 abc2025 abc2026 abcabcabc abcd1234 abcd12345 abcd4321 abcdefg
    abcdefg1 abcdefgh abcdefghi abracadabra access access! access1 access12 access123 access1234
    access2024 admin! admin00 admin007 admin01 admin1 admin1! admin12 admin123 admin123! admin1234
    admin12345 admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026
    admin69 admin99 admin@123 administrator administrator! administrator1 administrator12
    administrator123 administrator1234 administrator2024 adobe123 alexander alexander! alexander1
    alexander12 alexander123 alexander1234 alexander2024 alexandra alexandra! alexandra1 alexandra12
    alexandra123 alexandra1234 alexandra2024 amanda amanda! amanda1 amanda12 amanda123 amanda1234
    amanda2024 america america! america1 america12 america123 america1234 america2024 andrea andrea!
    andrea1 andrea12 andrea123 andrea1234 andrea2024 andrew andrew! andrew1 andrew12 andrew123
    andrew1234 andrew2024 android android! android1 android12 android123 android1234 android2024
    angel! angel1 angel12 angel123 angel1234 angel2024 anna12 anna123 anna1234 anna2024 anthony
    anthony! anthony1 anthony12 anthony123 anthony1234 anthony2024 apple! apple1 apple12 apple123
    apple1234 apple2024 april1 april123 april2024 april2025 april2026 aqwzsx12 arsenal arsenal!
    arsenal1 arsenal12 arsenal123 arsenal1234 arsenal2024 asd123 asd12345 asdasdasd asdf12 asdf123
    asdf1234 asdf2024 asdfasdf asdfg12345 asdfgh asdfgh! asdfgh1 asdfgh12 asdfgh123 asdfgh1234
    asdfgh2024 asdfghjkl asdfghjkl! asdfghjkl1 asdfghjkl12 asdfghjkl123 asdfghjkl1234 asdfghjkl2024
    asdfjkl; asdfqwer ashley ashley! ashley1 ashley12 ashley123 ashley1234 ashley2024 asshole
    asshole! asshole1 asshole12 asshole123 asshole1234 asshole2024 audi12 audi123 audi1234 audi2024
    august august1 august123 august2024 august2025 august2026 austin austin! austin1 austin12
    austin123 austin1234 austin2024 autumn autumn! autumn00 autumn007 autumn01 autumn1 autumn1!
    autumn12 autumn123 autumn123! autumn1234 autumn12345 autumn123456 autumn2020 autumn2021
    autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 autumn69 autumn99 avengers avengers!
    avengers1 avengers12 avengers123 avengers1234 avengers2024 azerty azerty123 azertyuiop baby12
    baby123 baby1234 baby2024 babyboy babyboy! babyboy1 babyboy12 babyboy123 babyboy1234 babyboy2024
    babygirl babygirl! babygirl1 babygirl12 babygirl123 babygirl1234 babygirl2024 bailey bailey!
    bailey1 bailey12 bailey123 bailey1234 bailey2024 banana banana! banana1 banana12 banana123
    banana1234 banana2024 barcelona barcelona! barcelona1 barcelona12 barcelona123 barcelona1234
    barcelona2024 baseball baseball! baseball00 baseball007 baseball01 baseball1 baseball1!
    baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball123456 baseball2020
    baseball2021 baseball2022 baseball2023 baseball2024 baseball2025 baseball2026 baseball69
    baseball99 basketball basketball! basketball1 basketball12 basketball123 basketball1234
    basketball2024 batman batman! batman1 batman12 batman123 batman1234 batman2024 bayern123
    bbbbbbbb beatles beatles! beatles1 beatles12 beatles123 beatles1234 beatles2024 beauty beauty!
    beauty00 beauty007 beauty01 beauty1 beauty1! beauty12 beauty123 beauty123! beauty1234
    beauty12345 beauty123456 beauty2020 beauty2021 beauty2022 beauty2023 beauty2024 beauty2025
    beauty2026 beauty69 beauty99 bella! bella1 bella12 bella123 bella1234 bella2024 berlin berlin!
    berlin1 berlin12 berlin123 berlin1234 berlin2024 beyonce beyonce! beyonce1 beyonce12 beyonce123
    beyonce1234 beyonce2024 bitch! bitch1 bitch12 bitch123 bitch1234 bitch2024 biteme biteme!
    biteme1 biteme12 biteme123 biteme1234 biteme2024 black! black1 black12 black123 black1234
    black2024 blahblah blahblah! blahblah1 blahblah12 blahblah123 blahblah1234 blahblah2024 blessed
    blessed! blessed1 blessed12 blessed123 blessed1234 blessed2024 blink182 blue12 blue123 blue1234
    blue2024 bmw123 bmw1234 bmw2024 bond007 bonjour1 borussia boston boston! boston1 boston12
    boston123 boston1234 boston2024 brandon brandon! brandon1 brandon12 brandon123 brandon1234
    brandon2024 brasil01 brasil123 brazil brazil! brazil1 brazil12 brazil123 brazil1234 brazil2024
    brian! brian1 brian12 brian123 brian1234 brian2024 brother brother! brother1 brother12
    brother123 brother1234 brother2024 buddy! buddy1 buddy12 buddy123 buddy1234 buddy2024 bugsbunny
    bugsbunny! bugsbunny1 bugsbunny12 bugsbunny123 bugsbunny1234 bugsbunny2024 bulls! bulls1 bulls12
    bulls123 bulls1234 bulls2024 bunny! bunny1 bunny12 bunny123 bunny1234 bunny2024 butterfly
    butterfly! butterfly1 butterfly12 butterfly123 butterfly1234 butterfly2024 california
    california! california1 california12 california123 california1234 california2024 camaro camaro!
    camaro1 camaro12 camaro123 camaro1234 camaro2024 canada canada! canada1 canada12 canada123
    canada1234 canada2024 changeit changeme changeme! changeme00 changeme007 changeme01 changeme1
    changeme1! changeme12 changeme123 changeme123! changeme1234 changeme12345 changeme123456
    changeme2020 changeme2021 changeme2022 changeme2023 changeme2024 changeme2025 changeme2026
    changeme69 changeme99 charlie charlie! charlie00 charlie007 charlie01 charlie1 charlie1!
    charlie12 charlie123 charlie123! charlie1234 charlie12345 charlie123456 charlie2020 charlie2021
    charlie2022 charlie2023 charlie2024 charlie2025 charlie2026 charlie69 charlie99 charlotte
    charlotte! charlotte1 charlotte12 charlotte123 charlotte1234 charlotte2024 cheese cheese!
    cheese1 cheese12 cheese123 cheese1234 cheese2024 chelsea chelsea! chelsea00 chelsea007 chelsea01
    chelsea1 chelsea1! chelsea12 chelsea123 chelsea123! chelsea1234 chelsea12345 chelsea123456
    chelsea2020 chelsea2021 chelsea2022 chelsea2023 chelsea2024 chelsea2025 chelsea2026 chelsea69
    chelsea99 cherry cherry! cherry1 cherry12 cherry123 cherry1234 cherry2024 chicago chicago!
    chicago1 chicago12 chicago123 chicago1234 chicago2024 chocolate chocolate! chocolate1
    chocolate12 chocolate123 chocolate1234 chocolate2024 christ christ! christ1 christ12 christ123
    christ1234 christ2024 ciao1234 cobra! cobra1 cobra12 cobra123 cobra1234 cobra2024 coffee coffee!
    coffee1 coffee12 coffee123 coffee1234 coffee2024 computer computer! computer00 computer007
    computer01 computer1 computer1! computer12 computer123 computer123! computer1234 computer12345
    computer123456 computer2020 computer2021 computer2022 computer2023 computer2024 computer2025
    computer2026 computer69 computer99 contrasena contrasena! contrasena1 contrasena12 contrasena123
    contrasena1234 contrasena2024 contraseña cookie cookie! cookie1 cookie12 cookie123 cookie1234
    cookie2024 correcthorsebatterystaple corvette corvette! corvette1 corvette12 corvette123
    corvette1234 corvette2024 cosmetic cosmetic! cosmetic1 cosmetic12 cosmetic123 cosmetic1234
    cosmetic2024 cowboys cowboys! cowboys1 cowboys12 cowboys123 cowboys1234 cowboys2024 cristiano
    crystal crystal! crystal1 crystal12 crystal123 crystal1234 crystal2024 cupcake cupcake! cupcake1
    cupcake12 cupcake123 cupcake1234 cupcake2024 cyber! cyber1 cyber12 cyber123 cyber1234 cyber2024
    daddy! daddy1 daddy12 daddy123 daddy1234 daddy2024 daisy! daisy1 daisy12 daisy123 daisy1234
    daisy2024 dallas dallas! dallas1 dallas12 dallas123 dallas1234 dallas2024 daniel daniel! daniel1
    daniel12 daniel123 daniel1234 daniel2024 database database! database1 database12 database123
    database1234 database2024 david! david1 david12 david123 david1234 david2024 december december1
    december123 december2024 december2025 december2026 default default! default1 default12
    default123 default1234 default2024 demo12 demo123 demo1234 demo2024 denver denver! denver1
    denver12 denver123 denver1234 denver2024 deutschland devil! devil1 devil12 devil123 devil1234
    devil2024 diamond diamond! diamond1 diamond12 diamond123 diamond1234 diamond2024 dodgers
    dodgers! dodgers1 dodgers12 dodgers123 dodgers1234 dodgers2024 dollar dollar! dollar1 dollar12
    dollar123 dollar1234 dollar2024 dolphin dolphin! dolphin1 dolphin12 dolphin123 dolphin1234
    dolphin2024 donald donald! donald1 donald12 donald123 donald1234 donald2024 doudou12 dragon
    dragon! dragon00 dragon007 dragon01 dragon1 dragon1! dragon12 dragon123 dragon123! dragon1234
    dragon12345 dragon123456 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025
    dragon2026 dragon69 dragon99 drums! drums1 drums12 drums123 drums1234 drums2024 dumbledore
    dumbledore! dumbledore1 dumbledore12 dumbledore123 dumbledore1234 dumbledore2024 eagle! eagle1
    eagle12 eagle123 eagle1234 eagle2024 eagles eagles! eagles1 eagles12 eagles123 eagles1234
    eagles2024 earth! earth1 earth12 earth123 earth1234 earth2024 elizabeth elizabeth! elizabeth1
    elizabeth12 elizabeth123 elizabeth1234 elizabeth2024 elvis! elvis1 elvis12 elvis123 elvis1234
    elvis2024 eminem eminem! eminem1 eminem12 eminem123 eminem1234 eminem2024 emma12 emma123
    emma1234 emma2024 england england! england1 england12 england123 england1234 england2024
    enterprise enterprise! enterprise1 enterprise12 enterprise123 enterprise1234 enterprise2024
    estrella1 example example! example1 example12 example123 example1234 example2024 facebook
    facebook! facebook1 facebook12 facebook123 facebook1234 facebook2024 faith! faith1 faith12
    faith123 faith1234 faith2024 falcon falcon! falcon1 falcon12 falcon123 falcon1234 falcon2024
    family family! family1 family12 family123 family1234 family2024 fashion fashion! fashion1
    fashion12 fashion123 fashion1234 fashion2024 fcbarcelona february february1 february123
    february2024 february2025 february2026 ferrari ferrari! ferrari1 ferrari12 ferrari123
    ferrari1234 ferrari2024 fire12 fire123 fire1234 fire2024 florida florida! florida1 florida12
    florida123 florida1234 florida2024 flower flower! flower1 flower12 flower123 flower1234
    flower2024 football football! football00 football007 football01 football1 football1! football12
    football123 football123! football1234 football12345 football123456 football2020 football2021
    football2022 football2023 football2024 football2025 football2026 football69 football99 forever
    forever! forever1 forever12 forever123 forever1234 forever2024 fortnite fortnite! fortnite1
    fortnite12 fortnite123 fortnite1234 fortnite2024 forzanapoli france france! france1 france12
    france123 france1234 france2024 france98 freedom freedom! freedom1 freedom12 freedom123
    freedom1234 freedom2024 friday friday1 friday123 friday2024 friday2025 friday2026 friend friend!
    friend1 friend12 friend123 friend1234 friend2024 friends friends! friends1 friends12 friends123
    friends1234 friends2024 frodo! frodo1 frodo12 frodo123 frodo1234 frodo2024 fuckme fuckme!
    fuckme1 fuckme12 fuckme123 fuckme1234 fuckme2024 fuckyou fuckyou! fuckyou1 fuckyou12 fuckyou123
    fuckyou1234 fuckyou2024 gandalf gandalf! gandalf1 gandalf12 gandalf123 gandalf1234 gandalf2024
    garfield garfield! garfield1 garfield12 garfield123 garfield1234 garfield2024 george george!
    george1 george12 george123 george1234 george2024 germany germany! germany1 germany12 germany123
    germany1234 germany2024 giants giants! giants1 giants12 giants123 giants1234 giants2024 ginger
    ginger! ginger1 ginger12 ginger123 ginger1234 ginger2024 glamour glamour! glamour1 glamour12
    glamour123 glamour1234 glamour2024 glowfare glowfare! glowfare00 glowfare007 glowfare01
    glowfare1 glowfare1! glowfare12 glowfare123 glowfare123! glowfare1234 glowfare12345
    glowfare123456 glowfare2020 glowfare2021 glowfare2022 glowfare2023 glowfare2024 glowfare2025
    glowfare2026 glowfare69 glowfare99 goku12 goku123 goku1234 goku2024 golden golden! golden1
    golden12 golden123 golden1234 golden2024 golf12 golf123 golf1234 golf2024 google google!
    google00 google007 google01 google1 google1! google12 google123 google123! google1234
    google12345 google123456 google2020 google2021 google2022 google2023 google2024 google2025
    google2026 google69 google99 green! green1 green12 green123 green1234 green2024 guest! guest1
    guest12 guest123 guest1234 guest2024 guitar guitar! guitar1 guitar12 guitar123 guitar1234
    guitar2024 hacker hacker! hacker1 hacker12 hacker123 hacker1234 hacker2024 hallo123 hallo1234
    hannah hannah! hannah1 hannah12 hannah123 hannah1234 hannah2024 harley harley! harley1 harley12
    harley123 harley1234 harley2024 harrypotter harrypotter! harrypotter1 harrypotter12
    harrypotter123 harrypotter1234 harrypotter2024 haslo! haslo1 haslo12 haslo123 haslo1234
    haslo2024 heaven heaven! heaven1 heaven12 heaven123 heaven1234 heaven2024 hello! hello00
    hello007 hello01 hello1 hello1! hello12 hello123 hello123! hello1234 hello12345 hello123456
    hello2020 hello2021 hello2022 hello2023 hello2024 hello2025 hello2026 hello69 hello99 hermione
    hermione! hermione1 hermione12 hermione123 hermione1234 hermione2024 hockey hockey! hockey1
    hockey12 hockey123 hockey1234 hockey2024 hogwarts hogwarts! hogwarts1 hogwarts12 hogwarts123
    hogwarts1234 hogwarts2024 honda! honda1 honda12 honda123 honda1234 honda2024 honey! honey1
    honey12 honey123 honey1234 honey2024 hope12 hope123 hope1234 hope2024 horse! horse1 horse12
    horse123 horse1234 horse2024 hottie hottie! hottie1 hottie12 hottie123 hottie1234 hottie2024
    hulk12 hulk123 hulk1234 hulk2024 hunter hunter! hunter1 hunter12 hunter123 hunter1234 hunter2024
    hurricane hurricane! hurricane1 hurricane12 hurricane123 hurricane1234 hurricane2024 ihateyou
    ilovedad ilovegod ilovegod! ilovegod1 ilovegod12 ilovegod123 ilovegod1234 ilovegod2024 iloveme1
    ilovemom ilovemyself iloveu iloveyou iloveyou! iloveyou00 iloveyou007 iloveyou01 iloveyou1
    iloveyou1! iloveyou12 iloveyou123 iloveyou123! iloveyou1234 iloveyou12345 iloveyou123456
    iloveyou2 iloveyou2020 iloveyou2021 iloveyou2022 iloveyou2023 iloveyou2024 iloveyou2025
    iloveyou2026 iloveyou69 iloveyou99 imissyou instagram instagram! instagram1 instagram12
    instagram123 instagram1234 instagram2024 internet internet! internet1 internet12 internet123
    internet1234 internet2024 iphone iphone! iphone1 iphone12 iphone123 iphone1234 iphone2024
    ironman ironman! ironman1 ironman12 ironman123 ironman1234 ironman2024 isabella isabella!
    isabella1 isabella12 isabella123 isabella1234 isabella2024 italy! italy1 italy12 italy123
    italy1234 italy2024 jackson jackson! jackson1 jackson12 jackson123 jackson1234 jackson2024
    jaguar jaguar! jaguar1 jaguar12 jaguar123 jaguar1234 jaguar2024 james! james1 james12 james123
    james1234 james2024 jamesbond january january1 january123 january2024 january2025 january2026
    jasmine jasmine! jasmine1 jasmine12 jasmine123 jasmine1234 jasmine2024 jason! jason1 jason12
    jason123 jason1234 jason2024 jennifer jennifer! jennifer1 jennifer12 jennifer123 jennifer1234
    jennifer2024 jessica jessica! jessica1 jessica12 jessica123 jessica1234 jessica2024 jesus!
    jesus1 jesus12 jesus123 jesus1234 jesus2024 john12 john123 john1234 john2024 jordan jordan!
    jordan00 jordan007 jordan01 jordan1 jordan1! jordan12 jordan123 jordan123! jordan1234
    jordan12345 jordan123456 jordan2020 jordan2021 jordan2022 jordan2023 jordan2024 jordan2025
    jordan2026 jordan23 jordan69 jordan99 joshua joshua! joshua1 joshua12 joshua123 joshua1234
    joshua2024 justin justin! justin1 justin12 justin123 justin1234 justin2024 juventus juventus!
    juventus1 juventus12 juventus123 juventus1234 juventus2024 juventus7 kevin! kevin1 kevin12
    kevin123 kevin1234 kevin2024 killer killer! killer1 killer12 killer123 killer1234 killer2024
    king12 king123 king1234 king2024 kitten kitten! kitten1 kitten12 kitten123 kitten1234 kitten2024
    kitty! kitty1 kitty12 kitty123 kitty1234 kitty2024 kobe2424 lakers lakers! lakers1 lakers12
    lakers123 lakers1234 lakers2024 lakers24 laptop laptop! laptop1 laptop12 laptop123 laptop1234
    laptop2024 lebron23 legolas legolas! legolas1 legolas12 legolas123 legolas1234 legolas2024
    letmein letmein! letmein00 letmein007 letmein01 letmein1 letmein1! letmein12 letmein123
    letmein123! letmein1234 letmein12345 letmein123456 letmein2020 letmein2021 letmein2022
    letmein2023 letmein2024 letmein2025 letmein2026 letmein69 letmein99 letmeinnow liberty liberty!
    liberty1 liberty12 liberty123 liberty1234 liberty2024 lightning lightning! lightning1
    lightning12 lightning123 lightning1234 lightning2024 lily12 lily123 lily1234 lily2024 linkedin
    linkedin1 lion12 lion123 lion1234 lion2024 lipstick lipstick! lipstick1 lipstick12 lipstick123
    lipstick1234 lipstick2024 liverpool liverpool! liverpool00 liverpool007 liverpool01 liverpool1
    liverpool1! liverpool12 liverpool123 liverpool123! liverpool1234 liverpool12345 liverpool123456
    liverpool2020 liverpool2021 liverpool2022 liverpool2023 liverpool2024 liverpool2025
    liverpool2026 liverpool69 liverpool99 lkjhgfdsa login! login00 login007 login01 login1 login1!
    login12 login123 login123! login1234 login12345 login123456 login2020 login2021 login2022
    login2023 login2024 login2025 login2026 login69 login99 london london! london1 london12
    london123 london1234 london2012 london2024 lovelove lovelove! lovelove1 lovelove12 lovelove123
    lovelove1234 lovelove2024 lovely lovely! lovely1 lovely12 lovely123 lovely1234 lovely2024 loveme
    loveme! loveme1 loveme12 loveme123 loveme1234 loveme2024 loveyou loveyou! loveyou1 loveyou12
    loveyou123 loveyou1234 loveyou2024 lucky! lucky1 lucky12 lucky123 lucky1234 lucky2024 lucy12
    lucy123 lucy1234 lucy2024 macromedia madonna madonna! madonna1 madonna12 madonna123 madonna1234
    madonna2024 madrid madrid! madrid1 madrid12 madrid123 madrid1234 madrid2024 maggie maggie!
    maggie1 maggie12 maggie123 maggie1234 maggie2024 magic! magic1 magic12 magic123 magic1234
    magic2024 makeup makeup! makeup00 makeup007 makeup01 makeup1 makeup1! makeup12 makeup123
    makeup123! makeup1234 makeup12345 makeup123456 makeup2020 makeup2021 makeup2022 makeup2023
    makeup2024 makeup2025 makeup2026 makeup69 makeup99 mama12 mama123 mama1234 mama2024 manchester
    manchester! manchester1 manchester12 manchester123 manchester1234 manchester2024 manunited
    manutd march1 march123 march2024 march2025 march2026 maria! maria1 maria12 maria123 maria1234
    maria2024 marseille master master! master00 master007 master01 master1 master1! master12
    master123 master123! master1234 master12345 master123456 master2020 master2021 master2022
    master2023 master2024 master2025 master2026 master69 master99 matrix matrix! matrix1 matrix12
    matrix123 matrix1234 matrix2024 matthew matthew! matthew1 matthew12 matthew123 matthew1234
    matthew2024 max123 max1234 max2024 melissa melissa! melissa1 melissa12 melissa123 melissa1234
    melissa2024 mercedes mercedes! mercedes1 mercedes12 mercedes123 mercedes1234 mercedes2024 merlin
    merlin! merlin1 merlin12 merlin123 merlin1234 merlin2024 messi10 metallica metallica! metallica1
    metallica12 metallica123 metallica1234 metallica2024 mexico mexico! mexico1 mexico12 mexico123
    mexico1234 mexico2024 michael michael! michael00 michael007 michael01 michael1 michael1!
    michael12 michael123 michael123! michael1234 michael12345 michael123456 michael2020 michael2021
    michael2022 michael2023 michael2024 michael2025 michael2026 michael23 michael69 michael99
    michelle michelle! michelle1 michelle12 michelle123 michelle1234 michelle2024 mickey mickey!
    mickey1 mickey12 mickey123 mickey1234 mickey2024 microsoft microsoft! microsoft1 microsoft12
    microsoft123 microsoft1234 microsoft2024 minecraft minecraft! minecraft1 minecraft12
    minecraft123 minecraft1234 minecraft2024 minnie minnie! minnie1 minnie12 minnie123 minnie1234
    minnie2024 mnbvcxz mnbvcxz1 molly! molly1 molly12 molly123 molly1234 molly2024 mommy! mommy1
    mommy12 mommy123 mommy1234 mommy2024 monday monday1 monday123 monday2024 monday2025 monday2026
    money! money1 money12 money123 money1234 money2024 monkey monkey! monkey00 monkey007 monkey01
    monkey1 monkey1! monkey12 monkey123 monkey123! monkey1234 monkey12345 monkey123456 monkey2020
    monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkey69 monkey99 moonlight
    moonlight! moonlight1 moonlight12 moonlight123 moonlight1234 moonlight2024 motdepasse
    motdepasse! motdepasse1 motdepasse12 motdepasse123 motdepasse1234 motdepasse2024 mother mother!
    mother1 mother12 mother123 mother1234 mother2024 mudar123 music! music1 music12 music123
    music1234 music2024 mustang mustang! mustang1 mustang12 mustang123 mustang1234 mustang2024
    mypass123 mypassword myspace1 naruto naruto! naruto1 naruto12 naruto123 naruto1234 naruto2024
    natasha natasha! natasha1 natasha12 natasha123 natasha1234 natasha2024 ncc1701 ncc1701d network
    network! network1 network12 network123 network1234 network2024 newpass1 newpassword newyork
    newyork! newyork1 newyork12 newyork123 newyork1234 newyork2024 neymar10 nicole nicole! nicole1
    nicole12 nicole123 nicole1234 nicole2024 ninja! ninja1 ninja12 ninja123 ninja1234 ninja2024
    nirvana nirvana! nirvana1 nirvana12 nirvana123 nirvana1234 nirvana2024 nissan nissan! nissan1
    nissan12 nissan123 nissan1234 nissan2024 nopass123 nopassword nothing nothing! nothing1
    nothing12 nothing123 nothing1234 nothing2024 november november1 november123 november2024
    november2025 november2026 october october1 october123 october2024 october2025 october2026
    oldpassword olivia olivia! olivia1 olivia12 olivia123 olivia1234 olivia2024 one123 one1234
    one2024 opensesame openup openup! openup1 openup12 openup123 openup1234 openup2024 orange
    orange! orange1 orange12 orange123 orange1234 orange2024 orchid orchid! orchid1 orchid12
    orchid123 orchid1234 orchid2024 p@$$w0rd p@ssw0rd p@ssw0rd! p@ssw0rd00 p@ssw0rd007 p@ssw0rd01
    p@ssw0rd1 p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssw0rd123! p@ssw0rd1234 p@ssw0rd12345
    p@ssw0rd123456 p@ssw0rd2020 p@ssw0rd2021 p@ssw0rd2022 p@ssw0rd2023 p@ssw0rd2024 p@ssw0rd2025
    p@ssw0rd2026 p@ssw0rd69 p@ssw0rd99 p@ssword p@ssword! p@ssword00 p@ssword007 p@ssword01
    p@ssword1 p@ssword1! p@ssword12 p@ssword123 p@ssword123! p@ssword1234 p@ssword12345
    p@ssword123456 p@ssword2020 p@ssword2021 p@ssword2022 p@ssword2023 p@ssword2024 p@ssword2025
    p@ssword2026 p@ssword69 p@ssword99 pa$$w0rd pa$$word packers packers! packers1 packers12
    packers123 packers1234 packers2024 panda! panda1 panda12 panda123 panda1234 panda2024 papa12
    papa123 papa1234 papa2024 paris! paris1 paris12 paris123 paris1234 paris2024 parola parola!
    parola1 parola12 parola123 parola1234 parola2024 pass12 pass123 pass1234 pass12345 pass2024
    pass@123 passpass passport passport! passport1 passport12 passport123 passport1234 passport2024
    passw0rd passw0rd! passw0rd00 passw0rd007 passw0rd01 passw0rd1 passw0rd1! passw0rd12 passw0rd123
    passw0rd123! passw0rd1234 passw0rd12345 passw0rd123456 passw0rd2020 passw0rd2021 passw0rd2022
    passw0rd2023 passw0rd2024 passw0rd2025 passw0rd2026 passw0rd69 passw0rd99 password password!
    password!@# password00 password007 password01 password1 password1! password12 password123
    password123! password1234 password12345 password123456 password2020 password2021 password2022
    password2023 password2024 password2025 password2026 password69 password99 password@123
    passwordpassword passwort passwort! passwort1 passwort12 passwort123 passwort1234 passwort2024
    patriots patriots! patriots1 patriots12 patriots123 patriots1234 patriots2024 peaches peaches!
    peaches1 peaches12 peaches123 peaches1234 peaches2024 pepper pepper! pepper1 pepper12 pepper123
    pepper1234 pepper2024 perfume perfume! perfume1 perfume12 perfume123 perfume1234 perfume2024
    phoenix phoenix! phoenix1 phoenix12 phoenix123 phoenix1234 phoenix2024 photoshop piano! piano1
    piano12 piano123 piano1234 piano2024 pikachu pikachu! pikachu1 pikachu12 pikachu123 pikachu1234
    pikachu2024 pink12 pink123 pink1234 pink2024 poiu0987 poiuytrewq pokemon pokemon! pokemon1
    pokemon12 pokemon123 pokemon1234 pokemon2024 porsche porsche! porsche1 porsche12 porsche123
    porsche1234 porsche2024 potter potter! potter1 potter12 potter123 potter1234 potter2024 prince
    prince! prince1 prince12 prince123 prince1234 prince2024 princesa1 princess princess! princess00
    princess007 princess01 princess1 princess1! princess12 princess123 princess123! princess1234
    princess12345 princess123456 princess2020 princess2021 princess2022 princess2023 princess2024
    princess2025 princess2026 princess69 princess99 puppy! puppy1 puppy12 puppy123 puppy1234
    puppy2024 purple purple! purple1 purple12 purple123 purple1234 purple2024 python python! python1
    python12 python123 python1234 python2024 q1w2e3r4 q1w2e3r4t5 q2w3e4r5 qazqazqaz qazwsx qazwsx!
    qazwsx1 qazwsx12 qazwsx123 qazwsx1234 qazwsx2024 qazwsxedc qazwsxedc! qazwsxedc1 qazwsxedc12
    qazwsxedc123 qazwsxedc1234 qazwsxedc2024 qq123456 qqqqqqqq queen! queen1 queen12 queen123
    queen1234 queen2024 qwaszx12 qwe123 qwe123456 qweasd qweasdzxc qweasdzxc1 qweqweqwe qwer1234
    qwerasdf qwerqwer qwert! qwert1 qwert12 qwert123 qwert1234 qwert2024 qwerty qwerty! qwerty!@#
    qwerty00 qwerty007 qwerty01 qwerty1 qwerty1! qwerty12 qwerty123 qwerty123! qwerty1234
    qwerty12345 qwerty123456 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025
    qwerty2026 qwerty69 qwerty7 qwerty99 qwerty@123 qwertyu qwertyui qwertyuiop qwertyuiop!
    qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiop2024 qwertz123 qwertzuiop rachel
    rachel! rachel1 rachel12 rachel123 rachel1234 rachel2024 raiders raiders! raiders1 raiders12
    raiders123 raiders1234 raiders2024 rainbow rainbow! rainbow1 rainbow12 rainbow123 rainbow1234
    rainbow2024 ranger ranger! ranger1 ranger12 ranger123 ranger1234 ranger2024 realmadrid
    realmadrid! realmadrid1 realmadrid12 realmadrid123 realmadrid1234 realmadrid2024 rebecca
    rebecca! rebecca1 rebecca12 rebecca123 rebecca1234 rebecca2024 red123 red1234 red2024 redsox
    redsox! redsox04 redsox1 redsox12 redsox123 redsox1234 redsox2024 richard richard! richard1
    richard12 richard123 richard1234 richard2024 rihanna rihanna! rihanna1 rihanna12 rihanna123
    rihanna1234 rihanna2024 robert robert! robert1 robert12 robert123 robert1234 robert2024 roblox
    roblox! roblox1 roblox12 roblox123 roblox1234 roblox2024 rocky! rocky1 rocky12 rocky123
    rocky1234 rocky2024 ronaldinho ronaldo7 root00 root007 root01 root1! root12 root123 root123!
    root1234 root12345 root123456 root2020 root2021 root2022 root2023 root2024 root2025 root2026
    root69 root99 rose12 rose123 rose1234 rose2024 running running! running1 running12 running123
    running1234 running2024 rush2112 ryan12 ryan123 ryan1234 ryan2024 samantha samantha! samantha1
    samantha12 samantha123 samantha1234 samantha2024 sample sample! sample1 sample12 sample123
    sample1234 sample2024 samsung samsung! samsung1 samsung12 samsung123 samsung1234 samsung2024
    samurai samurai! samurai1 samurai12 samurai123 samurai1234 samurai2024 sarah! sarah1 sarah12
    sarah123 sarah1234 sarah2024 saturday saturday1 saturday123 saturday2024 saturday2025
    saturday2026 schalke04 schatz123 scooby scooby! scooby1 scooby12 scooby123 scooby1234 scooby2024
    secret secret! secret00 secret007 secret01 secret1 secret1! secret12 secret123 secret123!
    secret1234 secret12345 secret123456 secret2020 secret2021 secret2022 secret2023 secret2024
    secret2025 secret2026 secret69 secret99 senha! senha1 senha12 senha123 senha1234 senha2024
    sephora sephora! sephora1 sephora12 sephora123 sephora1234 sephora2024 september september1
    september123 september2024 september2025 september2026 server server! server1 server12 server123
    server1234 server2024 sesame sexy12 sexy123 sexy1234 sexy2024 shadow shadow! shadow1 shadow12
    shadow123 shadow1234 shadow2024 shark! shark1 shark12 shark123 shark1234 shark2024 shopping
    shopping! shopping1 shopping12 shopping123 shopping1234 shopping2024 silver silver! silver1
    silver12 silver123 silver1234 silver2024 sister sister! sister1 sister12 sister123 sister1234
    sister2024 skincare skincare! skincare1 skincare12 skincare123 skincare1234 skincare2024
    skywalker skywalker! skywalker1 skywalker12 skywalker123 skywalker1234 skywalker2024 slipknot
    slipknot! slipknot1 slipknot12 slipknot123 slipknot1234 slipknot2024 smokey smokey! smokey1
    smokey12 smokey123 smokey1234 smokey2024 snoopy snoopy! snoopy1 snoopy12 snoopy123 snoopy1234
    snoopy2024 soccer soccer! soccer1 soccer12 soccer123 soccer1234 soccer2024 soldier soldier!
    soldier1 soldier12 soldier123 soldier1234 soldier2024 soleil123 sophia sophia! sophia1 sophia12
    sophia123 sophia1234 sophia2024 spain! spain1 spain12 spain123 spain1234 spain2024 spiderman
    spiderman! spiderman1 spiderman12 spiderman123 spiderman1234 spiderman2024 spring spring!
    spring00 spring007 spring01 spring1 spring1! spring12 spring123 spring123! spring1234
    spring12345 spring123456 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025
    spring2026 spring69 spring99 starlight starlight! starlight1 starlight12 starlight123
    starlight1234 starlight2024 startrek startrek! startrek1 startrek12 startrek123 startrek1234
    startrek2024 starwars starwars! starwars1 starwars12 starwars123 starwars1234 starwars2024
    steelers steelers! steelers1 steelers12 steelers123 steelers1234 steelers2024 steven steven!
    steven1 steven12 steven123 steven1234 steven2024 storm! storm1 storm12 storm123 storm1234
    storm2024 sugar! sugar1 sugar12 sugar123 sugar1234 sugar2024 summer summer! summer00 summer007
    summer01 summer1 summer1! summer12 summer123 summer123! summer1234 summer12345 summer123456
    summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summer69 summer99
    sunday sunday1 sunday123 sunday2024 sunday2025 sunday2026 sunshine sunshine! sunshine00
    sunshine007 sunshine01 sunshine1 sunshine1! sunshine12 sunshine123 sunshine123! sunshine1234
    sunshine12345 sunshine123456 sunshine2020 sunshine2021 sunshine2022 sunshine2023 sunshine2024
    sunshine2025 sunshine2026 sunshine69 sunshine99 superman superman! superman00 superman007
    superman01 superman1 superman1! superman12 superman123 superman123! superman1234 superman12345
    superman123456 superman2020 superman2021 superman2022 superman2023 superman2024 superman2025
    superman2026 superman69 superman99 supersecret sweetie sweetie! sweetie1 sweetie12 sweetie123
    sweetie1234 sweetie2024 swimming swimming! swimming1 swimming12 swimming123 swimming1234
    swimming2024 swordfish system system! system1 system12 system123 system1234 system2024 teamo123
    teamomucho temp12 temp123 temp1234 temp2024 temporary temppass tennis tennis! tennis1 tennis12
    tennis123 tennis1234 tennis2024 tequiero test00 test007 test01 test1! test12 test123 test123!
    test1234 test12345 test123456 test2020 test2021 test2022 test2023 test2024 test2025 test2026
    test69 test99 tester tester! tester1 tester12 tester123 tester1234 tester2024 testing testing!
    testing1 testing12 testing123 testing1234 testing2024 testtest texas! texas1 texas12 texas123
    texas1234 texas2024 thisismypassword thomas thomas! thomas1 thomas12 thomas123 thomas1234
    thomas2024 thunder thunder! thunder1 thunder12 thunder123 thunder1234 thunder2024 thursday
    thursday1 thursday123 thursday2024 thursday2025 thursday2026 thx1138 tiger! tiger1 tiger12
    tiger123 tiger1234 tiger2024 tigger tigger! tigger1 tigger12 tigger123 tigger1234 tigger2024
    toor1234 topsecret tornado tornado! tornado1 tornado12 tornado123 tornado1234 tornado2024 toyota
    toyota! toyota1 toyota12 toyota123 toyota1234 toyota2024 trustno trustno! trustno1 trustno12
    trustno123 trustno1234 trustno2024 tuesday tuesday1 tuesday123 tuesday2024 tuesday2025
    tuesday2026 twitter twitter! twitter1 twitter12 twitter123 twitter1234 twitter2024 tyler! tyler1
    tyler12 tyler123 tyler1234 tyler2024 unicorn unicorn! unicorn1 unicorn12 unicorn123 unicorn1234
    unicorn2024 usa12345 user00 user007 user01 user1! user12 user123 user123! user1234 user12345
    user123456 user2020 user2021 user2022 user2023 user2024 user2025 user2026 user69 user99 vader!
    vader1 vader12 vader123 vader1234 vader2024 victoria victoria! victoria1 victoria12 victoria123
    victoria1234 victoria2024 violet violet! violet1 violet12 violet123 violet1234 violet2024 viper!
    viper1 viper12 viper123 viper1234 viper2024 wachtwoord wachtwoord! wachtwoord1 wachtwoord12
    wachtwoord123 wachtwoord1234 wachtwoord2024 warrior warrior! warrior1 warrior12 warrior123
    warrior1234 warrior2024 water! water1 water12 water123 water1234 water2024 wednesday wednesday1
    wednesday123 wednesday2024 wednesday2025 wednesday2026 welcome welcome! welcome00 welcome007
    welcome01 welcome1 welcome1! welcome12 welcome123 welcome123! welcome1234 welcome12345
    welcome123456 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025
    welcome2026 welcome69 welcome99 welcome@123 whatever whatever! whatever1 whatever12 whatever123
    whatever1234 whatever2024 white! white1 white12 white123 white1234 white2024 william william!
    william1 william12 william123 william1234 william2024 wind12 wind123 wind1234 wind2024 windows
    windows! windows1 windows12 windows123 windows1234 windows2024 winner winner! winner1 winner12
    winner123 winner1234 winner2024 winter winter! winter00 winter007 winter01 winter1 winter1!
    winter12 winter123 winter123! winter1234 winter12345 winter123456 winter2020 winter2021
    winter2022 winter2023 winter2024 winter2025 winter2026 winter69 winter99 wizard wizard! wizard1
    wizard12 wizard123 wizard1234 wizard2024 woaini woaini1314 woaini520 wsxedc wsxedc! wsxedc1
    wsxedc12 wsxedc123 wsxedc1234 wsxedc2024 wwwwwwww xsw2zaq1 xxxxxxxx xyz12345 yamaha yamaha!
    yamaha1 yamaha12 yamaha123 yamaha1234 yamaha2024 yankees yankees! yankees1 yankees12 yankees123
    yankees1234 yankees2024 yellow yellow! yellow1 yellow12 yellow123 yellow1234 yellow2024 yoda12
    yoda123 yoda1234 yoda2024 youtube youtube! youtube1 youtube12 youtube123 youtube1234 youtube2024
    zaq12wsx zaq1xsw2 zaq1zaq1 zidane10 zxc123 zxcasdqwe zxcvbn zxcvbn! zxcvbn1 zxcvbn12 zxcvbn123
    zxcvbn1234 zxcvbn2024 zxcvbnm zxcvbnm! zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm1234 zxcvbnm2024
    zxczxczxc zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
