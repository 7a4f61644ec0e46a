// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  'Abiyán|Acra|Adís Abeba|Argel|||||Bisáu||||El Cairo|||Conakri||Dar es-Salam|Yibuti|Duala|El Aaiún||||Johannesburgo|||Jartum|||||Lomé||||||||Mogadiscio|||Yamena||Nuakchot|Uagadugú|Portonovo|Santo Tomé|Trípoli|Túnez||||Anguila||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|||Asunción||Bahía|Bahía de Banderas||Belén|Belice|||Bogotá||||Cancún||Cayena|Caimán|||Ciudad Juárez||||Cuiabá|Curazao||||||||Eirunepé||||||Gran Turca|Granada|Guadalupe|||||La Habana||Indianápolis|Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana||||||Monticello, Kentucky||||Los Ángeles|Lower Prince’s Quarter|Maceió||Manaos||Martinica||Mazatlán||Mérida||Ciudad de México|Miquelón||||||Nueva York||Fernando de Noronha|Beulah, Dakota del Norte|Center, Dakota del Norte|New Salem, Dakota del Norte|||Panamá|||Puerto Príncipe|Puerto España||||||||Río Branco|Santarém|Santiago de Chile||São Paulo|Ittoqqortoormiit||San Bartolomé|San Juan de Terranova|San Cristóbal|Santa Lucía|St. Thomas|San Vicente||||||Tórtola|||||||Dumont-d’Urville||||||Showa||||Adén||Ammán|Anádyr|Aktau|Aktobe|Asjabad||Bagdad|Baréin|Bakú||Barnaúl|||Brunéi|Chitá||Damasco|Daca||Dubái|Dusambé|||Hebrón|Ciudad Ho Chi Minh||Khovd||Yakarta||Jerusalén||||Katmandú|Khandiga|Calcuta|||||Macao|Magadán|Makasar||Mascate|||||||||Catar|Kostanái|Kyzylorda|Riad|Sajalín|Samarcanda|Seúl|Shanghái|Singapur|Srednekolimsk|Taipéi|Taskent|Tiflis|Teherán|Timbu|Tokio||Ulán Bator|Ürümqi||Vientián|||Yangón (Rangún)|Ekaterimburgo|Ereván||Bermudas|Canarias|Cabo Verde|Islas Feroe||Reikiavik|Georgia del Sur|Santa Elena||Adelaida||||||||||Sídney|Ámsterdam||Astracán|Atenas|Belgrado|Berlín||Bruselas|Bucarest||Büsingen|Chisináu|Copenhague|Dublín||Guernesey||Isla de Man|Estambul||Kaliningrado|Kírov|Kiev|Lisboa|Liubliana|Londres|Luxemburgo|||||Mónaco|Moscú||París||Praga||Roma||||Sarátov|Simferópol|Skopie|Sofía|Estocolmo|Tallin|Tirana|Uliánovsk||El Vaticano|Viena|Vilna|Volgogrado|Varsovia||Zúrich|||Navidad||Comoras||Mahé|Maldivas|Mauricio||Reunión||||||Isla de Pascua|||Fiyi||Galápagos||||Honolulú|Isla Kanton||||||||||Numea||Palaos|||||Saipán|Tahití||||Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Alejandría
Africa/Johannesburg Ciudad del Cabo
Africa/Lagos Abuya
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
America/Sao_Paulo Río de Janeiro
America/Toronto Montreal
America/Toronto Ottawa
Asia/Dubai Abu Dabi
Asia/Ho_Chi_Minh Hanói
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaya
Asia/Karachi Islamabad
Asia/Kolkata Bangalore
Asia/Kolkata Delhi
Asia/Kolkata Bombay
Asia/Makassar Denpasar, Bali
Asia/Riyadh La Meca
Asia/Shanghai Pekín
Asia/Shanghai Cantón
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Cheliábinsk
Asia/Yekaterinburg Ufá
Australia/Sydney Canberra
Europe/Berlin Fráncfort
Europe/Berlin Hamburgo
Europe/Berlin Múnich
Europe/Istanbul Ankara
Europe/Kyiv Leópolis
Europe/Lisbon Oporto
Europe/London Edimburgo
Europe/London Mánchester
Europe/Madrid Barcelona
Europe/Moscow Kazán
Europe/Moscow Nizhni Nóvgorod
Europe/Moscow San Petersburgo
Europe/Moscow Sochi
Europe/Paris Lyon
Europe/Paris Marsella
Europe/Rome Milán
Europe/Rome Nápoles
Europe/Warsaw Gdansk
Europe/Warsaw Cracovia
Europe/Warsaw Breslavia
Europe/Zurich Ginebra
Pacific/Auckland Wellington
`
