// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  'Abidżan|Akra|Addis Abeba|Algier|||Bangi|Bandżul||||Bużumbura|Kair|||Konakry|||Dżibuti|Duala|Al-Ujun|||||Dżuba||Chartum||Kinszasa|||Lomé||||||||Mogadiszu|||Ndżamena||Nawakszut|Wagadugu|Porto Novo|São Tomé|Trypolis||Windhuk|||||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|||Asunción||Salvador|||Belém||||Bogotá||||Cancún||Kajenna|Kajmany|||Ciudad Juárez|Kostaryka|||Cuiabá|Curaçao||||||Dominika||Eirunepé|Salwador|||||||Gwadelupa|Gwatemala||Gujana||Hawana|||Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana|||Jamajka|||Monticello, Kentucky|||||Lower Prince’s Quarter|Maceió||||Martynika||Mazatlán||||Meksyk (miasto)|Saint-Pierre||||||Nowy Jork||Fernando de Noronha|Beulah, Dakota Północna|Center, Dakota Północna|New Salem, Dakota Północna|||||||Port-of-Spain||Portoryko|||||||Santarém|||São Paulo|Ittoqqortoormiit||Saint-Barthélemy|St. John’s|Saint Kitts|Saint Lucia|Saint Thomas|Saint Vincent|||Qaanaaq||||||||||Dumont-d’Urville||||||Showa||Wostok|||Ałmaty|||Aktau|Aktiubińsk|Aszchabad||Bagdad|Bahrajn|||Barnauł|Bejrut|Biszkek||Czyta|Kolombo|Damaszek|||Dubaj|Duszanbe|||||Hongkong|Kobdo|Irkuck|Dżakarta||Jerozolima||Kamczatka|Karaczi|Katmandu|Chandyga|Kalkuta|Krasnojarsk|||Kuwejt|Makau||||Maskat|Nikozja|Nowokuźnieck|Nowosybirsk||Uralsk|||Pjongjang|Katar|Kustanaj|Kyzyłorda|Rijad|Sachalin|Samarkanda|Seul|Szanghaj|Singapur|Sriedniekołymsk|Tajpej|Taszkient||Teheran||Tokio||Ułan Bator|Urumczi|Ust-Niera|Wientian|Władywostok|Jakuck|Rangun|Jekaterynburg|Erywań|Azory|Bermudy|Wyspy Kanaryjskie|Republika Zielonego Przylądka|Wyspy Owcze|Madera||Georgia Południowa|Święta Helena||||||||||||||Andora|Astrachań|Ateny|Belgrad||Bratysława|Bruksela|Bukareszt|Budapeszt|Büsingen am Hochrhein|Kiszyniów|Kopenhaga|||||Wyspa Man|Stambuł|||Kirow|Kijów|Lizbona|Lublana|Londyn|Luksemburg|Madryt||Maarianhamina|Mińsk|Monako|Moskwa||Paryż||Praga|Ryga|Rzym|||Sarajewo|Saratów|Symferopol|||Sztokholm|Tallin|Tirana|Uljanowsk||Watykan|Wiedeń|Wilno|Wołgograd|Warszawa|Zagrzeb|Zurych|Antananarywa|Czagos|Wyspa Bożego Narodzenia|Wyspy Kokosowe|Komory|Wyspy Kerguelena|Mahé|Malediwy||Majotta|Réunion|||Wyspa Bougainville’a|||Wyspa Wielkanocna|||Fidżi||Galápagos|Wyspy Gambiera|||||||||Markizy|||||Numea||||||||||||Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Aleksandria
Africa/Johannesburg Kapsztad
Africa/Lagos Abudża
America/Bogota Medellín
America/Chicago Dallas
America/Chicago Houston
America/Los_Angeles Las Vegas
America/Los_Angeles San Francisco
America/Los_Angeles Seattle
America/Mexico_City Guadalajara
America/New_York Atlanta
America/New_York Boston
America/New_York Miami
America/New_York Filadelfia
America/New_York Waszyngton
America/Sao_Paulo Belo Horizonte
America/Sao_Paulo Brasília
America/Sao_Paulo Rio de Janeiro
America/Toronto Montreal
America/Toronto Ottawa
Asia/Dubai Abu Zabi
Asia/Ho_Chi_Minh Hanoi
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaja
Asia/Karachi Islamabad
Asia/Kolkata Bengaluru
Asia/Kolkata Delhi
Asia/Kolkata Mumbaj
Asia/Makassar Denpasar, Bali
Asia/Riyadh Mekka
Asia/Shanghai Pekin
Asia/Shanghai Kanton
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Czelabińsk
Asia/Yekaterinburg Ufa
Australia/Sydney Canberra
Europe/Berlin Frankfurt
Europe/Berlin Hamburg
Europe/Berlin Monachium
Europe/Istanbul Ankara
Europe/Kyiv Lwów
Europe/Lisbon Porto
Europe/London Edynburg
Europe/London Manchester
Europe/Madrid Barcelona
Europe/Moscow Kazań
Europe/Moscow Niżny Nowogród
Europe/Moscow Petersburg
Europe/Moscow Soczi
Europe/Paris Lyon
Europe/Paris Marsylia
Europe/Rome Mediolan
Europe/Rome Neapol
Europe/Warsaw Gdańsk
Europe/Warsaw Kraków
Europe/Warsaw Wrocław
Europe/Zurich Genewa
Pacific/Auckland Wellington
`
