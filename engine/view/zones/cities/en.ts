// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  '||||||||||||||||||||El Aaiún||||||||||||Lomé|||||||||||N’Djamena|||||São Tomé||||||||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|||Asunción|||Bahía de Banderas||Belém||||Bogotá||||Cancún||||||Ciudad Juárez||||Cuiabá|Curaçao||||||||Eirunepé||||||||||||||||Knox, Indiana|Marengo, Indiana|Petersburg, Indiana|Tell City, Indiana|Vevay, Indiana|Vincennes, Indiana|Winamac, Indiana||||||Monticello, Kentucky|||||Lower Prince’s Quarter|Maceió||||||Mazatlán||Mérida|||Saint-Pierre||||||||Fernando de Noronha|Beulah, North Dakota|Center, North Dakota|New Salem, North Dakota||||||||||||||||Santarém|||São Paulo|Ittoqqortoormiit||St. Barthélemy|St. John’s|St. Kitts|St. Lucia|St. Thomas|St. Vincent|||||||||||Casey Station||Dumont d’Urville Station|Macquarie Island|Mawson Station|McMurdo Station|Palmer Land|Rothera Station|Showa Station|Troll Station|Vostok Station||||||Aktau||||||||||||||||||||||Ho Chi Minh City||Khovd|||||||||||||||Macao||||||||||||||Kostanay|Kyzylorda||||||||||||||||Ürümqi||||||||||Canaries||Faroes||||St. Helena|||||||||Lord Howe Island||||||||||||||Büsingen|Chișinău|||||||||||||||||||||||||||||||||||||Tirana|||||||||||Chagos Archipelago|Christmas Island|Cocos Islands|Comoros|Kerguelen Islands|Mahé||||Réunion||||Chatham Islands||Easter Island|||||Galápagos Islands|||||Canton Island|||Kwajalein Atoll||Marquesas Islands|Midway Atoll|||Norfolk Island|Nouméa|||Pitcairn Islands||||||||Wake Island|Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Alexandria
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
America/Sao_Paulo Brasília
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
Asia/Riyadh Mecca
Asia/Shanghai Beijing
Asia/Shanghai Guangzhou
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Chelyabinsk
Asia/Yekaterinburg Ufa
Australia/Sydney Canberra
Europe/Berlin Frankfurt
Europe/Berlin Hamburg
Europe/Berlin Munich
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
Europe/Rome Naples
Europe/Warsaw Gdańsk
Europe/Warsaw Kraków
Europe/Warsaw Wrocław
Europe/Zurich Geneva
Pacific/Auckland Wellington
`
