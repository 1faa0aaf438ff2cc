/**
 * The most common passwords of published leaks, with six characters or more, in lower case. Attackers try these
 * first, and the rate limit leaves time for few others.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123123 123123123 123321 1234321 12344321 1234554321 123454321 123465 12345a 123456a 1234567a 12345678a
123456789a 1234567890a 123456q 1234567q 123456b 123456s 123456z 123456ab 123456abc 12345qwert 1234qwer
1234abcd 123abc 123qwe 123qweasd 123qweasdzxc 123456qwerty 12qwaszx 12341234 12345612 123456654321
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1a2b3c 1a2b3c4d 112233 11223344
1122334455 121212 12121212 123698745 131313 141414 142536 147147 147258 147258369 147852 147852369 151515
159159 159357 159753 159951 161616 171717 181818 191919 202020 212121 222333 232323 242424 246810 252525
258258 258456 262626 292929 303030 321321 323232 333444 343434 345678 357159 369258 369258147 369369 420420
424242 454545 456123 456456 456789 505050 515151 520520 525252 555666 565656 575757 585858 616161 626262
656565 676767 686868 696969 717171 741741 741852 741852963 747474 757575 767676 777888 786786 787878 789123
789456 789456123 789789 797979 808080 818181 828282 852456 868686 878787 888999 898989 909090 951753 963852
963852741 969696 979797 987456 987456321 989898 147896325 0123456 01234567 012345678 0123456789 0987654321
987654321 98765432 9876543210 987654 7654321 87654321 10203040 1020304050 102030 100200 100200300 112211
111222 111222333 11112222 000111 001122 098765 101010 10101010 110110 110011
a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa1234 aa12345 aa123456 aa123456789
aaa111 aaa123 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcde12345 q123456 q1w2e3 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qq123456 qwe123 qwe123456 qweasd qweasdzxc qweqwe qwert1 qwert123 qwer1234 qwerasdf
qwerasdfzxcv qwerqwer qwertyui qwertyuiop qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwertz qwertz123 qwertzuiop qazwsx qazwsx123 qazwsxedc qazxsw qazxswedc wasdwasd werty123 zaq12wsx zaq1zaq1
zxcvbn zxcvbnm zxcvbnm123 zxcvbnm1 zxcv1234 zxcasd zxczxc z1x2c3 azerty azerty123 azertyuiop asdasd asdasdasd
asd123 asdf123 asdf1234 asdfasdf asdfgh asdfgh1 asdfghj asdfghjk asdfghjkl asdfjkl asdzxc poiuyt poiuytrewq
mnbvcx mnbvcxz lkjhgf lkjhgfdsa ytrewq
password password! password. password0 password1 password1! password2 password3 password7 password9 password01
password11 password12 password12! password123 password123! password1234 password12345 password2020
password2021 password2022 password2023 password2024 password2025 password2026 passwort passwort1 passwort123
passw0rd passw0rd! passw0rd1 passw0rd123 pass123 pass1234 pass12345 pass123456 passpass passme passwd passwd1
p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p4ssw0rd pa55word pa55w0rd pa$$word pa$$w0rd
p@$$w0rd mypassword mypass motdepasse contrasena contraseña senha123 parola parola123 wachtwoord salasana
haslo123 geheim geheim123 secret secret1 secret123 topsecret
admin1 admin12 admin123 admin123! admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin
administrator root123 root1234 rootroot toor123 user123 user1234 username guest123 guest1 test123 test1234
test12345 test123456 testtest testing testing1 testing123 tester demo123 demo1234 default temp123 temp1234
temppass changeme changeme! changeme1 changeme123 change123 letmein letmein! letmein1 letmein123 letmein2
welcome welcome! welcome1 welcome1! welcome12 welcome123 welcome123! welcome2 welcome2024 welcome2025
login123 loginlogin access access14 enter123 hello1 hello12 hello123 hello1234 hellohello helloworld hello!
iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu iloveu1 iloveu2 iloveme iloveme1 ilovegod
ilovejesus loveyou loveme loveme1 lovely lovely1 lovelove love123 love1234 lover1 loveyou1 mylove teamo123
teamo1 tequiero teiubesc jetaime jetaime1 ichliebedich
computer computer1 internet internet1 server samsung samsung1 samsung123 google google1 google123 facebook
facebook1 youtube yahoo123 windows windows1 microsoft linkedin iphone iphone6 android nokia123 nintendo
playstation xbox360 minecraft minecraft1 fortnite roblox roblox123 pokemon pokemon1 pokemon123 pikachu1
naruto naruto1 naruto123 sasuke starwars starwars1 skywalker matrix matrix1 superman superman1 batman batman1
batman123 spiderman spiderman1 ironman hulk123 avengers gandalf merlin frodo1 hobbit harrypotter potter
football football1 football12 football123 baseball baseball1 basketball basketball1 soccer soccer1 soccer10
soccer12 hockey hockey1 tennis golf123 golfer arsenal arsenal1 arsenal123 chelsea chelsea1 chelsea123 liverpool
liverpool1 liverpool123 manchester manutd manunited barcelona barcelona1 barca123 realmadrid juventus juventus1
inter123 milan123 galatasaray fenerbahce besiktas celtic celtic1 rangers rangers1 everton tottenham spurs1
cowboys cowboys1 steelers steelers1 lakers lakers1 lakers24 yankees yankees1 eagles eagles1 packers packers1
redskins raiders raiders1 dolphins dolphin dolphin1 jordan jordan1 jordan23 michael michael1 michael123 michelle
michelle1 jessica jessica1 jessica123 jennifer jennifer1 ashley ashley1 ashley12 amanda amanda1 nicole nicole1
nicole12 daniel daniel1 daniel123 david123 andrew andrew1 anthony anthony1 joshua joshua1 matthew matthew1
justin justin1 robert robert1 thomas thomas1 thomas123 william william1 george george1 charlie charlie1
charlie123 jasmine jasmine1 jackson jackson1 samantha samantha1 brandon brandon1 brittany elizabeth elizabeth1
martin martin1 melissa melissa1 patrick patrick1 richard richard1 steven stephanie taylor taylor1 tyler1
vanessa victoria victoria1 alexander alexander1 alexandra alexis alexis1 andrea andrea1 angela angelica antonio
benjamin carlos carlos1 carolina caroline catherine christian christian1 christine claudia cristina danielle
eduardo fernando francisco gabriel gabriel1 gabriela hannah hannah1 heather isabella jeremy johnny jonathan
jonathan1 jordan12 joseph joseph1 katherine kimberly lauren lauren1 leonardo maggie maggie1 marina marine
mariana marcus maria123 nathan nathan1 natalie nicholas nicholas1 olivia olivia1 oliver oliver1 pamela patricia
rachel rachel1 rebecca rebecca1 ricardo roberto rodrigo sandra sebastian sophie sophie1 stella susana sydney
teresa valentina veronica yamaha zachary ginger ginger1 pepper pepper1 bailey bailey1 buster buster1 maxwell
tigger tigger1 shadow shadow1 shadow12 shadow123 princess princess1 princess12 princess123 monkey monkey1
monkey12 monkey123 dragon dragon1 dragon12 dragon123 master master1 master12 master123 mustang mustang1 corvette
ferrari ferrari1 porsche mercedes mercedes1 bmw123 harley harley1 honda1 toyota suzuki camaro killer killer1
killer123 hunter hunter1 hunter12 hunter123 ranger ranger1 falcon phoenix phoenix1 tiger1 tiger123 tigers
panther wolves wolverine eagle1 cookie cookie1 chocolate chocolate1 banana banana1 orange orange1 purple purple1
yellow silver silver1 golden cheese cheese1 coffee butter peanut pumpkin strawberry cherry cherry1 peaches
peaches1 sunshine sunshine1 sunshine123 sunflower summer summer1 summer12 summer123 summer2023 summer2024
summer2025 winter winter1 winter2023 winter2024 winter2025 spring2024 spring2025 autumn autumn2024 flower flower1
flowers flower123 butterfly butterfly1 rainbow rainbow1 angel1 angel123 angels angelo babygirl babygirl1 babyboy
babyboy1 baby123 sweety sweetie cutie1 beautiful beautiful1 forever forever1 friend friends friends1 family
family1 family123 freedom freedom1 whatever whatever1 nothing nothing1 blessed blessed1 jesus1 jesus123
jesuschrist heaven faith1 spirit peace1 loving blink182 metallica metallica1 nirvana slipknot slipknot1 eminem
eminem1 50cent greenday linkinpark beatles queen123 guitar guitar1 music1 music123 drummer trustno1 trustno1!
x4ivyga51f access123 mickey mickey1 minnie snoopy snoopy1 scooby scooby1 garfield tweety tweety1 barbie barbie1
hellokitty kitty1 kitten puppy1 monster monster1 monster123 diamond diamond1 crystal crystal1 mercury jupiter
saturn apollo apollo13 thunder thunder1 lightning trouble trouble1 sexy123 sexygirl hottie hottie1 asshole
asshole1 fuckyou fuckyou! fuckyou1 fuckyou2 fuckoff fucker fuckme bitch1 bullshit biteme badboy badgirl blowjob
bigdaddy bigdog bigboy boomer boomer1 bubbles bubbles1 casper cocacola compaq cowboy creative diablo digital
dallas dallas1 denver london london1 london123 paris1 paris123 newyork newyork1 chicago chicago1 boston austin
america america1 canada canada1 germany germany1 england england1 france france1 russia india123 mexico mexico1
brasil brazil australia poland italia italia1 scotland ireland
genesis helpme hotdog ilikeit innocent jackass jasper jasper1 junior junior1 justme knight lucky1 lucky7 lucky13
lucky123 marlboro maverick midnight midnight1 molly1 money1 money123 mother mother1 mommy1 father nascar
ncc1701 newpass newpass1 nimda123 open123 opensesame patience phantom please please1 pookie pookie1 prince
prince1 private qwaszx rocky1 rockstar rocknroll rosebud samson scorpion scorpio single sniper sparky sparky1
sparkle special stupid stupid1 sugar1 success success1 swordfish therock tinker turtle unknown viking voyager
warrior warrior1 welcome01 willow willow1 winner winner1 winston wizard yankee yellow1 zxcvbn1 zzzxxx
bicycle bicycle1 biking cycling mountainbike workshop shimano campagnolo toolbox
`
    .trim()
    .split(/\s+/),
)
