/** Things to act or draw, in Polish. */
export const LIST = `
animals easy: kot, pies, koń, krowa, świnia, owca, królik, mysz, lew, słoń, małpa, żyrafa, wąż, żaba, ryba, ptak, kaczka, kura, pszczoła, motyl
animals medium: kangur, pingwin, krokodyl, sowa, pająk, żółw, zebra, wielbłąd, goryl, delfin, rekin, ośmiornica, jeż, wiewiórka, papuga, paw, ślimak, nietoperz
animals hard: kameleon, meduza, flaming, struś, jeżozwierz, leniwiec, konik morski, komar, skorpion, dziobak, dzięcioł, mrówkojad, modliszka, krab pustelnik, skunks, grzechotnik
things easy: piłka, krzesło, łóżko, drzwi, klucz, książka, ołówek, parasol, zegar, lampa, kapelusz, but, okulary, filiżanka, łyżka, samochód, rower, balon, dzwonek, świeca, bęben, gitara
things medium: szczoteczka do zębów, drabina, lustro, młotek, nożyczki, aparat fotograficzny, telefon, walizka, latawiec, namiot, fortepian, skrzypce, helikopter, pociąg, kotwica, miotła, plecak, krawat, pralka, kuchenka mikrofalowa, suszarka do włosów, okulary przeciwsłoneczne
things hard: korkociąg, zszywacz, maszyna do szycia, spadochron, metronom, kosiarka, teleskop, kompas, bankomat, drzwi obrotowe, dudy, stetoskop, klepsydra, czujnik dymu, miarka, żyrandol, szybkowar, suwak, pułapka na myszy, ruchome schody, wiatrak prądotwórczy
actions easy: spać, biegać, skakać, jeść, pić, pływać, tańczyć, śpiewać, płakać, śmiać się, czytać, pisać, machać ręką, klaskać, wspinać się, rzucać, kopać piłkę, myć zęby, myć ręce, jechać na rowerze, prowadzić samochód, zasypiać, ziewać, kichać, pukać do drzwi
actions medium: jechać konno, grać na fortepianie, robić zdjęcie, obierać banana, wchodzić po drabinie, otwierać parasol, kąpać psa, nadmuchiwać balon, ścielić łóżko, czesać się, łapać autobus, malować ścianę, kroić cebulę, wiązać sznurówki, lepić bałwana, iść po linie, kołysać niemowlę, wieszać pranie, lizać lody, pakować walizkę, wiosłować, myć podłogę, puszczać latawiec, pakować prezent, doić krowę
actions hard: nawlekać igłę, zmieniać koło, parkować samochód, kierować ruchem, rozwiązywać zagadkę, zgubić klucze, iść pod wiatr, czekać na spóźniony pociąg, jeść spaghetti, iść po gorącym piasku, nieść pełną tacę, znaleźć włos w zupie, składać meble, dyrygować orkiestrą, zapomnieć imienia, wymieniać żarówkę, spóźnić się na autobus, utknąć w windzie, nadepnąć na klocek, zaspać, rozplątywać kabel, wkładać ciasne dżinsy, uczyć się jeździć na łyżwach, przechodzić przez bagno, chodzić na palcach
jobs easy: lekarz, nauczycielka, kucharz, rolnik, strażak, policjant, tancerka, piosenkarz, klaun, fryzjer, dentysta, malarz, pilot, kelner, listonosz, piłkarz
jobs medium: fotograf, ogrodnik, piekarz, mechanik, astronauta, ratownik, iluzjonista, sędzia, marynarz, pielęgniarka, stolarz, bibliotekarz, nurek, rybak, krawiec, pasterz
jobs hard: archeolog, pszczelarz, linoskoczek, rzeźbiarz, tłumacz, chirurg, zegarmistrz, prezenter wiadomości, pogodynka, kominiarz, detektyw, opiekun w zoo, brzuchomówca, złotnik, kaskader, dyrygent
sports easy: piłka nożna, tenis, koszykówka, pływanie, boks, narciarstwo, kolarstwo, bieganie, taniec, wędkarstwo, siatkówka, golf
sports medium: surfing, łyżwiarstwo, łucznictwo, kręgle, podnoszenie ciężarów, dżudo, tenis stołowy, wioślarstwo, joga, jazda na deskorolce, gimnastyka, wspinaczka
sports hard: szermierka, skok o tyczce, rzut oszczepem, piłka wodna, curling, pływanie synchroniczne, triathlon, paralotniarstwo, rugby, bieg przez płotki, sumo, szachy
nature easy: słońce, księżyc, gwiazda, drzewo, kwiat, chmura, deszcz, śnieg, góra, rzeka, morze, tęcza
nature medium: wulkan, wyspa, pustynia, jaskinia, wodospad, błyskawica, kaktus, grzyb, palma, las, góra lodowa, plaża
nature hard: trzęsienie ziemi, lawina, zaćmienie, tornado, lodowiec, rafa koralowa, kometa, bagno, gejzer, Droga Mleczna, susza, mgła
food easy: jabłko, banan, chleb, jajko, ser, ciasto, lody, pizza, marchewka, mleko, truskawka, gruszka, wiśnia, pomidor, ziemniak
food medium: ananas, hamburger, spaghetti, naleśnik, arbuz, popcorn, kanapka, lizak, miód, kolba kukurydzy, pączek, zupa, winogrona, cebula
food hard: sałatka owocowa, musztarda, omlet, sushi, czosnek, piernik, karczoch, granat, cynamon, faszerowana papryka, bita śmietana, tort urodzinowy, jajko sadzone, wata cukrowa, pierogi
places easy: szkoła, dom, zoo, park, sklep, gospodarstwo, ogród, kuchnia, zamek, szpital, ulica, most, plac zabaw, kościół, droga
places medium: lotnisko, muzeum, biblioteka, kino, cyrk, restauracja, basen, latarnia morska, dworzec, supermarket, port, wiatrak, igloo, stadion, wieża
places hard: stacja kosmiczna, labirynt, winnica, platforma wiertnicza, strych, granica, wieżowiec, metro, rondo, piramida, obserwatorium, poczekalnia, skrzyżowanie, opera, szklarnia
stories easy: król, królowa, księżniczka, pirat, czarownica, duch, smok, robot, olbrzym
stories medium: syrena, wampir, czarodziej, rycerz, wróżka, skrzynia skarbów, jednorożec, korona, czarodziejska różdżka
stories hard: latający dywan, wehikuł czasu, szklana kula, magiczny eliksir, czapka niewidka, mapa skarbów, wilkołak, krasnoludek, kosmita
ideas easy: miłość, urodziny, wakacje, strach, radość, lato, zima, noc, muzyka
ideas medium: niespodzianka, tajemnica, przyjaźń, sen, cisza, głód, nuda, szczęście, złość
ideas hard: tęsknota za domem, cierpliwość, grawitacja, zazdrość, inflacja, nieważkość, trema, marzenie, pokój
`
