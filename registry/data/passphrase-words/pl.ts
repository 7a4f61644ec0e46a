/** Polish words for passphrases: common, concrete, without accents. Written for this project. */
export const WORDS: readonly string[] = `
agrafka agrest akacja aktor album aleja altana ananas antena arbuz arena atlas atrament autobus azalia baba babcia bagno bajka bal balet balkon balon
banan bank baran barok barszcz basen batuta bazar bazylia beczka belka bez bezik bigos bilet biszkopt biurko blacha blok bluszcz bluza bobas bochen
bocian bocznica boisko borsuk brama bratek broda brona broszka brzeg brzoza brzuch buda budka bufet buk bukiet buldog burak bursztyn burza but butelka
byk cebula cegla cela cement cera chata chleb chmiel chmura chodnik choinka chrzan ciasto cieplik cisza cukier cukinia cyrk cyrkiel cytra cytryna
czajka czajnik czapka czapla czas czekolada czereda czosnek czubek dach daktyl deska deszcz diament dolina dom domek dorsz droga drozd drut drzewo
drzwi duch dudek dwa dwie dworzec dynia dywan dzban dziadek dzik dziupla dzwon dzwonek echo ekran elf estrada etui fabryka fala farba farma fasola
figa fiolek fiord firanka flaga flaming flet foka folia fontanna fortepian fotel gablota galeria garaz garnek gazeta generator gitara glina globus
gniazdo gofr gong gospoda gotyk gra grabie grad granat granit gruszka grzebyk grzmot grzyb gumka guzik gwiazda gwizdek hala hamak
harcerz harfa hejnal herb herbata hotel huragan huta igla igloo imbir impreza indyk irys iskierka iskra jacht jagoda jajko jama jarmark jarzyna
jaskinia jaszczur jawor jeep jelen jesion jezioro jodla jogurt judo jutro kabel kaczka kajak kakao kaktus kalafior kalendarz kalosz kamera kamizelka
kanapa kangur kapelusz kapusta karp karta kasza kasztan katedra kawa kawka kiermasz kierowca kijek kino kiosk klasa klatka klawisz klej klon klub
klucz kluska koc kocur kogut kokos kolano kolba kolczyk kolej komar kometa komin komoda kompas koncert konik konwalia koper kora koral koralik korek
korona kosz koszula kot kotlet kotwica koza krab kraina kran krawat krawiec kreda kret krokodyl krokus krowa kruk krzak krzem krzyk kubek kucharz
kufer kukulka kula kultura kura kurs kurtka kustosz kuzyn kwiaciarz kwiat lampa lampart las laska latarnia latawiec lato lawenda lawina legenda lekarz
lemur len leszcz lew lewar lilia lina linijka lipa lis lisc list litera lody lokata lornetka lot lotnisko lupa lustro lutnia magnes majster makaron
malina mama mandolina mapa marchew marmur masa maska masz maszt mata medal melon mewa miasto miecz migdal mina miska mlecz mleko model modrzew moneta
morela morwa morze most motor motyl mrok mrowisko mucha muszla muzeum muzyka mydlo mysz nafta namiot napis narty natka nauka niebieski niebo niedziela
nitka noc nora nos nosze notes nurek nuta nutria obiad obraz obrus ocean ogon ogrodnik okno oko okulary olbrzym olcha olej oliwka opal opera orchidea
organy orka orzech osa osika ostryga owca owies owoc pajac pajak palec palma papaja papier papryka papuga parapet park parowiec pasek pasta
pastel patelnia patyk paw pazur pejzaz perkusja perla piasek piecyk pieczarka piekarz piernik pierog pies pilot pingpong pingwin pionek piorun pirat
piwonia pizza plac plama plaster platyna plecak plon pluszak poczta poduszka podworko poezja pogoda pokrzywa polana pole polka pomidor pomnik poranek
porcelana port porzeczka posag potok powiat poziomka prawnik prom prosiak prysznic pstrag pszenica ptak puchacz pudel puma puzon pyton radar radio rak
rakieta rama ranek recepta regal rekin renifer reszta robot rodzina rondel rosa rower rubin rumianek rura ryba rybak rycerz rynek rynna rysunek rzeka
rzemyk rzepa rzeszoto sad salata samolot samowar sandal sanki sarna saturn satyna scena schody seler serce serial sernik siano sikorka silnik siostra
skala skarb skarpeta sklep skorupa skrzat skrzypce smak smok sobota sofa sok sokol sosna sowa spacer spodnie stadion stajnia statek staw step
stodola stokrotka stopa strumyk struna suknia sukno sweter swietlik syrena syrop szachy szafa szafir szafran szalik szczaw szczur szczyt
szklanka szkola sznur szpak szparag szpinak szyba szyszka tablica taboret talerz talia taniec tapczan tapeta taras tarcza targ tata teatr telefon
tenis teren termos tkanina tlen toaleta topola torba tort toster tramwaj trawa trolejbus tron truskawka tulipan tunel tur turban tygrys tymianek tyton
ucho uczta ule ulewa ulica umowa upal urlop uszka walc walizka wanilia wanna warkocz warzywo watra wazka wazon wehikul wiadro wiatr wiatrak wieczor
wieloryb wierzba wieszak wilk winda wino winogrono wiosna wisnia woda wodospad wojna wosk wrona wrzos wulkan wydra wyspa zabawka zagadka zamek zapach
zapalka zebra zegar zegarek zelazo ziarno ziemia ziemniak zima zlew znaczek znak zupa zwierz zysk
`
  .trim()
  .split(/\s+/)
