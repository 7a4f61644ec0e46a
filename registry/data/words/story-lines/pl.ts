/** Whole sentences for each place in a short story in Polish, each of which goes with every other. */
export const LIST = `
# scene
Był zimny poranek i mgła leżała nad rzeką.
Targ właśnie się skończył i wynoszono ostatnie skrzynki.
Po tym wtorku nikt nie spodziewał się niczego szczególnego.
Z południa wiał ciepły wiatr, który pachniał morzem.
W nocy spadł pierwszy śnieg.
Ulice były puste, a gdzieś bił zegar.
Od trzech dni padało bez przerwy.
Właśnie zaczęły się wakacje.
Słońce zachodziło, a okna lśniły jak złoto.
W starym porcie łodzie kołysały się powoli.
# meeting
Dwaj przyjaciele spotkali się na małej stacji, jak co roku.
Dwaj przyjaciele siedzieli na ławce i czekali na autobus.
Dwaj przyjaciele wstali wcześnie, żeby szukać grzybów.
Dwaj przyjaciele stali przed zamkniętą bramą.
Dwaj przyjaciele wyszli z kina i nie chcieli jeszcze wracać do domu.
Dwaj przyjaciele spacerowali brzegiem bez żadnego celu.
Dwaj przyjaciele znaleźli wreszcie dom, którego szukali.
Dwaj przyjaciele spóźnili się na ostatni pociąg.
Dwaj przyjaciele szli właśnie na urodziny.
Dwaj przyjaciele postanowili nauczyć się wiosłować.
# luggage
Mieli ze sobą tylko mapę i torbę jabłek.
Nieśli koszyk przykryty czerwoną ściereczką.
Jeden trzymał parasol, a drugi latarnię.
Jak zwykle zabrali o wiele za dużo rzeczy.
Między nimi stała walizka, która nie należała do żadnego z nich.
Wzięli gitarę, choć żaden z nich nie umiał grać.
W kieszeniach mieli tylko parę monet i klucz.
Mieli przy sobie list, którego nikt jeszcze nie otworzył.
Zapomnieli kanapek, ale nie szachów.
Pożyczyli na ten dzień aparat fotograficzny.
# event
Nagle zgasły wszystkie światła.
Obok przebiegł pies z kapeluszem w pysku.
Z daleka dobiegł dźwięk trąbki.
Otworzyło się okno i ktoś zawołał ich po imieniu.
Papierowy samolot wylądował tuż u ich stóp.
Niespodziewanie zatrzymał się przy nich stary autobus.
W jednej chwili zapachniało świeżym chlebem.
Drzwi, których nigdy nie zauważyli, były uchylone.
Kobieta w żółtym płaszczu zapytała ich o godzinę.
Nad nimi przeleciał czerwony balonik z przywiązaną kartką.
Przed nimi usiadł kot i nie chciał się ruszyć.
Gdzieś zadzwonił telefon i nie przestawał dzwonić.
# reaction
Popatrzyli na siebie i zaczęli się śmiać.
Przez chwilę żaden nie powiedział ani słowa.
Zastanawiali się, co to może znaczyć.
Postanowili zbadać tę sprawę do końca.
Zachowywali się tak, jakby to było zupełnie normalne.
Jeden chciał zostać, drugi wolał iść dalej.
Zapisali to, żeby nie zapomnieć.
Policzyli do dziesięciu i wzięli głęboki oddech.
Jak zawsze dali się ponieść ciekawości.
Już dawno nie byli tak rozbudzeni.
Pokręcili głowami i przeszli jeszcze kawałek.
Od razu wiedzieli, że nikt im nie uwierzy.
# close
Nikt nigdy się nie dowiedział, co się naprawdę stało.
Później opowiadali tę historię zupełnie inaczej.
Obiecali sobie, że tu wrócą.
Potem nic już nie było takie jak przedtem.
W końcu dotarli do domu przed zmrokiem.
Tego wieczoru była gorąca czekolada dla wszystkich.
To był najlepszy dzień w całym roku.
I tak mała przygoda stała się wielką.
Do dziś o tym rozmawiają.
Reszta była kwestią szczęścia.
`
