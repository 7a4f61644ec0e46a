// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  '|||Aljir|||||||||Kairo||||||||El Aaiún||||||||||||Lomé|||||||||||N’Djamena|||||São Tomé||||||Anguila||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|||Asunción|||||Belém||||Bogotá|||||||||||Kosta Rika|||Cuiabá|Curaçao||||||Dominika||Eirunepé||||||||||||||||Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana||||||Monticello, Kentucky|||||Lower Prince’s Quarter|Maceió||||Martinik||Mazatlán||||Ciudad de México|Saint-Pierre||||||||Fernando de Noronha|Beulah, Dakota Utara|Center, Dakota Utara|New Salem, Dakota Utara||||||||||||||||Santarém|||São Paulo|Ittoqqortoormiit||St. Barthélemy|St. John’s|St. Kitts|St. Lucia|St. Thomas|St. Vincent|||||||||||||Dumont-d’Urville||||||Showa||||||||Aktau|Aktobe||||||||||||Kolombo|Damaskus||||||||||Khovd||||Yerusalem|||||||||||Makau||||Muskat|Nikosia|||||||||Kostanay|||||||Singapura|||||Teheran|||||Ürümqi|||||Rangoon|||||Canarias|Tanjung Verde||||Georgia Selatan|St. Helena||||||||||||||||Athena|Beograd||||||Büsingen|Kishinev|Kopenhagen|||||Pulau Man|||||Kiev||||Luksemburg|||||Monako|Moskwa||||Praha||Roma||||||||||Tirana|||Vatikan|Wina|||Warsawa|||||||Komoro||Mahé|Maladewa|||Réunion|||||||||||Galápagos||Guadalkanal|||Pulau Canton||||||||||Nouméa|||||||||||Pulau Wake|Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Aleksandria
Africa/Johannesburg Cape Town
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
America/New_York Philadelphia
America/New_York Washington
America/Sao_Paulo Belo Horizonte
America/Sao_Paulo Brasilia
America/Sao_Paulo Rio de Janeiro
America/Toronto Montreal
America/Toronto Ottawa
Asia/Dubai Abu Dhabi
Asia/Ho_Chi_Minh Hanoi
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaya
Asia/Karachi Islamabad
Asia/Kolkata Bengaluru
Asia/Kolkata Delhi
Asia/Kolkata Mumbai
Asia/Makassar Denpasar, Bali
Asia/Riyadh Makkah
Asia/Shanghai Beijing
Asia/Shanghai Guangzhou
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Chelyabinsk
Asia/Yekaterinburg Ufa
Australia/Sydney Canberra
Europe/Berlin Frankfurt
Europe/Berlin Hamburg
Europe/Berlin München
Europe/Istanbul Ankara
Europe/Kyiv Lviv
Europe/Lisbon Porto
Europe/London Edinburgh
Europe/London Manchester
Europe/Madrid Barcelona
Europe/Moscow Kazan
Europe/Moscow Nizhny Novgorod
Europe/Moscow Saint Petersburg
Europe/Moscow Sochi
Europe/Paris Lyon
Europe/Paris Marseille
Europe/Rome Milan
Europe/Rome Napoli
Europe/Warsaw Gdansk
Europe/Warsaw Krakow
Europe/Warsaw Wroclaw
Europe/Zurich Jenewa
Pacific/Auckland Wellington
`
