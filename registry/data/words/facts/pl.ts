/** Facts in Polish. */
export const LIST = `
# animals
Ośmiornica ma trzy serca.
Nietoperze to jedyne ssaki, które naprawdę latają.
Żyrafa jest najwyższym zwierzęciem lądowym.
Owady mają sześć nóg, a pająki osiem.
Kolibry potrafią latać do tyłu.
Odciski palców koali są bardzo podobne do ludzkich.
Pszczoły miodne tańcem pokazują sobie, gdzie jest pokarm.
U koników morskich młode nosi samiec.
Gepard jest najszybszym zwierzęciem lądowym.
Rozgwiazdy nie mają ani mózgu, ani krwi.
# plants
Dla botanika banan jest jagodą, a truskawka nie.
Bambus jest trawą.
Słoje w pniu mogą zdradzić wiek drzewa.
Grzyby są bliżej spokrewnione ze zwierzętami niż z roślinami.
Orzeszki ziemne nie są orzechami, lecz krewnymi fasoli i grochu.
Wanilia pochodzi ze strąków storczyka.
Szafran to suszone znamiona kwiatów krokusa.
Ziarna kawy są nasionami owocu.
Ananas składa się z wielu zrośniętych jagód.
Młode słoneczniki obracają się za słońcem.
# earth
Największą pustynią na Ziemi jest Antarktyda.
Równik ma około 40 000 kilometrów długości.
Najgłębsze znane miejsce w oceanach leży w Rowie Mariańskim.
Woda pokrywa około 71 procent powierzchni Ziemi.
Piorun jest gorętszy niż powierzchnia Słońca.
Słona woda zamarza w niższej temperaturze niż słodka.
Bajkał jest najgłębszym jeziorem świata.
Stambuł leży na dwóch kontynentach.
Większość słodkiej wody na Ziemi jest zamarznięta.
Diament i grafit z ołówków składają się z węgla.
# space
Wenus dłużej obraca się wokół własnej osi, niż okrąża Słońce.
Światło Słońca dociera do Ziemi po około ośmiu minutach.
Księżyc zawsze zwraca ku nam prawie tę samą stronę.
Saturn ma średnio mniejszą gęstość niż woda.
Jowisz jest największą planetą Układu Słonecznego.
Zachody słońca na Marsie wyglądają na niebieskie.
Słońce stanowi ponad 99 procent masy Układu Słonecznego.
Istnienie Neptuna przewidziano na podstawie obliczeń, zanim ktokolwiek rozpoznał go przez teleskop.
Dźwięk nie rozchodzi się w próżni.
Śladu stopy na Księżycu nie dosięgnie ani wiatr, ani deszcz.
# body
Dorosły człowiek ma zwykle 206 kości.
Najdłuższą kością ciała jest kość udowa.
Najmniejszą kością ciała jest strzemiączko w uchu.
Skóra jest największym narządem ciała.
Paznokcie u rąk rosną szybciej niż u nóg.
Lewe płuco jest nieco mniejsze od prawego i zostawia miejsce dla serca.
Nawet bliźnięta jednojajowe mają różne odciski palców.
Noworodki mają więcej kości niż dorośli.
Szkliwo zębów jest najtwardszą substancją w ciele.
Rogówka, przezroczysty przód oka, nie ma naczyń krwionośnych.
# numbers
Dwa jest jedyną parzystą liczbą pierwszą.
Talię 52 kart można ułożyć na więcej sposobów, niż jest atomów w Ziemi.
111 111 111 razy 111 111 111 to 12 345 678 987 654 321.
Suma cyfr wielokrotności dziewięciu też jest wielokrotnością dziewięciu.
Wśród 23 osób szansa, że dwie mają urodziny tego samego dnia, przekracza połowę.
Suma liczb od 1 do 100 wynosi 5050.
Wstęga Möbiusa ma tylko jedną stronę.
Przeciwległe ścianki zwykłej kostki dają w sumie siedem.
Brył platońskich jest dokładnie pięć.
Cyfry po przecinku liczby pi nigdy się nie kończą i nie powtarzają okresowo.
# culture
Słowo „robot” stało się znane dzięki sztuce czeskiego pisarza Karela Čapka.
Słowo „alfabet” pochodzi od alfy i bety, dwóch pierwszych liter greckich.
Szachownica ma 64 pola.
Latem, w upale, wieża Eiffla jest o kilka centymetrów wyższa.
Współczesny fortepian ma zwykle 88 klawiszy.
Maraton ma 42,195 kilometra.
Mikołaj Kopernik urodził się w Toruniu.
Kleopatrze bliżej w czasie do pierwszego lądowania na Księżycu niż do budowy Wielkiej Piramidy.
W Oksfordzie nauczano już, zanim Aztekowie założyli swoją stolicę Tenochtitlan.
Louis Braille był nastolatkiem, gdy opracował pismo dla niewidomych.
`
