/** Common Polish nouns, animals to ideas. */
export const LIST = `
kot, pies, koń, krowa, świnia, owca, koza, królik, mysz, niedźwiedź, wilk, lis, jeleń, lew, tygrys, słoń, małpa, żyrafa, zebra, kangur,
wieloryb, delfin, rekin, ryba, żaba, wąż, żółw, jaszczurka, ptak, orzeł, sowa, kaczka, łabędź, kura, pingwin, papuga, pszczoła, motyl,
pająk, mrówka, ślimak, wiewiórka, jeż, bóbr, bocian, żubr, drzewo, kwiat, trawa, liść, korzeń, nasiono, las, góra, wzgórze, dolina,
rzeka, jezioro, morze, ocean, wyspa, plaża, pustynia, jaskinia, wulkan, wodospad, niebo, słońce, księżyc, gwiazda, planeta, chmura,
deszcz, śnieg, wiatr, burza, grzmot, tęcza, ogień, woda, lód, piasek, kamień, ziemia, cień, światło, ciemność, ranek, wieczór, noc,
wiosna, lato, jesień, zima, chleb, masło, ser, mleko, jajko, zupa, sałatka, ryż, cukier, sól, pieprz, miód, ciasto, herbatnik, czekolada,
jabłko, gruszka, wiśnia, cytryna, pomarańcza, banan, winogrono, truskawka, brzoskwinia, śliwka, melon, ziemniak, marchewka, cebula,
pomidor, ogórek, grzyb, fasola, sok, herbata, kawa, matka, ojciec, siostra, brat, babcia, wujek, kuzyn, dziecko, niemowlę, przyjaciel,
sąsiad, gość, nieznajomy, nauczycielka, uczeń, lekarz, pielęgniarka, rolnik, piekarz, kucharz, kelner, kierowca, pilot, marynarz,
żołnierz, malarz, piosenkarka, tancerz, aktor, pisarka, poeta, naukowiec, inżynier, stolarz, ogrodnik, krawiec, sędzia, prawnik, strażak,
bibliotekarka, muzyk, fotograf, król, królowa, rycerz, czarodziej, pirat, bohater, dom, szkoła, szpital, biblioteka, muzeum, teatr, kino,
kościół, wieża, most, ulica, plac, rynek, sklep, piekarnia, restauracja, hotel, dworzec, lotnisko, port, fabryka, gospodarstwo, ogród,
park, zoo, stadion, wieś, miasto, kraj, kuchnia, sypialnia, łazienka, piwnica, strych, dach, ściana, podłoga, miłość, radość, nadzieja,
strach, złość, odwaga, cierpliwość, życzliwość, uczciwość, przyjaźń, wolność, pokój, szczęście, prawda, mądrość, pamięć, marzenie,
pomysł, myśl, pytanie, odpowiedź, tajemnica, obietnica, błąd, sukces, przygoda, podróż, wakacje, urodziny, przyjęcie, gra, taniec,
piosenka, muzyka, opowieść, żart, język, słowo, litera, liczba, kolor, kształt, rozmiar, ciężar, czas, minuta, godzina, tydzień, miesiąc,
wiek, początek, środek, cisza, hałas, uśmiech, głos, zdrowie, energia, nauka, historia, sztuka, sport, praca, pieniądze, cena, prezent,
wiadomość, prawo, zasada, drużyna, tłum, zwyczaj, umiejętność, talent
`
