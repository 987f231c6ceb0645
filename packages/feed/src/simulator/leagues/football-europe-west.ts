import type { LeagueData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

export const FOOTBALL_EUROPE_WEST: readonly LeagueData[] = [
  footballLeague(
    8,
    'GB-ENG',
    'Championship',
    { ru: 'Чемпионшип', ar: 'دوري البطولة الإنجليزية', top: 8 },
    `
    Leicester City
    Southampton
    Ipswich Town
    Coventry City
    Middlesbrough
    West Bromwich Albion
    Norwich City
    Sheffield United
    Millwall
    Bristol City
    Stoke City
    Birmingham City
    Watford
    Swansea City
    Preston North End
    Wrexham
    Derby County
    Hull City
    Blackburn Rovers
    Queens Park Rangers
    Charlton Athletic
    Portsmouth
    Oxford United
    Sheffield Wednesday
  `,
  ),
  footballLeague(
    9,
    'GB-ENG',
    'League One',
    { ru: 'Первая лига Англии', ar: 'دوري الدرجة الأولى الإنجليزي' },
    `
    Cardiff City
    Bolton Wanderers
    Huddersfield Town
    Luton Town
    Stockport County
    Bradford City
    Lincoln City
    Plymouth Argyle
    Reading
    Barnsley
    Wigan Athletic
    Rotherham United
    Blackpool
    Peterborough United
    Wycombe Wanderers
    Leyton Orient
    Stevenage
    AFC Wimbledon
    Doncaster Rovers
    Exeter City
    Mansfield Town
    Northampton Town
    Port Vale
    Burton Albion
  `,
  ),
  footballLeague(
    10,
    'GB-ENG',
    'League Two',
    { ru: 'Вторая лига Англии', ar: 'دوري الدرجة الثانية الإنجليزي' },
    `
    Milton Keynes Dons
    Notts County
    Salford City
    Walsall
    Chesterfield
    Grimsby Town
    Swindon Town
    Bristol Rovers
    Cambridge United
    Crewe Alexandra
    Colchester United
    Fleetwood Town
    Gillingham
    Bromley
    Oldham Athletic
    Barnet
    Tranmere Rovers
    Shrewsbury Town
    Cheltenham Town
    Crawley Town
    Accrington Stanley
    Barrow
    Harrogate Town
    Newport County
  `,
  ),
  footballLeague(
    11,
    'GB-SCT',
    'Scottish Premiership',
    { ru: 'Премьершип Шотландии', ar: 'الدوري الاسكتلندي الممتاز', span: [2.4, -1.1] },
    `
    Celtic, 018749 FFFFFF hoops
    Rangers, 1B458F FFFFFF plain
    Heart of Midlothian
    Hibernian
    Aberdeen
    Motherwell
    Dundee United
    Kilmarnock
    Falkirk
    Dundee
    St Mirren
    Livingston
  `,
  ),
  footballLeague(
    12,
    'ES',
    'Segunda Division',
    { ru: 'Сегунда', ar: 'دوري الدرجة الثانية الإسباني' },
    `
    Deportivo La Coruna
    Almeria
    Racing Santander
    Sporting Gijon
    Las Palmas
    Malaga
    Real Zaragoza
    Cadiz
    Granada
    Valladolid
    Burgos
    Leganes
    Castellon
    Eibar
    Cordoba
    Huesca
    Albacete
    Ceuta
    Mirandes
    Andorra
    Cultural Leonesa
    Real Sociedad B
  `,
  ),
  footballLeague(
    13,
    'IT',
    'Serie B',
    { ru: 'Серия B', ar: 'دوري الدرجة الثانية الإيطالي' },
    `
    Palermo
    Venezia
    Monza
    Empoli
    Sampdoria
    Bari
    Frosinone
    Modena
    Catanzaro
    Cesena
    Spezia
    Padova
    Juve Stabia
    Avellino
    Carrarese
    Reggiana
    Sudtirol
    Mantova
    Pescara
    Virtus Entella
  `,
  ),
  footballLeague(
    14,
    'DE',
    '2. Bundesliga',
    { ru: 'Вторая Бундеслига', ar: 'دوري الدرجة الثانية الألماني' },
    `
    Schalke 04, 004D9D FFFFFF plain
    Hertha Berlin, 005CA9 FFFFFF stripes
    Hannover 96
    SC Paderborn
    Karlsruher SC
    1. FC Kaiserslautern
    VfL Bochum
    Holstein Kiel
    1. FC Nurnberg
    Darmstadt 98
    Fortuna Dusseldorf
    SV Elversberg
    Greuther Furth
    Arminia Bielefeld
    Eintracht Braunschweig
    Preussen Munster
    Dynamo Dresden
    1. FC Magdeburg
  `,
  ),
  footballLeague(
    15,
    'FR',
    'Ligue 2',
    { ru: 'Лига 2', ar: 'دوري الدرجة الثانية الفرنسي' },
    `
    Saint-Etienne
    Montpellier
    Reims
    Guingamp
    Troyes
    Red Star
    Le Mans
    Dunkerque
    Pau
    Bastia
    Annecy
    Amiens
    Grenoble
    Rodez
    Clermont
    Nancy
    Laval
    Boulogne
  `,
  ),
  footballLeague(
    16,
    'PT',
    'Primeira Liga',
    { ru: 'Примейра-лига', ar: 'الدوري البرتغالي', top: 9, span: [2.4, -1.1] },
    `
    Sporting CP, 008057 FFFFFF hoops
    Porto, 00428C FFFFFF stripes
    Benfica, E30613 FFFFFF plain
    Braga, DC143C FFFFFF plain
    Vitoria Guimaraes
    Famalicao
    Gil Vicente
    Moreirense
    Estoril
    Casa Pia
    Rio Ave
    Santa Clara
    Arouca
    Estrela Amadora
    Nacional
    AVS
    Tondela
    Alverca
  `,
  ),
  footballLeague(
    17,
    'NL',
    'Eredivisie',
    { ru: 'Эредивизи', ar: 'الدوري الهولندي', top: 7, span: [2.2, -1.2] },
    `
    PSV Eindhoven, ED1C24 FFFFFF stripes
    Ajax, FFFFFF D2122E plain
    Feyenoord, E30613 FFFFFF halves
    AZ Alkmaar
    FC Twente, E30613 FFFFFF plain
    Utrecht
    NEC Nijmegen
    Heerenveen
    Groningen
    Sparta Rotterdam
    Go Ahead Eagles
    Fortuna Sittard
    PEC Zwolle
    Heracles Almelo
    NAC Breda
    Telstar
    Excelsior
    Volendam
  `,
  ),
  footballLeague(
    18,
    'BE',
    'Belgian Pro League',
    { ru: 'Про-лига Бельгии', ar: 'الدوري البلجيكي' },
    `
    Club Brugge, 0067B1 111111 stripes
    Union Saint-Gilloise
    Genk, 0047AB FFFFFF plain
    Anderlecht, 582C83 FFFFFF plain
    Gent
    Antwerp
    Standard Liege
    Charleroi
    Westerlo
    Mechelen
    Sint-Truiden
    OH Leuven
    Cercle Brugge
    Zulte Waregem
    Dender
    La Louviere
  `,
  ),
  footballLeague(
    19,
    'TR',
    'Super Lig',
    { ru: 'Суперлига Турции', ar: 'الدوري التركي', top: 10, span: [2.2, -1.1] },
    `
    Galatasaray, A90432 FDB912 halves
    Fenerbahce, 002D72 FFED00 stripes
    Besiktas, 111111 FFFFFF stripes
    Trabzonspor, 7A263A 6CABDD halves
    Basaksehir
    Samsunspor
    Goztepe
    Konyaspor
    Kasimpasa
    Antalyaspor
    Alanyaspor
    Rizespor
    Gaziantep
    Kayserispor
    Eyupspor
    Kocaelispor
    Genclerbirligi
    Fatih Karagumruk
  `,
  ),
  footballLeague(
    20,
    'GR',
    'Super League Greece',
    { ru: 'Суперлига Греции', ar: 'الدوري اليوناني', span: [2, -1.2] },
    `
    Olympiacos, E30613 FFFFFF stripes
    PAOK, 111111 FFFFFF stripes
    AEK, FFD700 111111 plain
    Panathinaikos, 007A33 FFFFFF plain
    Aris
    OFI
    Asteras Tripolis
    Volos
    Atromitos
    Levadiakos
    Panetolikos
    Kifisia
    Larissa
    Panserraikos
  `,
  ),
  footballLeague(
    21,
    'CH',
    'Swiss Super League',
    { ru: 'Суперлига Швейцарии', ar: 'الدوري السويسري' },
    `
    Basel, E30613 003DA5 halves
    Young Boys, FFD700 111111 plain
    Lugano
    Servette
    Luzern
    St. Gallen
    Zurich
    Sion
    Thun
    Lausanne
    Winterthur
    Grasshopper
  `,
  ),
  footballLeague(
    22,
    'AT',
    'Austrian Bundesliga',
    { ru: 'Бундеслига Австрии', ar: 'الدوري النمساوي' },
    `
    Red Bull Salzburg, FFFFFF E30613 plain
    Sturm Graz, 111111 FFFFFF plain
    Rapid Wien
    LASK
    Austria Wien
    Wolfsberger AC
    Hartberg
    WSG Tirol
    Altach
    Grazer AK
    Ried
    Blau-Weiss Linz
  `,
  ),
  footballLeague(
    23,
    'DK',
    'Danish Superliga',
    { ru: 'Суперлига Дании', ar: 'الدوري الدنماركي' },
    `
    Copenhagen, FFFFFF 0B1E8A plain
    Midtjylland, 111111 E30613 plain
    Brondby
    AGF Aarhus
    Nordsjaelland
    Silkeborg
    Randers
    Viborg
    Odense
    Sonderjyske
    Fredericia
    Vejle
  `,
  ),
  footballLeague(
    24,
    'NO',
    'Eliteserien',
    { ru: 'Элитсерия', ar: 'الدوري النرويجي' },
    `
    Bodo/Glimt, FFE500 111111 plain
    Viking
    Brann
    Rosenborg
    Tromso
    Molde
    Fredrikstad
    Sandefjord
    Sarpsborg
    Valerenga
    Ham-Kam
    KFUM Oslo
    Kristiansund
    Lillestrom
    Aalesund
    Start
  `,
  ),
  footballLeague(
    25,
    'SE',
    'Allsvenskan',
    { ru: 'Аллсвенскан', ar: 'الدوري السويدي' },
    `
    Malmo, 6CABDD FFFFFF plain
    Mjallby
    Hammarby
    Djurgarden
    AIK
    Goteborg
    Elfsborg
    Hacken
    GAIS
    Sirius
    Brommapojkarna
    Degerfors
    Halmstad
    Kalmar
    Vasteras
    Orgryte
  `,
  ),
  footballLeague(
    26,
    'FI',
    'Veikkausliiga',
    { ru: 'Вейккауслига', ar: 'الدوري الفنلندي' },
    `
    KuPS
    HJK
    Ilves
    Inter Turku
    SJK
    VPS
    Gnistan
    Jaro
    Oulu
    Mariehamn
    Lahti
    TPS
  `,
  ),
  footballLeague(
    27,
    'IE',
    'League of Ireland Premier',
    { ru: 'Премьер-лига Ирландии', ar: 'الدوري الأيرلندي' },
    `
    Shamrock Rovers
    Derry City
    Bohemians
    Shelbourne
    St Patrick’s Athletic
    Drogheda United
    Galway United
    Sligo Rovers
    Waterford
    Dundalk
  `,
  ),
  footballLeague(
    28,
    'IS',
    'Besta deild',
    { ru: 'Безта-дейлд', ar: 'الدوري الآيسلندي' },
    `
    Vikingur Reykjavik
    Valur
    Breidablik
    Stjarnan
    FH
    Fram
    KA
    IA
    KR
    IBV
    Keflavik
    Thor Akureyri
  `,
  ),
  footballLeague(
    29,
    'GB-WLS',
    'Cymru Premier',
    { ru: 'Премьер-лига Уэльса', ar: 'دوري ويلز الممتاز', span: [2.2, -1] },
    `
    The New Saints
    Penybont
    Connah’s Quay Nomads
    Bala Town
    Caernarfon Town
    Haverfordwest County
    Barry Town United
    Cardiff Met
    Briton Ferry
    Flint Town United
    Colwyn Bay
    Llanelli Town
  `,
  ),
  footballLeague(
    30,
    'GB-NIR',
    'NIFL Premiership',
    { ru: 'Премьершип Северной Ирландии', ar: 'دوري أيرلندا الشمالية' },
    `
    Linfield
    Larne
    Coleraine
    Glentoran
    Crusaders
    Cliftonville
    Ballymena United
    Dungannon Swifts
    Glenavon
    Portadown
    Carrick Rangers
    Bangor
  `,
  ),
];
