import type { CompetitionData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

export const FOOTBALL_EUROPE_EAST: readonly CompetitionData[] = [
  footballLeague(
    31,
    'RU',
    'Russian Premier League',
    { top: 6 },
    `
    Zenit St Petersburg, 0094D8 FFFFFF plain
    Krasnodar, 007A33 111111 plain
    Spartak Moscow, D4102A FFFFFF hoops
    CSKA Moscow, 003DA5 E30613 plain
    Lokomotiv Moscow, E30613 007A33 plain
    Dynamo Moscow, 0047AB FFFFFF plain
    Rubin Kazan, 8A1538 007A33 plain
    Rostov, FFD700 003DA5 plain
    Baltika Kaliningrad
    Akhmat Grozny, 007A33 FFFFFF plain
    Krylia Sovetov, 007A33 0047AB plain
    Nizhny Novgorod
    Orenburg
    Dynamo Makhachkala
    Akron Togliatti
    Sochi
  `,
  ),
  footballLeague(
    32,
    'RU',
    'Russian First League',
    {},
    `
    Torpedo Moscow
    Ural
    Fakel Voronezh
    Rodina Moscow
    Spartak Kostroma
    Chernomorets
    Rotor Volgograd
    Neftekhimik
    Chelyabinsk
    Arsenal Tula
    KAMAZ
    Shinnik Yaroslavl
    Yenisey
    SKA-Khabarovsk
    Volga Ulyanovsk
    Sokol Saratov
    Chayka
    Ufa
  `,
  ),
  footballLeague(
    33,
    'UA',
    'Ukrainian Premier League',
    { span: [2.2, -1.1] },
    `
    Shakhtar Donetsk, F58113 111111 stripes
    Dynamo Kyiv, FFFFFF 0047AB plain
    Polissya Zhytomyr
    Kryvbas
    Karpaty Lviv
    Zorya Luhansk
    Kolos Kovalivka
    LNZ Cherkasy
    Metalist 1925
    Rukh Lviv
    Veres Rivne
    Obolon Kyiv
    Oleksandriya
    Kudrivka
    Epitsentr
    Poltava
  `,
  ),
  footballLeague(
    34,
    'PL',
    'Ekstraklasa',
    {},
    `
    Lech Poznan
    Legia Warsaw
    Jagiellonia Bialystok
    Rakow Czestochowa
    Gornik Zabrze
    Pogon Szczecin
    Cracovia
    Widzew Lodz
    Zaglebie Lubin
    Wisla Plock
    Motor Lublin
    Korona Kielce
    Piast Gliwice
    Radomiak Radom
    GKS Katowice
    Lechia Gdansk
    Arka Gdynia
    Termalica
  `,
  ),
  footballLeague(
    35,
    'CZ',
    'Czech First League',
    { span: [2, -1.1] },
    `
    Slavia Prague, E30613 FFFFFF halves
    Sparta Prague, 8A1538 FFFFFF plain
    Viktoria Plzen, E30613 0047AB halves
    Banik Ostrava
    Jablonec
    Sigma Olomouc
    Slovan Liberec
    Hradec Kralove
    Karvina
    Bohemians 1905
    Mlada Boleslav
    Teplice
    Zlin
    Slovacko
    Dukla Prague
    Pardubice
  `,
  ),
  footballLeague(
    36,
    'RO',
    'Liga I',
    {},
    `
    FCSB
    CFR Cluj
    Universitatea Craiova
    Rapid Bucharest
    Universitatea Cluj
    Dinamo Bucharest
    Farul Constanta
    UTA Arad
    Botosani
    Otelul Galati
    Arges Pitesti
    Petrolul Ploiesti
    Hermannstadt
    Unirea Slobozia
    Csikszereda
    Metaloglobus
  `,
  ),
  footballLeague(
    37,
    'RS',
    'Serbian SuperLiga',
    { span: [2.4, -1] },
    `
    Red Star Belgrade, E30613 FFFFFF stripes
    Partizan
    Vojvodina
    TSC Backa Topola
    Radnicki 1923
    OFK Beograd
    Cukaricki
    Novi Pazar
    Zeleznicar Pancevo
    Mladost Lucani
    IMT Beograd
    Spartak Subotica
    Radnicki Nis
    Javor
    Napredak
    Radnik Surdulica
  `,
  ),
  footballLeague(
    38,
    'HR',
    'HNL',
    { span: [2, -1] },
    `
    Dinamo Zagreb, 0047AB FFFFFF plain
    Hajduk Split
    Rijeka
    Osijek
    Varazdin
    Slaven Belupo
    Lokomotiva Zagreb
    Istra 1961
    Gorica
    Vukovar 1991
  `,
  ),
  footballLeague(
    39,
    'HU',
    'NB I',
    { span: [2, -1] },
    `
    Ferencvaros, 007A33 FFFFFF stripes
    Puskas Akademia
    Paks
    Gyor
    Debrecen
    MTK Budapest
    Diosgyor
    Ujpest
    Zalaegerszeg
    Nyiregyhaza
    Kisvarda
    Kazincbarcika
  `,
  ),
  footballLeague(
    40,
    'BG',
    'First League Bulgaria',
    {},
    `
    Ludogorets, 007A33 FFFFFF plain
    Levski Sofia
    CSKA Sofia
    CSKA 1948
    Cherno More
    Arda
    Botev Plovdiv
    Lokomotiv Plovdiv
    Slavia Sofia
    Beroe
    Spartak Varna
    Botev Vratsa
    Septemvri Sofia
    Lokomotiv Sofia
    Montana
    Dobrudzha
  `,
  ),
  footballLeague(
    41,
    'SK',
    'Nike Liga',
    {},
    `
    Slovan Bratislava
    Zilina
    DAC 1904
    Spartak Trnava
    Podbrezova
    Kosice
    Ruzomberok
    Trencin
    Michalovce
    Komarno
    Skalica
    Presov
  `,
  ),
  footballLeague(
    42,
    'SI',
    'PrvaLiga',
    {},
    `
    Olimpija Ljubljana
    Celje
    Maribor
    Koper
    Bravo
    Mura
    Radomlje
    Primorje
    Domzale
    Aluminij
  `,
  ),
  footballLeague(
    43,
    'BA',
    'Premijer Liga',
    {},
    `
    Zrinjski Mostar
    Borac Banja Luka
    Sarajevo
    Zeljeznicar
    Velez Mostar
    Siroki Brijeg
    Sloga Doboj
    Posusje
    Radnik Bijeljina
    Rudar Prijedor
  `,
  ),
  footballLeague(
    44,
    'BY',
    'Belarusian Premier League',
    {},
    `
    Dinamo Minsk
    Maxline Vitebsk
    Torpedo-BelAZ
    BATE Borisov
    Neman Grodno
    Dinamo Brest
    Isloch
    Gomel
    Slavia Mozyr
    Arsenal Dzerzhinsk
    Naftan
    Minsk
    Vitebsk
    Baranovichi
    Belshina
    Dnepr Mogilev
  `,
  ),
  footballLeague(
    45,
    'KZ',
    'Kazakhstan Premier League',
    {},
    `
    Kairat
    Astana
    Tobol
    Aktobe
    Ordabasy
    Elimai
    Yelimay
    Zhenis
    Okzhetpes
    Kyzylzhar
    Kaisar
    Ulytau
    Atyrau
    Turan
  `,
  ),
  footballLeague(
    46,
    'AZ',
    'Azerbaijan Premier League',
    { span: [2.4, -1] },
    `
    Qarabag, 111111 FFFFFF plain
    Sabah
    Neftci
    Zira
    Turan Tovuz
    Araz
    Sumqayit
    Gabala
    Imisli
    Kapaz
  `,
  ),
  footballLeague(
    47,
    'GE',
    'Erovnuli Liga',
    {},
    `
    Dinamo Tbilisi
    Dinamo Batumi
    Iberia 1999
    Torpedo Kutaisi
    Dila Gori
    Samgurali
    Kolkheti Poti
    Telavi
    Gagra
    Gareji
  `,
  ),
  footballLeague(
    48,
    'AM',
    'Armenian Premier League',
    {},
    `
    Noah
    Pyunik
    Ararat-Armenia
    Urartu
    Alashkert
    Van
    Shirak
    BKMA
    Ararat Yerevan
    Gandzasar
  `,
  ),
  footballLeague(
    49,
    'IL',
    'Ligat ha’Al',
    {},
    `
    Maccabi Tel Aviv
    Hapoel Beer Sheva
    Maccabi Haifa
    Beitar Jerusalem
    Hapoel Tel Aviv
    Maccabi Netanya
    Hapoel Haifa
    Bnei Sakhnin
    Ironi Kiryat Shmona
    Hapoel Petah Tikva
    Ashdod
    Hapoel Jerusalem
    Maccabi Bnei Reineh
    Ironi Tiberias
  `,
  ),
  footballLeague(
    50,
    'CY',
    'Cypriot First Division',
    {},
    `
    Pafos
    Omonia
    AEK Larnaca
    APOEL
    Aris Limassol
    Apollon Limassol
    AEL Limassol
    Anorthosis
    Ethnikos Achna
    Omonia Aradippou
    Krasava
    Akritas
    Olympiakos Nicosia
    Enosis Paralimni
  `,
  ),
];
