// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  '||Addis Abeba|Algeri|||||||||Il Cairo||||||Gibuti||El Ayun|||||Giuba||Khartum|||||Lomé||||||||Mogadiscio|||N’Djamena|||||São Tomé||Tunisi||||||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|||Asunción|||Bahía de Banderas||Belém||||Bogotá||||Cancún||Caienna||||Ciudad Juárez||||Cuiabá|Curaçao||||||||Eirunepé||||||||Guadalupa|||||L’Avana|||Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana|||Giamaica|||Monticello, Kentucky|||||Lower Prince’s Quarter|Maceió||||Martinica||Mazatlán||Mérida||Città del Messico|Saint-Pierre||||||||Fernando de Noronha|Beulah, Dakota del nord|Center, Dakota del nord|New Salem, Dakota del nord|||||||||Portorico|||||||Santarém|||San Paolo|Ittoqqortoormiit||Saint-Barthélemy|St. John’s|St. Kitts|Santa Lucia|Saint Thomas|Saint Vincent|||||||||||||Dumont-d’Urville||||||Showa|||||||Anadyr’||Aqtöbe||||Bahrein|||||||Čita||Damasco|Dacca||||Famagosta|||||Khovd||Giacarta||Gerusalemme|||||Chandyga|Calcutta|Krasnojarsk||||Macao||||Mascate||Novokuzneck||||||||||Riyad|Sachalin|Samarcanda|Seul|||||||Teheran||||Ulan Bator|Ürümqi|Ust’-Nera|||Jakutsk|Rangoon|Ekaterinburg||Azzorre||Canarie|Capo Verde|Isole Fær Øer||Reykjavík|Georgia del Sud|Sant’Elena||||||||||||||||Atene|Belgrado|Berlino||Bruxelles|Bucarest||Büsingen|Chișinău|Copenaghen|Dublino|Gibilterra|||Isola di Man|||||Kiev|Lisbona|Lubiana|Londra|Lussemburgo||||||Mosca||Parigi||Praga||Roma|||||Sinferopoli|||Stoccolma||Tirana|||Città del Vaticano||||Varsavia|Zagabria|Zurigo|||||Comore||Mahé|Maldive|||La Riunione||||||Pasqua|||Figi||Galápagos|||||Canton|||||Marchesi|||||Nouméa||||||||||||Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Alessandria d’Egitto
Africa/Johannesburg Città del Capo
Africa/Lagos Abuja
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
America/New_York Washington
America/Sao_Paulo Belo Horizonte
America/Sao_Paulo Brasilia
America/Sao_Paulo Rio de Janeiro
America/Toronto Montréal
America/Toronto Ottawa
Asia/Dubai Abu Dhabi
Asia/Ho_Chi_Minh Hanoi
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaya
Asia/Karachi Islamabad
Asia/Kolkata Bangalore
Asia/Kolkata Delhi
Asia/Kolkata Mumbai
Asia/Makassar Denpasar, Bali
Asia/Riyadh La Mecca
Asia/Shanghai Pechino
Asia/Shanghai Canton
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Čeljabinsk
Asia/Yekaterinburg Ufa
Australia/Sydney Canberra
Europe/Berlin Francoforte
Europe/Berlin Amburgo
Europe/Berlin Monaco di Baviera
Europe/Istanbul Ankara
Europe/Kyiv Leopoli
Europe/Lisbon Porto
Europe/London Edimburgo
Europe/London Manchester
Europe/Madrid Barcellona
Europe/Moscow Kazan
Europe/Moscow Nižnij Novgorod
Europe/Moscow San Pietroburgo
Europe/Moscow Soči
Europe/Paris Lione
Europe/Paris Marsiglia
Europe/Rome Milano
Europe/Rome Napoli
Europe/Warsaw Danzica
Europe/Warsaw Cracovia
Europe/Warsaw Breslavia
Europe/Zurich Ginevra
Pacific/Auckland Wellington
`
