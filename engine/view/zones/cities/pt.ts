// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  '|Acra|Adis Abeba|Argel||||||||||||Conacri|||Djibuti||El Aaiún||||Joanesburgo|||Cartum|||||Lomé||||||||Mogadíscio|Monróvia|Nairóbi|N’Djamena||||Porto Novo|São Tomé|Trípoli|Túnis||||Anguila|Antígua|Araguaína|||Córdoba||||Río Gallegos||||Tucumã|||Assunção|||Bahia de Banderas||Belém||||Bogotá||||Cancún||Caiena||||Ciudad Juárez||Coihaique||Cuiabá|Curaçao||||||||Eirunepé|||||||Granada|Guadalupe||Guaiaquil|Guiana||||Indianápolis|Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana||||||Monticello, Kentucky|||||Lower Prince’s Quarter|Maceió|Manágua|||Martinica||Mazatlán||Mérida||Cidade do México|Saint-Pierre|||Montevidéu|||Nova York||Fernando de Noronha|Beulah, Dakota do Norte|Center, Dakota do Norte|New Salen, Dakota do Norte|||Panamá|||Porto Príncipe|||Porto Rico|||||||Santarém|||São Paulo|Ittoqqortoormiit||São Bartolomeu|Saint John’s|São Cristóvão|Santa Lúcia|Saint Thomas|São Vicente|||||||||||||Dumont-d’Urville||||||Showa||||Áden||Amã||Aktau|Aktobe|Asgabate||Bagdá|Bahrein||||Beirute|||||Damasco|Dacca|||Duchambe||||Cidade de Ho Chi Minh||Khovd||Jacarta||Jerusalém|Cabul|||Katmandu||Calcutá|||||||||Mascate|Nicósia||||||||Catar|||Riade|Sacalina|Samarcanda|Seul|Xangai|Singapura|||||Teerã||Tóquio||Ulan Bator|Ürümqi|||||Rangum|Ecaterimburgo||Açores|Bermudas|Canárias|Cabo Verde|Ilhas Faroé||Reykjavík|Geórgia do Sul|Santa Helena|||||||||||||Amsterdã||Astracã|Atenas|Belgrado|Berlim||Bruxelas|Bucareste|Budapeste|Büsingen|Chișinău|Copenhague||||Helsinque|Ilha de Man|Istambul||Kaliningrado||Kiev|Lisboa|Liubliana|Londres|Luxemburgo|Madri||||Mônaco|Moscou||||Praga||Roma|||||||Sófia|Estocolmo||Tirana|Ulianovsk||Vaticano|Viena||Volgogrado|Varsóvia||Zurique|||||Comores||Mahé|Maldivas|Maurício||Reunião||||Chatnam||Ilha de Páscoa|Éfaté||||Galápagos|||||Ilha de Canton||||||||||Nouméa||||||||Taiti|Taraua|||Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Alexandria
Africa/Johannesburg Cidade do Cabo
Africa/Lagos Abuja
America/Bogota Medellín
America/Chicago Dallas
America/Chicago Houston
America/Los_Angeles Las Vegas
America/Los_Angeles São Francisco
America/Los_Angeles Seattle
America/Mexico_City Guadalajara
America/New_York Atlanta
America/New_York Boston
America/New_York Miami
America/New_York Filadélfia
America/New_York Washington
America/Sao_Paulo Belo Horizonte
America/Sao_Paulo Brasília
America/Sao_Paulo Rio de Janeiro
America/Toronto Montreal
America/Toronto Ottawa
Asia/Dubai Abu Dhabi
Asia/Ho_Chi_Minh Hanói
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaia
Asia/Karachi Islamabad
Asia/Kolkata Bangalore
Asia/Kolkata Délhi
Asia/Kolkata Mumbai
Asia/Makassar Denpasar, Bali
Asia/Riyadh Meca
Asia/Shanghai Pequim
Asia/Shanghai Cantão
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Cheliabinsk
Asia/Yekaterinburg Ufa
Australia/Sydney Camberra
Europe/Berlin Frankfurt
Europe/Berlin Hamburgo
Europe/Berlin Munique
Europe/Istanbul Ancara
Europe/Kyiv Lviv
Europe/Lisbon Porto
Europe/London Edimburgo
Europe/London Manchester
Europe/Madrid Barcelona
Europe/Moscow Cazã
Europe/Moscow Níjni Novgorod
Europe/Moscow São Petersburgo
Europe/Moscow Sóchi
Europe/Paris Lyon
Europe/Paris Marselha
Europe/Rome Milão
Europe/Rome Nápoles
Europe/Warsaw Gdansk
Europe/Warsaw Cracóvia
Europe/Warsaw Breslávia
Europe/Zurich Genebra
Pacific/Auckland Wellington
`
