// Unicode CLDR 48.2.0 (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.
/** In the order of the table of zones; empty where a city is called as in its zone’s name. */
export const cities =
  '||Addis-Abeba|Alger|||||||||Le Caire||||||||Laâyoune||||||||||||Lomé||||||||Mogadiscio|||N’Djamena|||||São Tomé|Tripoli (Libye)|||||||Araguaína|||Córdoba||||Río Gallegos||||Tucumán|Ushuaïa||Asunción|||Bahia de Banderas|La Barbade|Belém||||Bogotá||||Cancún|||Caïmans|||Ciudad Juárez||||Cuiabá|Curaçao|||||Détroit|Dominique||Eirunepé|||||||Grenade||||||La Havane|||Knox [Indiana]|Marengo [Indiana]|Petersburg [Indiana]|Tell City [Indiana]|Vevay [Indiana]|Vincennes [Indiana]|Winamac [Indiana]|||Jamaïque|||Monticello [Kentucky]|||||Lower Prince’s Quarter|Maceió||Manaos||||Mazatlán||Mérida||Mexico|Saint-Pierre||||||||Fernando de Noronha|Beulah (Dakota du Nord)|Center (Dakota du Nord)|New Salem (Dakota du Nord)|||||||Port-d’Espagne||Porto Rico|||||||Santarém||Saint-Domingue|São Paulo|Ittoqqortoormiit||Saint-Barthélemy|Saint-Jean de Terre-Neuve|Saint-Christophe|Sainte-Lucie|Saint-Thomas|Saint-Vincent|||Thulé||||||||||Dumont-d’Urville||||||Showa|||||Alma Ata|||Aktaou|Aktioubinsk|Achgabat|Atyraou|Bagdad|Bahreïn|Bakou|||Beyrouth|Bichkek||Tchita||Damas|||Dubaï|Douchanbé|Famagouste||Hébron|Hô-Chi-Minh-Ville||Khovd|Irkoutsk|||Jérusalem|Kaboul|Kamtchatka||Katmandou||Calcutta|Krasnoïarsk|||Koweït|Macao||Macassar|Manille|Mascate|Nicosie||Novossibirsk||Ouralsk|||||Kostanaï|Kzyl Orda|Riyad|Sakhaline|Samarcande|Séoul||Singapour|||Tachkent|Tbilissi|Téhéran||||Oulan-Bator|Ürümqi||||Iakoutsk|Rangoun|Ekaterinbourg|Erevan|Açores|Bermudes|Îles Canaries|Cap-Vert|Îles Féroé|Madère||Géorgie du Sud|Sainte-Hélène||Adélaïde||||||||||||Andorre||Athènes||||Bruxelles|Bucarest||Büsingen|Chișinău|Copenhague|||Guernesey||Île de Man|||||Kiev|Lisbonne||Londres|||Malte||||Moscou||||||||Saint-Marin||||||||Tirana|Oulianovsk||Le Vatican|Vienne|||Varsovie|||||||Comores||Mahé||Maurice||La Réunion||||||Île de Pâques|Éfaté||Fidji||Galápagos|||||Canton|||||Marquises|||||Nouméa||Palaos||||||||||Wallis & Futuna'
/** Other cities that people look for, each after its zone. */
export const more = `
Africa/Cairo Alexandrie
Africa/Johannesburg Le Cap
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
America/New_York Philadelphie
America/New_York Washington
America/Sao_Paulo Belo Horizonte
America/Sao_Paulo Brasília
America/Sao_Paulo Rio de Janeiro
America/Toronto Montréal
America/Toronto Ottawa
Asia/Dubai Abou Dabi
Asia/Ho_Chi_Minh Hanoï
Asia/Jakarta Bandung
Asia/Jakarta Medan
Asia/Jakarta Surabaya
Asia/Karachi Islamabad
Asia/Kolkata Bangalore
Asia/Kolkata Delhi
Asia/Kolkata Bombay
Asia/Makassar Denpasar, Bali
Asia/Riyadh La Mecque
Asia/Shanghai Pékin
Asia/Shanghai Canton
Asia/Shanghai Shenzhen
Asia/Tokyo Osaka
Asia/Yekaterinburg Tcheliabinsk
Asia/Yekaterinburg Oufa
Australia/Sydney Canberra
Europe/Berlin Francfort
Europe/Berlin Hambourg
Europe/Berlin Munich
Europe/Istanbul Ankara
Europe/Kyiv Lviv
Europe/Lisbon Porto
Europe/London Édimbourg
Europe/London Manchester
Europe/Madrid Barcelone
Europe/Moscow Kazan
Europe/Moscow Nijni Novgorod
Europe/Moscow Saint-Pétersbourg
Europe/Moscow Sotchi
Europe/Paris Lyon
Europe/Paris Marseille
Europe/Rome Milan
Europe/Rome Naples
Europe/Warsaw Gdansk
Europe/Warsaw Cracovie
Europe/Warsaw Wrocław
Europe/Zurich Genève
Pacific/Auckland Wellington
`
