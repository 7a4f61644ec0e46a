/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|kratka|hash, krzyżyk, numer, płotek
$|dolar|pieniądze, USD, waluta
%|procent|znak procenta
&|et|i, znak and
)|nawias zamykający|nawias końcowy, nawias okrągły
*|gwiazdka|symbol gwiazdki, wieloznacznik
+|plus|dodawać, dodawanie
-|łącznik-minus|myślnik, pauza
.|kropka|punkt, znak kropki
/|ukośnik|slash, solidus, ukośny, znak ukośny
:|dwukropek
;|średnik
<|mniejsze niż|mniej, mniej niż
=|równość|znak równości
>|większe niż|więcej, więcej niż
@|znak małpy|małpa, symbol małpy
\\|ukośnik wsteczny|backslash
^|akcent przeciągły|cyrkumfleks, daszek, znak diakrytyczny
_|znak podkreślenia|dolny myślnik, linia, podkreślenie, podkreślnik
\`|grawis|akcent, znak diakrytyczny
{|otwierający nawias klamrowy
||kreska pionowa|linia pionowa, pipe
}|zamykający nawias klamrowy
~|tylda|fala, wężyk
¡|odwrócony wykrzyknik|znak wykrzyknika
¢|cent
£|funt|funt szterling, GBP, waluta
¥|jen|CNY, JPY, juan, waluta
§|paragraf|artykuł
¨|diereza|umlaut
©|znak praw autorskich|copyright, prawa autorskie
«|lewy cudzysłów ostrokątny|daszki, nawias ostry, nawiasy, szewron
¬|negacja|zaprzeczenie
®|zarejestrowany znak towarowy|R
°|stopień|symbol stopnia
±|plus-minus
²|dwa w indeksie górnym|indeks górny, kwadrat
³|trzy w indeksie górnym|indeks górny, sześcian
´|akcent ostry|akcent silny, akut, znak diakrytyczny
µ|znak mikro|miara
¶|znak akapitu|akapit
·|kropka środkowa|punkt, środek
¹|jeden w indeksie górnym|indeks górny
»|prawy cudzysłów ostrokątny|daszki, nawias ostry, nawiasy, szewron
¿|odwrócony znak zapytania|pytajnik
×|znak iloczynu|iloczyn, mnożenie, mnożyć, razy, znak mnożenia
÷|znak ilorazu|dzielenie, iloraz, podzielić, znak dzielenia
‐|dywiz|łącznik, myślnik
–|znak półpauzy|myślnik, półpauza
—|znak pauzy|myślnik, pauza
―|pozioma kreska|linia, myślnik
‘|apostrof odwrócony|cytat, lewy apostrof, pojedynczy apostrof
’|apostrof|cytat, pojedynczy apostrof, prawy apostrof
‚|apostrof dolny|cytat, prawy apostrof dolny
“|górny cudzysłów otwierający|cytat, lewy cudzysłów
”|górny cudzysłów zamykający|cytat, prawy cudzysłów
„|dolny cudzysłów otwierający|cytat, dolny prawy cudzysłów, prawy cudzysłów
†|znak sztyletu|crux philologorum, obelisk, obelos, obelus, sztylet
‡|znak podwójnego sztyletu|obelisk, obelos, obelus, podwójny, sztylet
•|punktor|kropka
…|wielokropek|trzy kropki, znak wielokropka
‧|punkt podziału|kropka, myślnik, podział
‰|promil|symbol promila
′|prim
″|bis|prim, symbol bis
※|znak odniesienia|odniesienie
‼|podwójny wykrzyknik|krzyk, okrzyk, wykrzykniki
‽|interrobang|interabang
‾|nadkreślenie
⁂|asteryzm
⁄|ukośnik ułamkowy
⁉|wykrzyknik ze znakiem zapytania|nie rozumiem, pytajnik, pytanie, zaskoczenie, znak zapytania
⁻|minus w indeksie górnym|indeks górny
₣|frank francuski
₤|lira
₥|mill|mil
₨|rupia
₩|won|KPW, KRW, waluta
€|euro|EUR, waluta
₰|niemiecki fenig
₱|peso
₳|austral
₹|rupia indyjska|waluta
₽|rubel|waluta
₿|bitcoin|BTC
℗|znak praw autorskich do nagrań muzycznych|muzyczne, nagranie
™|znak towarowy|TM
ℹ|informacja|i, informacje, punkt informacyjny, źródło informacji
←|strzałka skierowana w lewo
↑|strzałka skierowana w górę|góra
→|strzałka skierowana w prawo
↓|strzałka skierowana w dół
↔|strzałka w lewo i w prawo|dwukierunkowa, na boki
↕|strzałka w górę i w dół|dwukierunkowa, góra-dół, strzałka do góry i na dół
↖|strzałka w górę w lewo|kierunek, północny zachód, strzałka do góry w lewo
↗|strzałka w górę w prawo|kierunek, północny wschód, strzałka do góry w prawo
↘|strzałka w dół w prawo|kierunek, południowy wschód
↙|strzałka w dół w lewo|kierunek, południowy zachód, strzałka na dół w lewo
↝|falista strzałka w prawo
↞|strzałka w lewo z podwójnym grotem
↠|strzałka w prawo z podwójnym grotem
↢|strzałka w lewo z lotką
↣|strzałka w prawo z lotką
↦|strzałka w prawo z kreski
↩|strzałka zakręcona w lewo|zakręt, zawróć
↪|strzałka zakręcona w prawo|zakręt, zawróć
↫|strzałka w lewo z pętlą
↬|strzałka w prawo z pętlą
↰|strzałka w górę z grotem skierowanym w lewo
↱|strzałka w górę z grotem skierowanym w prawo
↲|strzałka w dół z grotem skierowanym w lewo
↳|strzałka w dół z grotem skierowanym w prawo
↴|strzałka w prawo z narożnikiem w dół|strzałka w prawo skręcająca w dół
↵|strzałka w dół skręcająca w lewo
↶|górna półkolista strzałka w lewo
↷|górna półkolista strzałka w prawo
↹|strzałka z kreską w lewo nad strzałką z kreską w prawo
↺|otwarta kolista strzałka w lewo
↻|otwarta kolista strzałka w prawo
⇄|strzałka w prawo nad strzałką w lewo
⇅|strzałki skierowane w górę i w dół|góra, strzałka
⇆|strzałka w lewo nad strzałką w prawo|strzałka skierowana w lewo nad strzałką skierowaną w prawo
⇐|podwójna strzałka w lewo
⇑|podwójna strzałka w górę
⇒|podwójna strzałka w prawo
⇓|podwójna strzałka w dół
⇔|podwójna strzałka w lewo i w prawo
⇝|zygzakowata strzałka w prawo|falista strzałka w prawo
⇞|podwójnie przekreślona strzałka w górę
⇟|podwójnie przekreślona strzałka w dół
⇠|przerywana strzałka w lewo
⇡|przerywana strzałka w górę
⇢|przerywana strzałka w prawo
⇣|przerywana strzałka w dół
⇤|strzałka z kreską w lewo
⇥|strzałka z kreską w prawo
⇦|pusta strzałka w lewo
⇧|pusta strzałka w górę
⇨|pusta strzałka w prawo
⇩|pusta strzałka w dół
⇪|pusta strzałka w górę z kreski
∀|dla wszystkich
∂|pochodna cząstkowa
∃|kwantyfikator egzystencjalny
∅|zbiór pusty
∆|delta|trójkąt
∇|nabla|trójkąt
∈|należy do|element, jest elementem, zbiór, znak przynależności do zbioru
∉|nie jest elementem
∋|zawiera w sobie element
∏|iloczyn n czynników
∑|suma n składników
−|minus|odejmować, odejmowanie
∓|plus lub minus
∗|operator asterysk
∘|operator składania
∙|operator punktor
√|pierwiastek kwadratowy
∝|proporcjonalne
∞|znak nieskończoności|nieskończoność
∠|kąt
∥|równoległe
∧|koniunkcja
∩|iloczyn zbiorów|część wspólna zbiorów, przecięcie
∪|suma zbiorów|zbiór
∫|całka
∬|całka podwójna
∮|całka konturowa
∴|dlatego
∵|ponieważ
∼|operator tylda
≅|w przybliżeniu równe
≈|prawie równe|około, w przybliżeniu
≠|różne|znak nierówności
≡|tożsamy z|identyczny, identyczny z, równoważny, trzy kreski
≤|mniejsze niż lub równe|mniej niż, równa się, różne
≥|większe niż lub równe|równa się, różne, więcej niż
≪|dużo mniejsze niż
≫|dużo większe niż
⊂|jest zawarty w|podzbiór, zbiór
⊃|nadzbiór
⊆|podzbiór równy
⊇|nadzbiór równy
⊕|zakreślony znak dodawania
⊗|zakreślony znak mnożenia
⊞|znak dodawania w kwadracie
⊥|znak sprzeczności
⊰|poprzedza w relacji
⊱|następuje w relacji
⊹|sprzężenie hermitowskie macierzy
⋅|operator kropka środkowa
⋆|operator gwiazdka
⌚|zegarek|godzina
⌛|klepsydra|czas, odmierzać, piasek
⌨|klawiatura|komputer, pisać
⏏|wysuń|kreska, trójkąt
⏩|przycisk szybkiego przewijania do przodu|podwójna, przewiń, strzałka, szybkie przewijanie, trójkąt
⏪|przycisk szybkiego przewijania do tyłu|podwójna, przewiń, strzałka, szybkie przewijanie, trójkąt, w lewo, wstecz
⏫|przycisk „szybko w górę”|do góry, podwójna, strzałka
⏬|przycisk „szybko w dół”|na dół, podwójna, strzałka
⏭|następny utwór|strzałka, trójkąt
⏮|poprzedni utwór|strzałka, trójkąt
⏯|odtwórz lub wstrzymaj|pauza, strzałka, trójkąt, w prawo
⏰|budzik|zegar
⏳|klepsydra z przesypującym się piaskiem|czas, odmierzać, piasek
⏸|pauza|dwie, pionowe kreski, wstrzymaj
⏹|zatrzymaj|kwadrat, stop
⏺|nagraj|kółko, nagrywanie
■|wypełniony kwadrat
□|pusty kwadrat
▢|pusty kwadrat z zaokrąglonymi rogami
▣|pusty kwadrat zawierający wypełniony kwadrat
▪|mały czarny kwadrat|figura geometryczna, kwadracik
▫|mały biały kwadrat|figura geometryczna, kwadracik
▬|wypełniony prostokąt
▭|pusty prostokąt
▮|wypełniony pionowy prostokąt
▰|wypełniony równoległobok
▲|wypełniony trójkąt skierowany w górę|strzałka
△|pusty trójkąt z wierzchołkiem skierowanym w górę
▴|wypełniony mały trójkąt z wierzchołkiem skierowanym w górę
▵|pusty mały trójkąt z wierzchołkiem skierowanym w górę
▶|odtwórz|strzałka, trójkąt, w prawo
▷|pusty trójkąt z wierzchołkiem skierowanym w prawo
▸|wypełniony mały trójkąt z wierzchołkiem skierowanym w prawo
▹|pusty mały trójkąt z wierzchołkiem skierowanym w prawo
►|wypełniony wskaźnik wskazujący w prawo
▻|pusty wskaźnik wskazujący w prawo
▼|wypełniony trójkąt skierowany w dół|strzałka
▽|pusty trójkąt z wierzchołkiem skierowanym w dół
▾|wypełniony mały trójkąt z wierzchołkiem skierowanym w dół
▿|pusty mały trójkąt z wierzchołkiem skierowanym w dół
◀|wstecz|strzałka, trójkąt, w lewo
◁|pusty trójkąt z wierzchołkiem skierowanym w lewo
◄|wypełniony wskaźnik wskazujący w lewo
◆|wypełniony romb
◇|pusty romb
◈|pusty romb zawierający wypełniony romb
◉|pusty okrąg zawierający wypełniony okrąg
◊|romb|karo
○|okrąg|pierścień
◌|kropkowany okrąg
◍|okrąg z pionowymi kreskami
◎|okręgi koncentryczne
●|koło|wypełniony okrąg
◐|okrąg z wypełnioną lewą połową
◑|okrąg z wypełnioną prawą połową
◒|okrąg z wypełnioną dolną połową
◓|okrąg z wypełnioną górną połową
◔|okrąg z wypełnioną prawą górną ćwiartką
◕|okrąg z niewypełnioną lewą górną ćwiartką
◖|wypełniona lewa połowa okręgu
◗|wypełniona prawa połowa okręgu
◘|odwrócony punktor
◙|wypełniony kwadrat zawierający pusty okrąg
◜|łuk w lewej górnej ćwiartce
◝|łuk w prawej górnej ćwiartce
◞|łuk w prawej dolnej ćwiartce
◟|łuk w lewej dolnej ćwiartce
◠|górna połowa okręgu
◡|dolna połowa okręgu
◢|wypełniony trójkąt w prawym dolnym rogu
◣|wypełniony trójkąt w lewym dolnym rogu
◤|wypełniony trójkąt w lewym górnym rogu
◥|wypełniony trójkąt w prawym górnym rogu
◦|pusty punktor
◯|duży okrąg|pierścień
◻|średni biały kwadrat|duży, figura geometryczna
◼|średni czarny kwadrat|duży, figura geometryczna
☀|słońce|jasne, kosmos, pogoda, promienie, słonecznie
☁|chmura|pogoda
☂|parasol|deszcz, opady, pada, pogoda
☃|bałwanek i płatki śniegu|bałwan, bałwan i płatki śniegu, pogoda, śnieg, zabawa na śniegu, zimno
☄|kometa|kosmos, ogon
☎|telefon|aparat telefoniczny
☑|pole ze znacznikiem wyboru|parafka, ptaszek, zaznaczenie
☔|parasol z kroplami deszczu|deszcz, opady, pada, pogoda
☕|gorący napój|gorąca, herbata, kawa, parująca, picie
☘|koniczyna|koniczynka, roślina
☝|palec wskazujący w górę|do góry, góra
☠|czaszka z piszczelami|duch, kościotrup, piraci, piszczele, potwór, śmierć, szkielet, trupia czaszka
☢|promieniowanie radioaktywne|radiacja
☣|zagrożenie ze strony organizmów żywych|biozagrożenie, niebezpieczeństwo, organizm, żywy
☦|krzyż prawosławny|chrześcijaństwo, krzyż ortodoksyjny, krzyżyk, religia
☪|gwiazda i półksiężyc|islam, muzułmanin, religia
☮|symbol pokoju|pacyfa
☯|yin-yang|religia, tao, taoizm
☸|koło dharmy|buddysta, buddyzm, dharma, religia
☹|zachmurzona twarz|grymas, niezadowolenie
☺|uśmiechnięta twarz|buźka, uśmiech, zrelaksowany
♀|znak kobiety|kobieta, żeński
♂|znak mężczyzny|męski, mężczyzna
♈|Baran|znak zodiaku, zodiak
♉|Byk|znak zodiaku, zodiak
♊|Bliźnięta|znak zodiaku, zodiak
♋|Rak|znak zodiaku, zodiak
♌|Lew|znak zodiaku, zodiak
♍|Panna|znak zodiaku, zodiak
♎|Waga|znak zodiaku, zodiak
♏|Skorpion|znak zodiaku, zodiak
♐|Strzelec|znak zodiaku, zodiak
♑|Koziorożec|znak zodiaku, zodiak
♒|Wodnik|znak zodiaku, zodiak
♓|Ryby|znak zodiaku, zodiak
♟|pionek|szachy
♠|pik|gra, karta, talia
♣|trefl|gra, karta, talia
♥|kier|gra, karta, talia
♦|karo|gra, karta, talia
♨|gorące źródła|para, woda, źródło
♪|ósemka|muzyka, nuta
♭|bemol|muzyka, ton, znak chromatyczny
♯|krzyżyk|muzyka, ton, znak chromatyczny
♻|recykling|odpady, surowce wtórne
♿|symbol wózka inwalidzkiego|inwalida, na wózku, niepełnosprawny, wózek
⚒|młoty|kilof, młot, narzędzia
⚓|kotwica|okręt, przyrząd, statek
⚔|skrzyżowane miecze|biała broń
⚖|waga szalkowa|ciężar, narzędzie, równowaga, sprawiedliwość, ważyć, zodiak
⚙|koło zębate|kółko, skrzynia biegów, zębatka
⚛|symbol atomu|atom
⚜|lilijka|harcerze
⚠|ostrzeżenie|uwaga, wykrzyknik, znak ostrzegawczy
⚡|wysokie napięcie|błysk, błyskawica, elektryczność, niebezpieczeństwo, piorun
⚧|symbol transpłciowości|transpłciowość
⚪|białe koło|figura geometryczna, kółko
⚰|trumna|pogrzeb, śmierć
⛄|bałwanek bez śniegu|bałwan, bałwan bez śniegu, pogoda, śnieg, zabawa na śniegu, zimno
⛅|słońce zza chmury|chmura, pogoda
⛈|chmura z piorunem i deszczem|błyskawica, deszcz, piorun, pogoda
⛎|Wężownik|znak zodiaku, zodiak
⛔|zakaz wjazdu|wejście, wstęp, zabroniony
⛩|świątynia shinto|japońska, religia
⛱|parasol plażowy wbity w ziemię|deszcz, pogoda, słońce
✂|nożyczki|narzędzie, ostre, przeciąć
✅|przycisk ze znacznikiem wyboru|parafka, ptaszek, zaznaczenie, znacznik wyboru
✈|samolot
✉|koperta|e-mail, list, wiadomość
✊|wzniesiona pięść|uniesiona, zaciśnięta
✋|wzniesiona dłoń|stop, uwaga
✌|gest V|gest zwycięstwa, znak V, znak Victorii
✍|pisząca dłoń|pisać, pisać odręcznie, piszę
✏|ołówek|pisak
✒|pióro z czarną stalówką|stalówka
✔|znacznik wyboru|gruby znacznik wyboru, parafka, ptaszek, zaznaczenie
✖|znak mnożenia|anuluj, iks, mnożenie, x
✝|krzyż łaciński|chrześcijaństwo, krzyżyk, religia
✡|gwiazda Dawida|Dawid, gwiazda dawidowa, religia, żyd, żydowska
✨|gwiazdki|gwiazda, gwiazdy
✳|gwiazdka ośmioramienna
✴|gwiazda ośmioramienna
❄|płatek śniegu|pogoda, śnieg, zimno
❌|znak krzyżyka|anuluj, krzyżyk, mnożenie, x, znak mnożenia
❎|przycisk z krzyżykiem|anuluj, iks, iks w kwadracie, krzyżyk w kwadracie, mnożenie
❣|wykrzyknik w kształcie serca|czerwony wykrzyknik, serce, znak interpunkcyjny
❤|czerwone serce|kocham, miłość
➕|znak plus|dodać, dodawać, dodawanie, matematyka
➖|znak minus|matematyka, odejmowanie
➗|znak dzielenia|dzielenie, matematyka
➡|strzałka w prawo|kierunek, wschód
⤴|strzałka w prawo skręcająca w górę|zakręt
⤵|strzałka w prawo skręcająca w dół|zakręt
⨯|iloczyn wektorowy
⬅|strzałka w lewo|kierunek, zachód
⬆|strzałka w górę|kierunek, północ, strzałka do góry
⬇|strzałka w dół|kierunek, południe, strzałka na dół
⬛|duży czarny kwadrat|figura geometryczna, średni
⬜|duży biały kwadrat|figura geometryczna
⭐|gwiazda
。|kropka ideograficzna|kropka chińska, znak ideograficzny
〈|otwierający nawias ostrokątny|ostry nawias
〉|zamykający nawias ostrokątny|ostry nawias
《|podwójny otwierający nawias ostrokątny
》|podwójny zamykający nawias ostrokątny
「|lewy sufit|lewy nawias, nawias, nawias kątowy
」|prawa podłoga|nawias, nawias kątowy, prawy nawias
『|gruby lewy sufit|gruby nawias kątowy, nawias
』|gruba prawa podłoga|gruby nawias kątowy, nawias
【|otwierający czarny nawias soczewkowy
】|zamykający czarny nawias soczewkowy
〔|otwierający nawias zaokrąglony
〕|zamykający nawias zaokrąglony
〖|otwierający gruby nawias soczewkowy
〗|zamykający gruby nawias soczewkowy
・|kropka środkowa katakana
🃏|dżoker|Joker, karta, karta do gry
🌈|tęcza|deszcz, pogoda, słońce
🌊|fala|fale, morze, ocean, tsunami
🌑|nów|ciemny księżyc
🌓|pierwsza kwadra księżyca|księżyc
🌕|pełnia|jasny księżyc, księżyc, pełny księżyc
🌗|ostatnia kwadra księżyca|księżyc
🌙|półksiężyc|księżyc, sierp
🌟|błyszcząca gwiazda|lśniąca, świecąca gwiazdka
🌡|termometr|pogoda, temperatura
🌱|sadzonka|pęd, roślinka
🌷|tulipan|kwiat, kwiatek, pąk
🌸|kwiat wiśni|kwitnąca wiśnia
🌹|róża|kwiat, roślina
🌺|kwiat hibiskusa|kwiatek, kwitnie, roślina
🌻|słonecznik|kwiat, roślina, słońce
🌼|kwiat|kwiatek, kwitnie, roślina
🌿|zioło|liście, zioła
🍀|czterolistna koniczyna|koniczynka, szczęście
🍁|liść klonowy|liść jesienny, liść klonu
🍂|spadające liście|roślina, spadanie
🍃|liście na wietrze|podmuch, roślina, trzepotanie, wiatr, wicher
🎧|słuchawki
🎲|kostka do gry|gra, w kości
🎴|gra karciana hanafuda|japońska, kwiat
🎵|nuta|muzyka
🎶|nuty|muzyka, nuta
🎼|partytura|klucz, muzyka, nuty, pięciolinia
👆|dłoń z palcem wskazującym w górę|do góry, góra, palec, wskazujący
👇|dłoń z palcem wskazującym w dół|na dół, palec, wskazujący
👈|palec w lewo|lewa strona, wskazujący
👉|dłoń z palcem wskazującym w prawo|palec, prawa strona, wskazujący
👌|dłoń z gestem OK|znak OK
👍|kciuk w górę|brawo, lubię, OK, podoba mi się
👎|kciuk w dół|brzydkie, nie lubię, nie podoba mi się
👏|klaskanie|brawa, klaskać, oklaski
👻|duch|duszek, język, wesoły duch
👽|ufoludek|kosmita, obcy, pozaziemski, twarz, ufo
💔|złamane serce|pęknięte
💕|dwa serca|kocham, miłość
💖|migoczące serce|błyszczące serce
💗|rosnące serce|bicie serca, puls, serce rośnie, tętno, zdenerwowany
💘|serce przebite strzałą|serce ze strzałą
💙|niebieskie serce
💚|zielone serce
💛|żółte serce
💜|purpurowe serce|fioletowe
💝|serce ze wstążką|walentynki, wstążka
💞|wirujące serca|miłość, para, serca dwa, tańczące serca
💟|dekoracja z sercem|ozdoba
📅|kalendarz|data
📌|pinezka|przypiąć
📎|spinacz|druciany, spinać
📧|e-mail|email, list, poczta elektroniczna
🔀|przycisk losowego odtwarzania utworów|krzyżujące się, przecinające się, skrzyżowane, strzałki
🔁|przycisk powtarzania|dookoła, okrężny, ponów, powtórz, strzałki, w prawo
🔂|przycisk powtarzania jednokrotnego|dookoła, okrężny, ponów raz, powtórz raz, strzałki, w prawo
🔇|wyciszony głośnik|cicho, cisza, głośność, wyciszyć
🔊|wysoka głośność głośnika|duża głośność
🔍|lupa pochylona w lewo|skierowana w lewo, szukaj
🔑|klucz|hasło, zamek, zamknąć
🔒|zamknięta kłódka|zablokowane, zamknięte
🔓|otwarta kłódka|odblokować
🕉|om|hinduizm, religia
🕎|menora|kandelabr, religia, świecznik
🖐|uniesiona otwarta dłoń|otwarta dłoń wszystkie palce, palce, rozpostarte palce
🖖|salut wolkański|dłoń, palce, Spock
🖤|czarne serce|czarny, zło
🗿|moai|posąg, twarz, wyspa wielkanocna
🙏|złożone ręce|modlitwa, prosić
🤍|białe serce
🤎|brązowe serce
🤘|gest rogów|rocker, rogi, znak rockersów
🤝|uścisk dłoni|powitanie, spotkanie, zgoda
🤞|skrzyżowane palce|kciuki, powodzenia, trzymać
🤟|gest Kocham cię|ręka
🧡|pomarańczowe serce
🫧|bąbelki|mycie, mydło, plusk, pod wodą
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Serca serce serduszko miłość',
  stars: 'Gwiazdki gwiazda',
  arrows: 'Strzałki strzałka',
  ticks: 'Ptaszki i krzyżyki ptaszek krzyżyk haczyk',
  bullets: 'Punktory kropka',
  shapes: 'Figury geometryczne',
  hands: 'Dłonie',
  faces: 'Buźki i postacie',
  weather: 'Pogoda i niebo',
  flowers: 'Kwiaty i liście kwiat kwiatek liść',
  music: 'Muzyka nuta',
  chess: 'Szachy i warcaby szachy',
  cards: 'Karty i kości',
  zodiac: 'Zodiak i planety',
  people: 'Płeć i małżeństwo',
  faith: 'Religia i pokój',
  office: 'Znaki codzienne',
  keys: 'Klawisze',
  circled: 'Cyfry w kółkach i rzymskie cyfra kółko',
  lines: 'Linie i ramki linia ramka',
  blocks: 'Bloki i paski',
  brackets: 'Nawiasy',
  letters: 'Litery ze znakami diakrytycznymi akcent',
  quotes: 'Cudzysłowy i myślniki',
  punctuation: 'Interpunkcja',
  legal: 'Prawa autorskie i znaki towarowe',
  currency: 'Znaki walut waluta',
  maths: 'Znaki matematyczne matematyka',
  fractions: 'Ułamki ułamek',
  raised: 'Indeksy górne i dolne',
  units: 'Jednostki',
  greek: 'Litery greckie',
  phonetics: 'Znaki fonetyczne (IPA)',
  spaces: 'Odstępy i znaki niewidoczne',
  sparkles: 'Iskierki',
  bows: 'Kokardki kokarda wstążka',
  moon: 'Księżyc, słońce i gwiazdy księżyc słońce gwiazda chmura',
  nature: 'Zwierzęta i natura',
  dividers: 'Linie ozdobne linia',
  frames: 'Ramki i nawiasy ramka',
  crosses: 'Krzyże i znaki gotyckie krzyż',
}
