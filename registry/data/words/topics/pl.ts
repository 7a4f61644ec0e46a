/** Conversation questions in Polish. */
export const LIST = `
# everyday
Jaka pora dnia jest dla ciebie najlepsza?
Co najchętniej jesz na śniadanie?
Jaki drobiazg poprawił ci humor w tym tygodniu?
Co robisz najpierw po powrocie do domu?
Jakie danie możesz jeść codziennie?
Wolisz wstawać wcześnie czy siedzieć do późna?
Jaka rzecz w twojej kuchni jest najbardziej przydatna?
Który domowy obowiązek po cichu lubisz?
Co zawsze masz przy sobie?
Jak odpoczywasz po długim dniu?
Jaką piosenkę znasz na pamięć?
Jaka książka lub film nie dały ci ostatnio spać?
Jak wygląda idealny weekend?
Jaki sklep lub kawiarnię lubisz najbardziej i dlaczego?
Jaka jest twoja ulubiona pora roku i co wtedy robisz?
Jak docierasz do pracy lub szkoły i co widzisz po drodze?
Jaki dźwięk lub zapach uwielbiasz?
Jakiej potrawy chcesz się nauczyć w tym miesiącu?
Jaki nawyk warto polecić każdemu?
Co robisz, gdy cały dzień pada?
Herbata czy kawa – i jaka dokładnie?
# memories
Jakie jest twoje najwcześniejsze wspomnienie?
Jaka była twoja ulubiona zabawa w dzieciństwie?
Którego nauczyciela wspominasz najlepiej i czym się wyróżniał?
Jaki był twój wymarzony zawód w dzieciństwie?
Które wakacje pamiętasz najlepiej?
Jaki był najładniejszy prezent w twoim życiu?
Jaka zabawka była dla ciebie bezcenna?
Jak wyglądał twój pierwszy dom?
Co ostatnio rozśmieszyło cię do łez?
Której rodzinnej rady wciąż się trzymasz?
Co budziło w tobie strach w dzieciństwie?
Jak poznaliście się z najbliższym przyjacielem lub przyjaciółką?
Jaka książka lub film ukształtowały cię w młodości?
Jakie jest najdalsze miejsce, które znasz z podróży?
Który dzień warto by przeżyć jeszcze raz?
Jaka była twoja pierwsza praca lub obowiązek?
Który rodzinny przepis nie może zaginąć?
Za co dostawało się burę w twojej szkole?
Jaki zapach przypomina ci dzieciństwo?
Jaki był najodważniejszy czyn w twoim życiu?
Jaką historię o tobie powtarza twoja rodzina?
# dreams
Gdzie chcesz kiedyś zamieszkać na rok?
Jaką umiejętność chcesz opanować?
Co można zrobić z jednym wolnym miesiącem?
W jakim języku chcesz kiedyś mówić?
Co chcesz zrobić choć raz w życiu?
Na jakim instrumencie chcesz umieć grać?
Otwierasz sklep – co w nim sprzedajesz?
Który zawód warto wypróbować choćby na jeden dzień?
Co musi mieć dom twoich marzeń?
Którą postać historyczną zapraszasz na kolację?
Możesz wyjechać jutro – dokąd jedziesz?
Zaczynasz naukę od nowa – co studiujesz?
Jakie danie chcesz gotować po mistrzowsku?
Jakiego sportu chcesz spróbować?
Masz narzędzia i czas – co budujesz?
Na jakie wydarzenie w przyszłości czekasz?
Co chcesz lepiej zrozumieć?
Jakie zwierzę chcesz zobaczyć na wolności?
Co trzeba zmienić w twojej miejscowości?
Nie możesz ponieść porażki – co robisz?
Jak wyobrażasz sobie życie za pięćdziesiąt lat?
# fun
Jaka supermoc byłaby najmniej przydatna?
Gdyby zwierzęta mówiły, które byłoby najbardziej nieuprzejme?
Do jakiego świata z książki lub filmu się przeprowadzasz?
Nosisz etykietę ostrzegawczą – co na niej jest napisane?
Jesteś sprzętem kuchennym – którym?
Jaki zwykły przedmiot zabierasz na bezludną wyspę?
Przez jeden dzień nikt cię nie widzi – co robisz?
Dodajesz do słownika jedno słowo – co ono znaczy?
Które dwa zwierzęta warto by skrzyżować?
Jak wygląda twoja własna flaga?
Twoje życie to film – jaki ma tytuł?
Jakie jedzenie jest przereklamowane?
Jaka była najdziwniejsza potrawa w twoim życiu?
O jakim filmie warto zapomnieć, żeby obejrzeć go znów po raz pierwszy?
Z kim zamieniasz się życiem na jeden dzień?
Jaki był twój najgłupszy zakup?
Jakie prawo wprowadzasz jako władca na jeden dzień?
Wolisz podróż w przeszłość czy w przyszłość?
Dostajesz robota – jakie jest jego pierwsze zadanie?
Jaki taneczny krok najlepiej cię opisuje?
Sernik czy szarlotka – i jaki jest twój najlepszy argument?
# values
Jaki powinien być dobry przyjaciel?
Za co dziś dziękujesz?
Kiedy wolno złamać zasadę?
Co oznacza dla ciebie sukces?
Jaką cechę najbardziej podziwiasz u innych?
W jakiej sprawie zmieniło się twoje zdanie?
Jak podejmujesz trudne decyzje?
Czego trzeba nauczyć każde dziecko?
Lepiej być miłym czy szczerym?
Co sprawia, że miejsce staje się domem?
Jaki błąd najwięcej cię nauczył?
Kiedy najbardziej czujesz się sobą?
Na co warto oszczędzać?
Co robisz, gdy nie zgadzasz się z przyjacielem?
Kogo prosisz o radę i dlaczego?
Czego nie można kupić za pieniądze?
Ile prywatności potrzebuje człowiek?
Jak wyglądałby świat bez muzyki?
Czego młodzi i starsi uczą się od siebie nawzajem?
Jaki drobny gest życzliwości zapadł ci w pamięć?
Co ludzie powinni robić częściej?
`
