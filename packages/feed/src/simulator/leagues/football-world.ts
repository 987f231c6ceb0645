import type { CompetitionData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

export const FOOTBALL_WORLD: readonly CompetitionData[] = [
  footballLeague(
    51,
    'BR',
    'Brasileirao Serie A',
    { top: 11 },
    `
    Flamengo, E30613 111111 hoops
    Palmeiras, 006437 FFFFFF plain
    Cruzeiro
    Botafogo, 111111 FFFFFF stripes
    Fluminense, 870A28 006633 stripes
    Sao Paulo, FFFFFF E30613 hoops
    Corinthians, FFFFFF 111111 plain
    Atletico Mineiro
    Internacional
    Gremio
    Bahia
    Santos, FFFFFF 111111 stripes
    Vasco da Gama
    Red Bull Bragantino
    Athletico Paranaense
    Vitoria
    Mirassol
    Coritiba
    Chapecoense
    Remo
  `,
  ),
  footballLeague(
    52,
    'BR',
    'Brasileirao Serie B',
    {},
    `
    Fortaleza
    Ceara
    Sport Recife
    Juventude
    Goias
    Cuiaba
    Criciuma
    Novorizontino
    CRB
    Avai
    Vila Nova
    Atletico Goianiense
    Operario
    America Mineiro
    Botafogo SP
    Athletic Club
    Ponte Preta
    Londrina
    Nautico
    Sao Bernardo
  `,
  ),
  footballLeague(
    53,
    'AR',
    'Liga Profesional',
    { top: 12 },
    `
    River Plate, FFFFFF E30613 sash
    Boca Juniors, 003DA5 FFCD00 hoops
    Racing Club
    Estudiantes
    Rosario Central
    Independiente
    San Lorenzo
    Velez Sarsfield
    Argentinos Juniors
    Lanus
    Huracan
    Talleres
    Defensa y Justicia
    Newell’s Old Boys
    Belgrano
    Godoy Cruz
    Tigre
    Platense
    Union
    Gimnasia La Plata
    Banfield
    Instituto
    Barracas Central
    Central Cordoba
    Independiente Rivadavia
    Atletico Tucuman
    Sarmiento
    Deportivo Riestra
    Aldosivi
    San Martin San Juan
  `,
  ),
  footballLeague(
    54,
    'US',
    'MLS',
    { top: 13, span: [1.2, -1] },
    `
    Inter Miami, F7B5CD 111111 plain
    Los Angeles FC
    Philadelphia Union
    FC Cincinnati
    Columbus Crew
    Vancouver Whitecaps
    San Diego FC
    Seattle Sounders
    New York City FC
    Minnesota United
    Nashville SC
    Charlotte FC
    Orlando City
    LA Galaxy, 00245D FFD200 plain
    New York Red Bulls
    Chicago Fire
    Portland Timbers
    Austin FC
    Colorado Rapids
    Real Salt Lake
    FC Dallas
    San Jose Earthquakes
    Houston Dynamo
    Toronto FC
    New England Revolution
    Atlanta United
    Sporting Kansas City
    CF Montreal
    St. Louis City
    D.C. United
  `,
  ),
  footballLeague(
    55,
    'US',
    'USL Championship',
    { span: [1.2, -1] },
    `
    Louisville City
    Charleston Battery
    Pittsburgh Riverhounds
    Tulsa
    Sacramento Republic
    New Mexico United
    Phoenix Rising
    San Antonio FC
    Colorado Springs Switchbacks
    Rhode Island
    Hartford Athletic
    Loudoun United
    Tampa Bay Rowdies
    Indy Eleven
    El Paso Locomotive
    Orange County
    Detroit City
    Birmingham Legion
    Las Vegas Lights
    Miami FC
  `,
  ),
  footballLeague(
    56,
    'MX',
    'Liga MX',
    {},
    `
    Club America
    Cruz Azul
    Toluca
    Monterrey
    Tigres UANL
    Guadalajara
    Pachuca
    Pumas UNAM
    Leon
    Tijuana
    Santos Laguna
    Atlas
    Necaxa
    Juarez
    Queretaro
    Puebla
    Mazatlan
    Atletico San Luis
  `,
  ),
  footballLeague(
    57,
    'CO',
    'Categoria Primera A',
    {},
    `
    Atletico Nacional
    Millonarios
    America de Cali
    Junior
    Deportes Tolima
    Santa Fe
    Independiente Medellin
    Deportivo Cali
    Once Caldas
    Bucaramanga
    Deportivo Pereira
    Aguilas Doradas
    Fortaleza CEIF
    La Equidad
    Deportivo Pasto
    Alianza
    Boyaca Chico
    Envigado
    Llaneros
    Union Magdalena
  `,
  ),
  footballLeague(
    58,
    'CL',
    'Primera Division Chile',
    {},
    `
    Colo-Colo
    Universidad de Chile
    Universidad Catolica
    Coquimbo Unido
    Palestino
    O’Higgins
    Audax Italiano
    Huachipato
    Cobresal
    Everton Vina
    Nublense
    Union La Calera
    La Serena
    Deportes Limache
    Deportes Concepcion
    Universidad de Concepcion
  `,
  ),
  footballLeague(
    59,
    'PE',
    'Liga 1 Peru',
    {},
    `
    Universitario
    Alianza Lima
    Sporting Cristal
    Cusco
    Melgar
    Cienciano
    Alianza Atletico
    Garcilaso
    ADT
    Sport Huancayo
    Los Chankas
    Atletico Grau
    Sport Boys
    Comerciantes Unidos
    UTC
    Juan Pablo II
  `,
  ),
  footballLeague(
    60,
    'UY',
    'Primera Division Uruguay',
    {},
    `
    Nacional Montevideo
    Penarol
    Liverpool Montevideo
    Defensor Sporting
    Juventud
    Racing Montevideo
    Boston River
    Danubio
    Montevideo City Torque
    Cerro Largo
    Wanderers
    Progreso
    Cerro
    Central Espanol
    Albion
    Deportivo Maldonado
  `,
  ),
  footballLeague(
    61,
    'EC',
    'LigaPro',
    {},
    `
    Independiente del Valle
    LDU Quito
    Barcelona SC
    Emelec
    Universidad Catolica Quito
    Aucas
    Orense
    El Nacional
    Deportivo Cuenca
    Mushuc Runa
    Delfin
    Libertad Loja
    Macara
    Tecnico Universitario
    Manta
    Guayaquil City
  `,
  ),
  footballLeague(
    62,
    'PY',
    'Division de Honor',
    {},
    `
    Cerro Porteno
    Libertad
    Olimpia
    Guarani
    Nacional Asuncion
    Sportivo Luqueno
    Sportivo Ameliano
    Recoleta
    2 de Mayo
    Sportivo Trinidense
    Rubio Nu
    San Lorenzo Asuncion
  `,
  ),
  footballLeague(
    63,
    'SA',
    'Saudi Pro League',
    { top: 14, span: [2.4, -1.2] },
    `
    Al Hilal, 0047AB FFFFFF plain
    Al Nassr, FFD700 0047AB plain
    Al Ittihad, FFD700 111111 stripes
    Al Ahli Jeddah, 007A33 FFFFFF plain
    Al Qadsiah, E30613 FFD700 plain
    Al Taawoun
    Al Ettifaq
    Al Shabab
    Neom
    Al Khaleej
    Al Fateh
    Al Hazem
    Al Fayha
    Al Riyadh
    Damac
    Al Kholood
    Al Najma
    Al Okhdood
  `,
  ),
  footballLeague(
    64,
    'EG',
    'Egyptian Premier League',
    { top: 15, span: [2.2, -1] },
    `
    Al Ahly, E30613 FFFFFF plain
    Pyramids
    Zamalek, FFFFFF E30613 hoops
    Al Masry
    National Bank
    ZED
    Smouha
    Ceramica Cleopatra
    ENPPI
    Al Ittihad Alexandria
    Pharco
    Petrojet
    Ghazl El Mahalla
    Ismaily
    Modern Sport
    Talaea El Gaish
    El Gouna
    Haras El Hodood
  `,
  ),
  footballLeague(
    65,
    'AE',
    'UAE Pro League',
    {},
    `
    Shabab Al Ahli
    Al Ain, 582C83 FFFFFF plain
    Al Wahda
    Sharjah
    Al Jazira
    Al Wasl
    Al Nasr Dubai
    Khorfakkan
    Ajman
    Bani Yas
    Kalba
    Al Bataeh
    Al Dhafra
    Dibba
  `,
  ),
  footballLeague(
    66,
    'QA',
    'Qatar Stars League',
    {},
    `
    Al Sadd
    Al Duhail
    Al Gharafa
    Al Rayyan
    Al Wakrah
    Al Ahli Doha
    Qatar SC
    Al Arabi
    Al Shamal
    Umm Salal
    Al Shahania
    Al Sailiya
  `,
  ),
  footballLeague(
    67,
    'MA',
    'Botola',
    {},
    `
    Raja Casablanca
    Wydad Casablanca
    AS FAR
    RS Berkane
    Maghreb Fes
    FUS Rabat
    Olympique Safi
    Hassania Agadir
    Renaissance Zemamra
    Difaa El Jadida
    Ittihad Tanger
    Kawkab Marrakech
    CODM Meknes
    Union Touarga
    Olympique Dcheira
    Yacoub El Mansour
  `,
  ),
  footballLeague(
    68,
    'TN',
    'Tunisian Ligue 1',
    {},
    `
    Esperance Tunis
    Club Africain
    Etoile du Sahel
    CS Sfaxien
    US Monastir
    Stade Tunisien
    ES Zarzis
    CA Bizertin
    ES Metlaoui
    AS Soliman
    JS Omrane
    Olympique Beja
    AS Marsa
    JS Kairouan
    AS Gabes
    AS Gafsa
  `,
  ),
  footballLeague(
    69,
    'DZ',
    'Algerian Ligue 1',
    {},
    `
    MC Alger
    CR Belouizdad
    USM Alger
    JS Kabylie
    CS Constantine
    ES Setif
    JS Saoura
    MC Oran
    ASO Chlef
    Paradou AC
    USM Khenchela
    Olympique Akbou
    ES Mostaganem
    ES Ben Aknoun
    MB Rouissat
    El Bayadh
  `,
  ),
  footballLeague(
    70,
    'ZA',
    'South African Premiership',
    { span: [2.2, -1] },
    `
    Mamelodi Sundowns
    Orlando Pirates
    Kaizer Chiefs
    Stellenbosch
    Sekhukhune United
    AmaZulu
    Polokwane City
    TS Galaxy
    Golden Arrows
    Richards Bay
    Chippa United
    Marumo Gallants
    Durban City
    Siwelele
    Orbit College
    Magesi
  `,
  ),
  footballLeague(
    71,
    'NG',
    'Nigeria Premier League',
    {},
    `
    Enyimba
    Rivers United
    Remo Stars
    Rangers International
    Kano Pillars
    Plateau United
    Shooting Stars
    Ikorodu City
    Katsina United
    Kwara United
    Bendel Insurance
    Abia Warriors
    Bayelsa United
    Niger Tornadoes
    El-Kanemi Warriors
    Nasarawa United
    Warri Wolves
    Barau
    Wikki Tourists
    Kun Khalifat
  `,
  ),
  footballLeague(
    72,
    'JP',
    'J1 League',
    {},
    `
    Vissel Kobe
    Kashima Antlers
    Sanfrecce Hiroshima
    Kashiwa Reysol
    Machida Zelvia
    Kawasaki Frontale
    Urawa Red Diamonds
    Gamba Osaka
    Kyoto Sanga
    Cerezo Osaka
    FC Tokyo
    Nagoya Grampus
    Avispa Fukuoka
    Yokohama F. Marinos
    Shimizu S-Pulse
    Fagiano Okayama
    Tokyo Verdy
    V-Varen Nagasaki
    Mito HollyHock
    JEF United
  `,
  ),
  footballLeague(
    73,
    'JP',
    'J2 League',
    {},
    `
    Yokohama FC
    Albirex Niigata
    Shonan Bellmare
    Vegalta Sendai
    Tokushima Vortis
    Jubilo Iwata
    Omiya Ardija
    Sagan Tosu
    Consadole Sapporo
    Imabari
    Montedio Yamagata
    Ventforet Kofu
    Oita Trinita
    Fujieda MYFC
    Iwaki
    Blaublitz Akita
    Kataller Toyama
    Tochigi City
    Vanraure Hachinohe
    Tegevajaro Miyazaki
  `,
  ),
  footballLeague(
    74,
    'KR',
    'K League 1',
    {},
    `
    Jeonbuk Hyundai Motors
    Ulsan HD
    FC Seoul
    Daejeon Hana Citizen
    Gimcheon Sangmu
    Pohang Steelers
    Gangwon
    Gwangju
    Anyang
    Incheon United
    Jeju SK
    Bucheon 1995
  `,
  ),
  footballLeague(
    75,
    'CN',
    'Chinese Super League',
    { span: [2, -1.3] },
    `
    Shanghai Port
    Chengdu Rongcheng
    Shanghai Shenhua
    Beijing Guoan
    Shandong Taishan
    Zhejiang
    Tianjin Jinmen Tiger
    Yunnan Yukun
    Qingdao West Coast
    Henan
    Dalian Yingbo
    Shenzhen Peng City
    Wuhan Three Towns
    Qingdao Hainiu
    Chongqing Tonglianglong
    Liaoning Tieren
  `,
  ),
  footballLeague(
    76,
    'AU',
    'A-League',
    {},
    `
    Melbourne City
    Auckland FC
    Western Sydney Wanderers
    Sydney FC
    Melbourne Victory
    Adelaide United
    Central Coast Mariners
    Macarthur FC
    Newcastle Jets
    Wellington Phoenix
    Brisbane Roar
    Perth Glory
  `,
  ),
  footballLeague(
    77,
    'IN',
    'Indian Super League',
    {},
    `
    Mohun Bagan
    Goa
    Bengaluru
    East Bengal
    Jamshedpur
    NorthEast United
    Mumbai City
    Kerala Blasters
    Odisha
    Chennaiyin
    Punjab
    Mohammedan
  `,
  ),
  footballLeague(
    78,
    'ID',
    'Super League Indonesia',
    {},
    `
    Persib Bandung
    Borneo Samarinda
    Persija Jakarta
    Malut United
    Dewa United
    Persebaya Surabaya
    Bali United
    Arema
    PSIM Yogyakarta
    Bhayangkara
    PSM Makassar
    Persik Kediri
    Persita Tangerang
    Madura United
    Persijap Jepara
    Semen Padang
    PSBS Biak
    Persis Solo
  `,
  ),
  footballLeague(
    79,
    'TH',
    'Thai League 1',
    { span: [2.2, -1.1] },
    `
    Buriram United
    Bangkok United
    BG Pathum United
    Port
    Ratchaburi
    Muangthong United
    Chiangrai United
    Chonburi
    Sukhothai
    Uthai Thani
    Ayutthaya United
    Lamphun Warriors
    Kanchanaburi Power
    Nakhon Ratchasima
    Prachuap
    Rayong
  `,
  ),
  footballLeague(
    80,
    'VN',
    'V.League 1',
    {},
    `
    Nam Dinh
    Hanoi
    Cong An Hanoi
    The Cong-Viettel
    Hai Phong
    Ninh Binh
    Thanh Hoa
    Hong Linh Ha Tinh
    Song Lam Nghe An
    Binh Duong
    Hoang Anh Gia Lai
    SHB Da Nang
    Cong An Ho Chi Minh City
    PVF-CAND
  `,
  ),
];
