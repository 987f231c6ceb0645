import type { CompetitorData } from '../sport-model.ts';

type Venue = NonNullable<CompetitorData['venue']>;

/** Grounds of clubs, one a line: "Club | ground | city | seats". Facts; seats are rounded where sources differ. */
const GROUNDS = `
Arsenal | Emirates Stadium | London | 60704
Liverpool | Anfield | Liverpool | 61276
Manchester City | Etihad Stadium | Manchester | 53400
Chelsea | Stamford Bridge | London | 40343
Manchester United | Old Trafford | Manchester | 74310
Newcastle United | St James' Park | Newcastle upon Tyne | 52305
Aston Villa | Villa Park | Birmingham | 42657
Tottenham Hotspur | Tottenham Hotspur Stadium | London | 62850
Brighton | Amex Stadium | Falmer | 31876
Nottingham Forest | City Ground | West Bridgford | 30332
Crystal Palace | Selhurst Park | London | 25486
Bournemouth | Vitality Stadium | Bournemouth | 11307
Brentford | Gtech Community Stadium | London | 17250
Everton | Hill Dickinson Stadium | Liverpool | 52769
Fulham | Craven Cottage | London | 29589
West Ham United | London Stadium | London | 62500
Leeds United | Elland Road | Leeds | 37645
Wolverhampton | Molineux Stadium | Wolverhampton | 31750
Sunderland | Stadium of Light | Sunderland | 49000
Burnley | Turf Moor | Burnley | 21944
Leicester City | King Power Stadium | Leicester | 32262
Southampton | St Mary's Stadium | Southampton | 32384
Ipswich Town | Portman Road | Ipswich | 30056
Coventry City | Coventry Building Society Arena | Coventry | 32609
Middlesbrough | Riverside Stadium | Middlesbrough | 34742
West Bromwich Albion | The Hawthorns | West Bromwich | 26850
Norwich City | Carrow Road | Norwich | 27359
Sheffield United | Bramall Lane | Sheffield | 32050
Millwall | The Den | London | 20146
Bristol City | Ashton Gate | Bristol | 27000
Stoke City | bet365 Stadium | Stoke-on-Trent | 30089
Birmingham City | St Andrew's | Birmingham | 29409
Watford | Vicarage Road | Watford | 22200
Swansea City | Swansea.com Stadium | Swansea | 21088
Preston North End | Deepdale | Preston | 23404
Wrexham | Racecourse Ground | Wrexham | 12600
Derby County | Pride Park | Derby | 32956
Hull City | MKM Stadium | Hull | 25586
Blackburn Rovers | Ewood Park | Blackburn | 31367
Queens Park Rangers | Loftus Road | London | 18439
Charlton Athletic | The Valley | London | 27111
Portsmouth | Fratton Park | Portsmouth | 20899
Oxford United | Kassam Stadium | Oxford | 12500
Sheffield Wednesday | Hillsborough | Sheffield | 39732
Real Madrid | Santiago Bernabeu | Madrid | 83186
Barcelona | Camp Nou | Barcelona | 99354
Atletico Madrid | Metropolitano | Madrid | 70460
Villarreal | Estadio de la Ceramica | Villarreal | 23500
Athletic Bilbao | San Mames | Bilbao | 53289
Real Betis | Benito Villamarin | Seville | 60721
Real Sociedad | Anoeta | San Sebastian | 39500
Sevilla | Ramon Sanchez-Pizjuan | Seville | 43883
Celta Vigo | Balaidos | Vigo | 24870
Valencia | Mestalla | Valencia | 49430
Girona | Montilivi | Girona | 14624
Osasuna | El Sadar | Pamplona | 23576
Rayo Vallecano | Vallecas | Madrid | 14708
Mallorca | Son Moix | Palma | 26020
Getafe | Coliseum | Getafe | 16500
Espanyol | RCDE Stadium | Cornella de Llobregat | 40000
Alaves | Mendizorrotza | Vitoria-Gasteiz | 19840
Levante | Ciutat de Valencia | Valencia | 26354
Elche | Martinez Valero | Elche | 31388
Real Oviedo | Carlos Tartiere | Oviedo | 30500
Inter | San Siro | Milan | 75817
Milan | San Siro | Milan | 75817
Napoli | Diego Armando Maradona | Naples | 54726
Juventus | Allianz Stadium | Turin | 41507
Roma | Olimpico | Rome | 70634
Lazio | Olimpico | Rome | 70634
Atalanta | Gewiss Stadium | Bergamo | 24950
Bologna | Renato Dall'Ara | Bologna | 36462
Como | Giuseppe Sinigaglia | Como | 13602
Fiorentina | Artemio Franchi | Florence | 43147
Torino | Olimpico Grande Torino | Turin | 27958
Udinese | Friuli | Udine | 25144
Sassuolo | Mapei Stadium | Reggio Emilia | 21525
Genoa | Luigi Ferraris | Genoa | 33205
Cagliari | Unipol Domus | Cagliari | 16416
Parma | Ennio Tardini | Parma | 27906
Lecce | Via del Mare | Lecce | 31533
Hellas Verona | Marcantonio Bentegodi | Verona | 39211
Cremonese | Giovanni Zini | Cremona | 15191
Pisa | Arena Garibaldi | Pisa | 12508
Bayern Munich | Allianz Arena | Munich | 75024
Bayer Leverkusen | BayArena | Leverkusen | 30210
Borussia Dortmund | Westfalenstadion | Dortmund | 81365
RB Leipzig | Red Bull Arena | Leipzig | 47800
Eintracht Frankfurt | Deutsche Bank Park | Frankfurt | 58000
VfB Stuttgart | MHPArena | Stuttgart | 60058
SC Freiburg | Europa-Park Stadion | Freiburg | 34700
TSG Hoffenheim | PreZero Arena | Sinsheim | 30150
Borussia Monchengladbach | Borussia-Park | Monchengladbach | 54042
Werder Bremen | Weserstadion | Bremen | 42100
VfL Wolfsburg | Volkswagen Arena | Wolfsburg | 30000
Mainz 05 | Mewa Arena | Mainz | 33305
FC Augsburg | WWK Arena | Augsburg | 30660
Union Berlin | An der Alten Forsterei | Berlin | 22012
FC Koln | RheinEnergieStadion | Cologne | 50000
Hamburger SV | Volksparkstadion | Hamburg | 57000
St. Pauli | Millerntor-Stadion | Hamburg | 29546
Heidenheim | Voith-Arena | Heidenheim | 15000
Paris Saint-Germain | Parc des Princes | Paris | 48229
Marseille | Velodrome | Marseille | 67394
Monaco | Louis II | Monaco | 16360
Lille | Pierre-Mauroy | Villeneuve-d'Ascq | 50186
Lyon | Groupama Stadium | Decines-Charpieu | 59186
Lens | Bollaert-Delelis | Lens | 38223
Nice | Allianz Riviera | Nice | 36178
Strasbourg | La Meinau | Strasbourg | 32300
Rennes | Roazhon Park | Rennes | 29778
Toulouse | Stadium de Toulouse | Toulouse | 33150
Brest | Francis-Le Ble | Brest | 15220
Nantes | La Beaujoire | Nantes | 35322
Auxerre | Abbe-Deschamps | Auxerre | 18541
Angers | Raymond Kopa | Angers | 18752
Le Havre | Oceane | Le Havre | 25178
Lorient | Moustoir | Lorient | 18110
Paris FC | Jean-Bouin | Paris | 20000
Metz | Saint-Symphorien | Longeville-les-Metz | 28786
Sporting CP | Jose Alvalade | Lisbon | 50095
Benfica | Estadio da Luz | Lisbon | 68100
Porto | Estadio do Dragao | Porto | 50033
Braga | Municipal de Braga | Braga | 30286
Vitoria Guimaraes | D. Afonso Henriques | Guimaraes | 30000
PSV Eindhoven | Philips Stadion | Eindhoven | 35000
Ajax | Johan Cruijff Arena | Amsterdam | 55865
Feyenoord | De Kuip | Rotterdam | 47500
AZ Alkmaar | AFAS Stadion | Alkmaar | 19478
FC Twente | De Grolsch Veste | Enschede | 30205
Utrecht | Galgenwaard | Utrecht | 23750
Heerenveen | Abe Lenstra | Heerenveen | 27224
Groningen | Euroborg | Groningen | 22550
Club Brugge | Jan Breydel | Bruges | 29062
Genk | Cegeka Arena | Genk | 23718
Galatasaray | Rams Park | Istanbul | 53978
Fenerbahce | Sukru Saracoglu | Istanbul | 47834
Besiktas | Besiktas Park | Istanbul | 42590
Trabzonspor | Papara Park | Trabzon | 40782
Basaksehir | Fatih Terim | Istanbul | 17300
Olympiacos | Karaiskakis | Piraeus | 33334
Panathinaikos | Apostolos Nikolaidis | Athens | 16003
PAOK | Toumba | Thessaloniki | 28703
Bodo/Glimt | Aspmyra | Bodo | 8270
Slavia Prague | Fortuna Arena | Prague | 19370
Viktoria Plzen | Doosan Arena | Pilsen | 11700
Copenhagen | Parken | Copenhagen | 38065
Midtjylland | MCH Arena | Herning | 11535
Celtic | Celtic Park | Glasgow | 60411
Rangers | Ibrox | Glasgow | 51700
Dinamo Zagreb | Maksimir | Zagreb | 24851
Red Star Belgrade | Rajko Mitic | Belgrade | 51755
Red Bull Salzburg | Red Bull Arena | Wals-Siezenheim | 30188
Sturm Graz | Merkur Arena | Graz | 16364
Young Boys | Wankdorf | Bern | 31783
Basel | St. Jakob-Park | Basel | 38512
Ferencvaros | Groupama Arena | Budapest | 22000
Malmo | Eleda Stadion | Malmo | 22500
Ludogorets | Huvepharma Arena | Razgrad | 10423
Zenit St Petersburg | Gazprom Arena | Saint Petersburg | 64468
Krasnodar | Ozon Arena | Krasnodar | 35074
Spartak Moscow | Lukoil Arena | Moscow | 45360
CSKA Moscow | VEB Arena | Moscow | 30457
Lokomotiv Moscow | RZD Arena | Moscow | 27320
Dynamo Moscow | VTB Arena | Moscow | 26319
Rubin Kazan | Ak Bars Arena | Kazan | 45379
Rostov | Rostov Arena | Rostov-on-Don | 45415
Baltika Kaliningrad | Rostec Arena | Kaliningrad | 35016
Akhmat Grozny | Akhmat Arena | Grozny | 30597
Krylia Sovetov | Solidarnost Arena | Samara | 44918
Nizhny Novgorod | Nizhny Novgorod Stadium | Nizhny Novgorod | 44899
Orenburg | Gazovik | Orenburg | 10046
Sochi | Fisht | Sochi | 47659
Flamengo | Maracana | Rio de Janeiro | 78838
Fluminense | Maracana | Rio de Janeiro | 78838
Palmeiras | Allianz Parque | Sao Paulo | 43713
Cruzeiro | Mineirao | Belo Horizonte | 61927
Botafogo | Nilton Santos | Rio de Janeiro | 44661
Sao Paulo | Morumbi | Sao Paulo | 66795
Corinthians | Neo Quimica Arena | Sao Paulo | 49205
Atletico Mineiro | Arena MRV | Belo Horizonte | 46000
Internacional | Beira-Rio | Porto Alegre | 50842
Gremio | Arena do Gremio | Porto Alegre | 55662
Bahia | Fonte Nova | Salvador | 47907
Santos | Vila Belmiro | Santos | 16068
Vasco da Gama | Sao Januario | Rio de Janeiro | 21880
Athletico Paranaense | Arena da Baixada | Curitiba | 42372
River Plate | Monumental | Buenos Aires | 84567
Boca Juniors | La Bombonera | Buenos Aires | 54000
Racing Club | Presidente Peron | Avellaneda | 51389
Independiente | Libertadores de America | Avellaneda | 42069
San Lorenzo | Pedro Bidegain | Buenos Aires | 47964
Velez Sarsfield | Jose Amalfitani | Buenos Aires | 49540
Rosario Central | Gigante de Arroyito | Rosario | 41654
Estudiantes | Jorge Luis Hirschi | La Plata | 32530
Inter Miami | Chase Stadium | Fort Lauderdale | 21550
Los Angeles FC | BMO Stadium | Los Angeles | 22000
LA Galaxy | Dignity Health Sports Park | Carson | 27000
Seattle Sounders | Lumen Field | Seattle | 37722
Atlanta United | Mercedes-Benz Stadium | Atlanta | 42500
Philadelphia Union | Subaru Park | Chester | 18500
Portland Timbers | Providence Park | Portland | 25218
Toronto FC | BMO Field | Toronto | 28351
New York Red Bulls | Red Bull Arena | Harrison | 25000
Al Hilal | Kingdom Arena | Riyadh | 26090
Al Nassr | Al-Awwal Park | Riyadh | 25000
Al Ittihad | King Abdullah Sports City | Jeddah | 62345
Al Ahli Jeddah | King Abdullah Sports City | Jeddah | 62345
Al Ahly | Cairo International Stadium | Cairo | 75000
Zamalek | Cairo International Stadium | Cairo | 75000
`;

/** By the club's name. */
export const FOOTBALL_VENUES: ReadonlyMap<string, Venue> = new Map(
  GROUNDS.trim()
    .split('\n')
    .map((line) => {
      const [club = '', name = '', city = '', seats = ''] = line.split(' | ');
      return [club, { name, city, capacity: Number(seats) }];
    }),
);
