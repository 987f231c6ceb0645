import { type Country, countryById } from './countries.ts';
import { REGIONS_OF_THE_WORLD } from './regions-of-the-world.ts';

/**
 * First-level regions of countries with their main cities, the capital of the region first: for addresses (C067, C068). "Region: city, city;".
 * The order is permanent, because the numbers follow from it: new regions and cities go to the end of theirs. All other countries stand in
 * regions-of-the-world.ts.
 */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AE: `Abu Dhabi: Abu Dhabi, Al Ain; Dubai: Dubai; Sharjah: Sharjah, Khor Fakkan; Ajman: Ajman; Umm Al Quwain: Umm Al Quwain;
    Ras Al Khaimah: Ras Al Khaimah; Fujairah: Fujairah, Dibba`,
  AM: `Yerevan: Yerevan; Shirak: Gyumri, Artik; Lori: Vanadzor, Alaverdi; Kotayk: Hrazdan, Abovyan; Ararat: Artashat, Masis;
    Armavir: Armavir, Vagharshapat; Syunik: Kapan, Goris; Tavush: Ijevan, Dilijan; Gegharkunik: Gavar, Sevan; Aragatsotn: Ashtarak, Aparan`,
  AR: `Buenos Aires City: Buenos Aires; Buenos Aires Province: La Plata, Mar del Plata, Bahía Blanca; Córdoba: Córdoba, Río Cuarto;
    Santa Fe: Santa Fe, Rosario; Mendoza: Mendoza, San Rafael; Tucumán: San Miguel de Tucumán; Salta: Salta; Entre Ríos: Paraná, Concordia;
    Misiones: Posadas; Chaco: Resistencia; Corrientes: Corrientes; Neuquén: Neuquén; San Juan: San Juan; Río Negro: Viedma, Bariloche`,
  AT: `Vienna: Vienna; Lower Austria: St. Pölten, Wiener Neustadt; Upper Austria: Linz, Wels; Styria: Graz, Leoben; Tyrol: Innsbruck, Kufstein;
    Carinthia: Klagenfurt, Villach; Salzburg: Salzburg, Hallein; Vorarlberg: Bregenz, Dornbirn; Burgenland: Eisenstadt`,
  AU: `New South Wales: Sydney, Newcastle, Wollongong; Victoria: Melbourne, Geelong, Ballarat; Queensland: Brisbane, Gold Coast, Cairns;
    Western Australia: Perth, Fremantle; South Australia: Adelaide; Tasmania: Hobart, Launceston; Australian Capital Territory: Canberra;
    Northern Territory: Darwin, Alice Springs`,
  AZ: `Baku: Baku, Sumqayit; Ganja-Dashkasan: Ganja, Naftalan; Shirvan-Salyan: Shirvan, Salyan; Lankaran-Astara: Lankaran, Astara;
    Guba-Khachmaz: Quba, Khachmaz; Shaki-Zaqatala: Shaki, Zaqatala; Nakhchivan: Nakhchivan; Karabakh: Khankendi, Shusha`,
  BD: `Dhaka: Dhaka, Narayanganj, Gazipur; Chattogram: Chattogram, Cumilla, Cox's Bazar; Khulna: Khulna, Jashore; Rajshahi: Rajshahi, Bogura;
    Sylhet: Sylhet; Barishal: Barishal; Rangpur: Rangpur, Dinajpur; Mymensingh: Mymensingh, Jamalpur`,
  BE: `Brussels: Brussels; Antwerp: Antwerp, Mechelen; East Flanders: Ghent, Aalst; West Flanders: Bruges, Kortrijk; Flemish Brabant: Leuven;
    Limburg: Hasselt, Genk; Liège: Liège, Verviers; Hainaut: Mons, Charleroi; Namur: Namur; Walloon Brabant: Wavre; Luxembourg: Arlon`,
  BR: `São Paulo: São Paulo, Campinas, Santos; Rio de Janeiro: Rio de Janeiro, Niterói; Minas Gerais: Belo Horizonte, Uberlândia;
    Bahia: Salvador, Feira de Santana; Paraná: Curitiba, Londrina; Rio Grande do Sul: Porto Alegre, Caxias do Sul; Pernambuco: Recife, Olinda;
    Ceará: Fortaleza, Sobral; Pará: Belém, Santarém; Santa Catarina: Florianópolis, Joinville; Goiás: Goiânia, Anápolis;
    Federal District: Brasília; Amazonas: Manaus; Espírito Santo: Vitória, Vila Velha; Maranhão: São Luís; Rio Grande do Norte: Natal;
    Mato Grosso: Cuiabá; Mato Grosso do Sul: Campo Grande; Paraíba: João Pessoa; Alagoas: Maceió; Piauí: Teresina; Sergipe: Aracaju`,
  BY: `Minsk City: Minsk; Minsk Region: Borisov, Soligorsk, Molodechno; Brest Region: Brest, Baranovichi, Pinsk; Gomel Region: Gomel, Mozyr;
    Grodno Region: Grodno, Lida; Mogilev Region: Mogilev, Bobruisk; Vitebsk Region: Vitebsk, Polotsk, Orsha`,
  CA: `Ontario: Toronto, Ottawa, Hamilton; Quebec: Quebec City, Montreal, Laval; British Columbia: Victoria, Vancouver, Surrey;
    Alberta: Edmonton, Calgary; Manitoba: Winnipeg; Saskatchewan: Regina, Saskatoon; Nova Scotia: Halifax; New Brunswick: Fredericton, Moncton;
    Newfoundland and Labrador: St. John's; Prince Edward Island: Charlottetown`,
  CZ: `Prague: Prague; South Moravian: Brno, Znojmo; Moravian-Silesian: Ostrava, Opava; Plzeň: Plzeň; Central Bohemian: Kladno, Mladá Boleslav;
    Ústí nad Labem: Ústí nad Labem, Most; Olomouc: Olomouc, Přerov; Hradec Králové: Hradec Králové; South Bohemian: České Budějovice;
    Liberec: Liberec; Pardubice: Pardubice; Zlín: Zlín; Vysočina: Jihlava; Karlovy Vary: Karlovy Vary`,
  DE: `Berlin: Berlin; Bavaria: Munich, Nuremberg, Augsburg; Hamburg: Hamburg; North Rhine-Westphalia: Düsseldorf, Cologne, Dortmund;
    Hesse: Wiesbaden, Frankfurt am Main; Baden-Württemberg: Stuttgart, Mannheim, Karlsruhe; Lower Saxony: Hanover, Braunschweig;
    Saxony: Dresden, Leipzig; Bremen: Bremen, Bremerhaven; Rhineland-Palatinate: Mainz, Ludwigshafen; Thuringia: Erfurt, Jena;
    Saxony-Anhalt: Magdeburg, Halle; Schleswig-Holstein: Kiel, Lübeck; Brandenburg: Potsdam, Cottbus;
    Mecklenburg-Vorpommern: Schwerin, Rostock; Saarland: Saarbrücken`,
  EG: `Cairo: Cairo; Alexandria: Alexandria; Giza: Giza, 6th of October; Dakahlia: Mansoura; Sharqia: Zagazig; Gharbia: Tanta, Mahalla;
    Port Said: Port Said; Suez: Suez; Asyut: Asyut; Luxor: Luxor; Aswan: Aswan; Red Sea: Hurghada; Faiyum: Faiyum; Minya: Minya`,
  ES: `Madrid: Madrid, Móstoles; Catalonia: Barcelona, Tarragona, Girona; Andalusia: Seville, Málaga, Granada; Valencia: Valencia, Alicante;
    Basque Country: Vitoria-Gasteiz, Bilbao, San Sebastián; Galicia: Santiago de Compostela, Vigo, A Coruña; Castile and León: Valladolid, Burgos;
    Aragon: Zaragoza; Canary Islands: Las Palmas, Santa Cruz de Tenerife; Balearic Islands: Palma; Murcia: Murcia, Cartagena;
    Asturias: Oviedo, Gijón; Navarre: Pamplona; Extremadura: Mérida, Badajoz; Castilla-La Mancha: Toledo, Albacete; Cantabria: Santander;
    La Rioja: Logroño`,
  FI: `Uusimaa: Helsinki, Espoo, Vantaa; Pirkanmaa: Tampere; Southwest Finland: Turku; North Ostrobothnia: Oulu; Central Finland: Jyväskylä;
    North Savo: Kuopio; Päijät-Häme: Lahti; Lapland: Rovaniemi; Satakunta: Pori; Ostrobothnia: Vaasa`,
  FR: `Île-de-France: Paris, Versailles; Provence-Alpes-Côte d'Azur: Marseille, Nice, Toulon; Auvergne-Rhône-Alpes: Lyon, Grenoble, Saint-Étienne;
    Occitanie: Toulouse, Montpellier; Nouvelle-Aquitaine: Bordeaux, Limoges; Grand Est: Strasbourg, Reims, Metz; Hauts-de-France: Lille, Amiens;
    Brittany: Rennes, Brest; Normandy: Rouen, Caen, Le Havre; Pays de la Loire: Nantes, Angers; Centre-Val de Loire: Orléans, Tours;
    Bourgogne-Franche-Comté: Dijon, Besançon; Corsica: Ajaccio, Bastia`,
  GB: `England - London: London; England - North West: Manchester, Liverpool; England - West Midlands: Birmingham, Coventry;
    England - Yorkshire: Leeds, Sheffield, Bradford; England - North East: Newcastle, Sunderland; England - South West: Bristol, Plymouth;
    England - South East: Southampton, Brighton, Reading; England - East Midlands: Nottingham, Leicester, Derby; England - East: Norwich, Cambridge;
    Scotland: Edinburgh, Glasgow, Aberdeen; Wales: Cardiff, Swansea; Northern Ireland: Belfast, Derry`,
  GE: `Tbilisi: Tbilisi; Adjara: Batumi, Kobuleti; Imereti: Kutaisi, Zestaponi; Kvemo Kartli: Rustavi, Marneuli; Shida Kartli: Gori;
    Kakheti: Telavi, Signagi; Samegrelo: Zugdidi, Poti; Samtskhe-Javakheti: Akhaltsikhe, Borjomi; Guria: Ozurgeti; Mtskheta-Mtianeti: Mtskheta`,
  GH: `Greater Accra: Accra, Tema; Ashanti: Kumasi, Obuasi; Western: Sekondi-Takoradi; Northern: Tamale; Central: Cape Coast; Eastern: Koforidua;
    Volta: Ho; Bono: Sunyani; Upper East: Bolgatanga; Upper West: Wa`,
  GR: `Attica: Athens, Piraeus; Central Macedonia: Thessaloniki, Serres; Crete: Heraklion, Chania; Western Greece: Patras; Thessaly: Larissa, Volos;
    Epirus: Ioannina; Eastern Macedonia and Thrace: Komotini, Kavala; Peloponnese: Tripoli, Kalamata; South Aegean: Ermoupoli, Rhodes`,
  HU: `Budapest: Budapest; Hajdú-Bihar: Debrecen; Csongrád-Csanád: Szeged; Borsod-Abaúj-Zemplén: Miskolc; Baranya: Pécs; Győr-Moson-Sopron: Győr;
    Szabolcs-Szatmár-Bereg: Nyíregyháza; Bács-Kiskun: Kecskemét; Fejér: Székesfehérvár; Pest: Érd, Vác`,
  IE: `Dublin: Dublin, Swords; Cork: Cork, Cobh; Galway: Galway, Tuam; Limerick: Limerick; Waterford: Waterford, Dungarvan; Kerry: Tralee, Killarney;
    Donegal: Lifford, Letterkenny; Kildare: Naas, Newbridge; Wicklow: Wicklow, Bray; Meath: Navan; Louth: Dundalk, Drogheda; Wexford: Wexford;
    Kilkenny: Kilkenny; Clare: Ennis; Mayo: Castlebar, Ballina; Sligo: Sligo`,
  IN: `Maharashtra: Mumbai, Pune, Nagpur; Delhi: New Delhi; Karnataka: Bengaluru, Mysuru; Tamil Nadu: Chennai, Coimbatore, Madurai;
    West Bengal: Kolkata, Howrah; Telangana: Hyderabad, Warangal; Gujarat: Gandhinagar, Ahmedabad, Surat; Rajasthan: Jaipur, Jodhpur;
    Uttar Pradesh: Lucknow, Kanpur, Varanasi; Kerala: Thiruvananthapuram, Kochi; Punjab: Chandigarh, Ludhiana, Amritsar;
    Madhya Pradesh: Bhopal, Indore; Bihar: Patna, Gaya; Andhra Pradesh: Amaravati, Visakhapatnam; Odisha: Bhubaneswar, Cuttack;
    Haryana: Faridabad, Gurugram; Assam: Dispur, Guwahati; Jharkhand: Ranchi, Jamshedpur; Goa: Panaji`,
  IT: `Lazio: Rome, Latina; Lombardy: Milan, Brescia, Bergamo; Campania: Naples, Salerno; Piedmont: Turin, Novara; Sicily: Palermo, Catania, Messina;
    Liguria: Genoa, La Spezia; Emilia-Romagna: Bologna, Parma, Modena; Tuscany: Florence, Pisa, Livorno; Veneto: Venice, Verona, Padua;
    Apulia: Bari, Taranto; Sardinia: Cagliari, Sassari; Friuli-Venezia Giulia: Trieste, Udine; Marche: Ancona, Pesaro; Calabria: Catanzaro, Reggio Calabria;
    Abruzzo: L'Aquila, Pescara; Umbria: Perugia, Terni; Trentino-Alto Adige: Trento, Bolzano`,
  JP: `Tokyo: Tokyo, Hachioji; Osaka: Osaka, Sakai; Kanagawa: Yokohama, Kawasaki; Aichi: Nagoya, Toyota; Hokkaido: Sapporo, Asahikawa;
    Fukuoka: Fukuoka, Kitakyushu; Hyogo: Kobe, Himeji; Kyoto: Kyoto; Saitama: Saitama, Kawaguchi; Hiroshima: Hiroshima; Miyagi: Sendai;
    Chiba: Chiba, Funabashi; Okinawa: Naha`,
  KE: `Nairobi: Nairobi; Mombasa: Mombasa; Kisumu: Kisumu; Nakuru: Nakuru, Naivasha; Uasin Gishu: Eldoret; Kiambu: Kiambu, Thika; Machakos: Machakos;
    Meru: Meru; Nyeri: Nyeri; Kakamega: Kakamega; Kilifi: Kilifi, Malindi; Garissa: Garissa`,
  KG: `Bishkek: Bishkek; Osh City: Osh; Chüy: Tokmok, Kant; Issyk-Kul: Karakol, Balykchy; Jalal-Abad: Jalal-Abad; Naryn: Naryn; Talas: Talas;
    Batken: Batken, Kyzyl-Kiya; Osh Region: Uzgen, Kara-Suu`,
  KZ: `Almaty City: Almaty; Astana: Astana; Shymkent: Shymkent; Almaty Region: Konayev, Talgar; Karaganda: Karaganda, Temirtau; Aktobe: Aktobe;
    Atyrau: Atyrau; East Kazakhstan: Oskemen; Pavlodar: Pavlodar, Ekibastuz; Kostanay: Kostanay, Rudny; Mangystau: Aktau, Zhanaozen; Zhambyl: Taraz;
    West Kazakhstan: Oral; North Kazakhstan: Petropavl; Kyzylorda: Kyzylorda, Baikonur; Turkistan: Turkistan; Akmola: Kokshetau; Abai: Semey;
    Jetisu: Taldykorgan; Ulytau: Zhezkazgan`,
  MX: `Mexico City: Mexico City; Jalisco: Guadalajara, Zapopan; Nuevo León: Monterrey; Puebla: Puebla; State of Mexico: Toluca, Ecatepec;
    Baja California: Mexicali, Tijuana; Guanajuato: Guanajuato, León; Chihuahua: Chihuahua, Ciudad Juárez; Veracruz: Xalapa, Veracruz;
    Yucatán: Mérida; Quintana Roo: Chetumal, Cancún; Querétaro: Querétaro; Sonora: Hermosillo; Sinaloa: Culiacán, Mazatlán; Coahuila: Saltillo, Torreón`,
  NG: `Lagos: Ikeja, Lagos; Federal Capital Territory: Abuja; Kano: Kano; Oyo: Ibadan, Ogbomosho; Rivers: Port Harcourt; Edo: Benin City; Kaduna: Kaduna, Zaria;
    Enugu: Enugu; Delta: Asaba, Warri; Ogun: Abeokuta; Anambra: Awka, Onitsha; Plateau: Jos; Borno: Maiduguri; Abia: Umuahia, Aba; Cross River: Calabar`,
  NL: `North Holland: Haarlem, Amsterdam; South Holland: The Hague, Rotterdam, Leiden; Utrecht: Utrecht, Amersfoort; North Brabant: 's-Hertogenbosch, Eindhoven, Tilburg;
    Gelderland: Arnhem, Nijmegen; Groningen: Groningen; Limburg: Maastricht, Venlo; Overijssel: Zwolle, Enschede; Friesland: Leeuwarden;
    Flevoland: Lelystad, Almere; Drenthe: Assen, Emmen; Zeeland: Middelburg`,
  PK: `Punjab: Lahore, Faisalabad, Rawalpindi; Sindh: Karachi, Hyderabad; Khyber Pakhtunkhwa: Peshawar, Mardan; Balochistan: Quetta, Gwadar;
    Islamabad: Islamabad; Azad Kashmir: Muzaffarabad, Mirpur; Gilgit-Baltistan: Gilgit, Skardu`,
  PL: `Masovian: Warsaw, Radom; Lesser Poland: Kraków, Tarnów; Silesian: Katowice, Częstochowa; Lower Silesian: Wrocław, Legnica; Greater Poland: Poznań, Kalisz;
    Pomeranian: Gdańsk, Gdynia; Łódź: Łódź; Lublin: Lublin; West Pomeranian: Szczecin, Koszalin; Kuyavian-Pomeranian: Bydgoszcz, Toruń;
    Podlaskie: Białystok; Subcarpathian: Rzeszów; Świętokrzyskie: Kielce; Warmian-Masurian: Olsztyn; Lubusz: Gorzów Wielkopolski, Zielona Góra; Opole: Opole`,
  PT: `Lisbon: Lisbon, Sintra; Porto: Porto, Vila Nova de Gaia; Braga: Braga, Guimarães; Coimbra: Coimbra; Setúbal: Setúbal, Almada; Faro: Faro, Portimão;
    Aveiro: Aveiro; Leiria: Leiria; Évora: Évora; Viseu: Viseu; Madeira: Funchal; Azores: Ponta Delgada`,
  RO: `Bucharest: Bucharest; Cluj: Cluj-Napoca; Timiș: Timișoara; Iași: Iași; Constanța: Constanța; Dolj: Craiova; Brașov: Brașov; Galați: Galați;
    Prahova: Ploiești; Bihor: Oradea; Sibiu: Sibiu; Bacău: Bacău; Arad: Arad; Argeș: Pitești`,
  RU: `Moscow: Moscow; Saint Petersburg: Saint Petersburg; Moscow Region: Balashikha, Podolsk, Khimki; Sverdlovsk Region: Yekaterinburg, Nizhny Tagil;
    Novosibirsk Region: Novosibirsk; Tatarstan: Kazan, Naberezhnye Chelny; Nizhny Novgorod Region: Nizhny Novgorod; Chelyabinsk Region: Chelyabinsk, Magnitogorsk;
    Samara Region: Samara, Tolyatti; Rostov Region: Rostov-on-Don, Taganrog; Bashkortostan: Ufa, Sterlitamak; Krasnoyarsk Territory: Krasnoyarsk, Norilsk;
    Krasnodar Territory: Krasnodar, Sochi, Novorossiysk; Perm Territory: Perm; Voronezh Region: Voronezh; Volgograd Region: Volgograd; Saratov Region: Saratov;
    Omsk Region: Omsk; Tyumen Region: Tyumen; Irkutsk Region: Irkutsk, Bratsk; Primorsky Territory: Vladivostok; Khabarovsk Territory: Khabarovsk;
    Kaliningrad Region: Kaliningrad; Leningrad Region: Gatchina, Vyborg; Dagestan: Makhachkala; Stavropol Territory: Stavropol; Tomsk Region: Tomsk;
    Kemerovo Region: Kemerovo, Novokuznetsk; Tula Region: Tula; Yaroslavl Region: Yaroslavl; Altai Territory: Barnaul; Orenburg Region: Orenburg`,
  SA: `Riyadh: Riyadh, Al Kharj; Makkah: Mecca, Jeddah, Taif; Madinah: Medina, Yanbu; Eastern Province: Dammam, Khobar, Jubail; Asir: Abha; Tabuk: Tabuk;
    Qassim: Buraidah; Hail: Hail; Jazan: Jazan; Najran: Najran`,
  SE: `Stockholm: Stockholm, Södertälje; Västra Götaland: Gothenburg, Borås; Skåne: Malmö, Helsingborg, Lund; Uppsala: Uppsala; Östergötland: Linköping, Norrköping;
    Örebro: Örebro; Västmanland: Västerås; Jönköping: Jönköping; Västerbotten: Umeå; Gävleborg: Gävle; Halland: Halmstad; Värmland: Karlstad; Norrbotten: Luleå`,
  TR: `Istanbul: Istanbul; Ankara: Ankara; Izmir: Izmir; Bursa: Bursa; Antalya: Antalya, Alanya; Adana: Adana; Konya: Konya; Gaziantep: Gaziantep;
    Kayseri: Kayseri; Trabzon: Trabzon; Mersin: Mersin, Tarsus; Eskişehir: Eskişehir; Samsun: Samsun; Diyarbakır: Diyarbakır; Kocaeli: Izmit; Sivas: Sivas`,
  UA: `Kyiv City: Kyiv; Kharkiv Region: Kharkiv; Odesa Region: Odesa, Izmail; Dnipropetrovsk Region: Dnipro, Kryvyi Rih; Lviv Region: Lviv, Drohobych;
    Zaporizhzhia Region: Zaporizhzhia, Melitopol; Vinnytsia Region: Vinnytsia; Poltava Region: Poltava, Kremenchuk; Chernihiv Region: Chernihiv;
    Cherkasy Region: Cherkasy, Uman; Sumy Region: Sumy; Zhytomyr Region: Zhytomyr; Rivne Region: Rivne; Ivano-Frankivsk Region: Ivano-Frankivsk;
    Ternopil Region: Ternopil; Volyn Region: Lutsk; Zakarpattia Region: Uzhhorod, Mukachevo; Chernivtsi Region: Chernivtsi; Mykolaiv Region: Mykolaiv;
    Kherson Region: Kherson; Khmelnytskyi Region: Khmelnytskyi; Kirovohrad Region: Kropyvnytskyi; Kyiv Region: Bila Tserkva, Brovary; Donetsk Region: Kramatorsk, Mariupol`,
  UZ: `Tashkent City: Tashkent; Tashkent Region: Nurafshon, Chirchiq, Angren; Samarkand: Samarkand; Bukhara: Bukhara; Andijan: Andijan; Fergana: Fergana, Kokand;
    Namangan: Namangan; Khorezm: Urgench, Khiva; Kashkadarya: Qarshi, Shahrisabz; Surkhandarya: Termez; Navoiy: Navoiy; Jizzakh: Jizzakh; Sirdarya: Guliston;
    Karakalpakstan: Nukus`,
  ZA: `Gauteng: Johannesburg, Pretoria; Western Cape: Cape Town, Stellenbosch; KwaZulu-Natal: Pietermaritzburg, Durban; Eastern Cape: Bhisho, Gqeberha;
    Free State: Bloemfontein; Limpopo: Polokwane; Mpumalanga: Mbombela; North West: Mahikeng, Rustenburg; Northern Cape: Kimberley`,
};

export interface City {
  readonly id: number;
  readonly name: string;
}
export interface Region {
  readonly id: number;
  readonly countryId: number;
  readonly name: string;
  readonly cities: readonly City[];
}

/** Numbers: a country's regions stand from its number times this on, a region's cities likewise. */
const STEP = 100;
/** The same of countries that are not written out here: from so many on, a thousand a country. */
const WORLD_FROM = 1_000_000;
const WORLD_STEP = 1_000;

const parts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

function parseRegions(countryId: number, text: string, firstId: number): readonly Region[] {
  return parts(text, ';').map((entry, i) => {
    const id = firstId + i;
    const [name = '', cities = ''] = parts(entry, ':');
    return { id, countryId, name, cities: parts(cities, ',').map((city, j) => ({ id: id * STEP + j + 1, name: city })) };
  });
}

function parseCountryRegions({ id, code }: Country): readonly Region[] {
  const own = BY_COUNTRY[code];
  return own === undefined
    ? parseRegions(id, REGIONS_OF_THE_WORLD[code] ?? '', WORLD_FROM + id * WORLD_STEP + 1)
    : parseRegions(id, own, id * STEP + 1);
}

/** Countries that were asked for: each is read when it is first wanted. */
const known = new Map<number, readonly Region[]>();

/** Regions of a country; empty for a team of several or a country that is gone. */
export function findRegions(countryId: number): readonly Region[] {
  const country = countryById(countryId);
  const regions = known.get(countryId) ?? (country ? parseCountryRegions(country) : []);
  if (country) known.set(countryId, regions);
  return regions;
}

export function regionById(id: number): Region | undefined {
  const countryId = id > WORLD_FROM ? Math.floor((id - WORLD_FROM) / WORLD_STEP) : Math.floor(id / STEP);
  return findRegions(countryId).find((region) => region.id === id);
}

/** The region that a city lies in. */
export const regionOfCity = (cityId: number): Region | undefined => {
  const region = regionById(Math.floor(cityId / STEP));
  return region?.cities.some(({ id }) => id === cityId) ? region : undefined;
};

/** Codes of the countries whose regions are written out here. */
export const writtenCountries = (): ReadonlySet<string> => new Set(Object.keys(BY_COUNTRY));
