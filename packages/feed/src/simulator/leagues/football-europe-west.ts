import type { CompetitionData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

export const FOOTBALL_EUROPE_WEST: readonly CompetitionData[] = [
  footballLeague(
    8,
    'GB-ENG',
    'Championship',
    { top: 8 },
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
    {},
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
    {},
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
    { span: [2.4, -1.1] },
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
    {},
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
    {},
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
    {},
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
    {},
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
    { top: 9, span: [2.4, -1.1] },
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
    { top: 7, span: [2.2, -1.2] },
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
    {},
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
    { top: 10, span: [2.2, -1.1] },
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
    { span: [2, -1.2] },
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
    {},
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
    {},
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
    {},
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
    {},
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
    {},
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
    {},
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
    {},
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
    {},
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
    { span: [2.2, -1] },
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
    {},
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
