/** Beginnings, main clauses and ends of sentences in Polish, each of which goes with every other. */
export const LIST = `
# openings
Pewnego deszczowego wieczoru
Wczesnym rankiem
Tuż przed północą
Pewnej majowej niedzieli
W pierwszy dzień wakacji
Pod koniec długiej zimy
Kiedy inni jeszcze spali,
Na długo przed świtem
Ku zaskoczeniu wszystkich
Po burzy
W samym środku zabawy
Według starej opowieści
Zaraz przed kolacją
Po drugiej stronie rzeki
Wiele lat temu
Na pewnej cichej ulicy
Ubiegłej jesieni
Podczas długiej przerwy
Pewnego zwyczajnego dnia
Kiedy umilkły dzwony,
Niedaleko stąd
W blasku księżyca w pełni
Pół godziny później
W małym mieście nad morzem
# mains
stary ogrodnik zasadził jabłoń
szary kot wspiął się na dach
mój sąsiad pomalował płot na niebiesko
piekarz oddał ostatni bochenek
dwoje dzieci zbudowało most z kamieni
nieznajomy zapytał o drogę do latarni morskiej
pociąg zatrzymał się w szczerym polu
nasza nauczycielka opowiedziała historię o morzu
mała łódka dopłynęła do wyspy
wrona ukradła srebrną łyżkę
listonosz przyniósł list bez adresu
cała klasa zaśpiewała starą piosenkę
zegarmistrz naprawił zegar na wieży
lis przebiegł przez pustą ulicę
moja babcia upiekła ciasto z wiśniami
kapitan rozwinął pożółkłą mapę
pomarańczowy balon wzniósł się nad dachy
bibliotekarka otworzyła ciężkie drzwi
młody muzyk zagrał na skrzypcach
gospodarz policzył owce
bliźnięta znalazły zardzewiały klucz
wiatr porwał kapelusz
w całym domu zgasło światło
wysoki mężczyzna nakarmił gołębie
czarodziej zgubił różdżkę
pies wykopał starą monetę
nasi goście pochwalili zupę
malarka wymieszała nowy odcień zieleni
ślimak wygrał wyścig
królowa odwiedziła targ
robot nauczył się tańczyć
rybacy naprawili sieci
mała dziewczynka puściła czerwony latawiec
właściciel kawiarni zamknął okiennice
pilot pomachał do tłumu
śnieg przykrył wioskę
biały koń pojawił się przy bramie
kucharz zapomniał o soli
pani burmistrz przecięła wstęgę
aktorzy przećwiczyli ostatnią scenę
# endings
bez najmniejszego hałasu
trzeci raz w tym tygodniu
, jakby to była najzwyklejsza rzecz na świecie
i nikt tego nie zauważył
dokładnie wtedy, gdy zegar wybił siódmą
, choć nikt się tego nie spodziewał
na oczach zdumionego tłumu
i wszyscy zaczęli się śmiać
, bo po prostu przyszła na to pora
z największą starannością
mimo zimna
, a był to dopiero początek
, a gdzieś w pobliżu grała muzyka
pod niebem pełnym gwiazd
w niecałe pięć minut
zgodnie z obietnicą
i to zmieniło wszystko
, a potem zapadła cisza
zupełnie przypadkiem
, zanim ktokolwiek zdążył się odezwać
przy dźwięku bębnów
, ale to już inna historia
i dzień był uratowany
w najlepszym możliwym momencie
`
