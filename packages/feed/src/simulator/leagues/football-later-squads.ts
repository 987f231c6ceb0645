import { type Squad, squad } from './football-squad.ts';

/**
 * Line-ups that came after the first ones (football-squads.ts). Their people are drawn apart from the match (football/name-people.ts), so that
 * every match is played as it was before they had names.
 */
export const LATER_SQUADS: Readonly<Record<string, Squad>> = {
  'Newcastle United': squad(
    'GK N. Pope 1, DF K. Trippier 2, DF M. Thiaw 12, DF D. Burn 33, DF T. Livramento 21, MF B. Guimaraes 39, MF S. Tonali 8, MF Joelinton 7, FW J. Murphy 23, FW N. Woltemade 27, FW A. Gordon 10, GK A. Ramsdale 32, DF S. Botman 4, DF L. Hall 3, MF J. Willock 28, MF J. Ramsey 41, FW H. Barnes 11, FW Y. Wissa 9',
  ),
  'Aston Villa': squad(
    'GK E. Martinez 23, DF M. Cash 2, DF E. Konsa 4, DF P. Torres 14, DF L. Digne 12, MF B. Kamara 44, MF Y. Tielemans 8, MF J. McGinn 7, FW M. Rogers 27, FW O. Watkins 11, FW E. Buendia 10, GK M. Bizot 40, DF T. Mings 5, DF I. Maatsen 22, MF A. Onana 24, MF R. Barkley 6, FW D. Malen 17, FW E. Guessand 29',
  ),
  Brighton: squad(
    'GK B. Verbruggen 1, DF M. Wieffer 27, DF J. van Hecke 6, DF L. Dunk 5, DF M. De Cuyper 29, MF C. Baleba 17, MF Y. Ayari 26, MF D. Gomez 25, FW Y. Minteh 11, FW D. Welbeck 18, FW K. Mitoma 22, GK J. Steele 23, DF J. Veltman 34, DF F. Kadioglu 24, MF J. Hinshelwood 13, MF J. Milner 20, FW G. Rutter 10, FW M. Watson 14',
  ),
  'Nottingham Forest': squad(
    'GK M. Sels 26, DF O. Aina 34, DF N. Milenkovic 31, DF Murillo 5, DF N. Williams 3, MF E. Anderson 8, MF I. Sangare 6, MF M. Gibbs-White 10, FW C. Hudson-Odoi 7, FW C. Wood 11, FW D. Ndoye 14, GK A. Gunn 18, DF Morato 4, DF N. Savona 37, MF D. Luiz 12, MF R. Yates 22, FW T. Awoniyi 9, FW I. Jesus 19',
  ),
  'Crystal Palace': squad(
    'GK D. Henderson 1, DF C. Richards 26, DF M. Lacroix 5, DF M. Guehi 6, DF T. Mitchell 3, MF D. Munoz 2, MF A. Wharton 20, MF D. Kamada 18, FW I. Sarr 7, FW J. Mateta 14, FW Y. Pino 10, GK W. Benitez 44, DF J. Canvot 23, DF N. Clyne 17, MF J. Lerma 8, MF W. Hughes 19, FW E. Nketiah 9, FW J. Devenny 55',
  ),
  Bournemouth: squad(
    'GK D. Petrovic 1, DF A. Smith 15, DF M. Senesi 5, DF B. Diakite 18, DF A. Truffert 3, MF T. Adams 12, MF A. Scott 8, MF M. Tavernier 16, FW D. Brooks 7, FW Evanilson 9, FW A. Semenyo 24, GK F. Forster 29, DF J. Araujo 2, DF J. Soler 6, MF L. Cook 4, MF R. Christie 10, FW J. Kluivert 19, FW E. Kroupi 22',
  ),
  Brentford: squad(
    'GK C. Kelleher 1, DF M. Kayode 33, DF N. Collins 22, DF S. van den Berg 4, DF K. Lewis-Potter 23, MF Y. Yarmoliuk 18, MF J. Henderson 6, MF M. Damsgaard 24, FW D. Ouattara 19, FW I. Thiago 9, FW K. Schade 7, GK H. Valdimarsson 12, DF K. Ajer 20, DF R. Henry 3, MF V. Janelt 27, MF M. Jensen 8, FW R. Nelson 11, FW F. Carvalho 14',
  ),
  Everton: squad(
    'GK J. Pickford 1, DF J. O’Brien 15, DF J. Tarkowski 6, DF M. Keane 5, DF V. Mykolenko 16, MF J. Garner 37, MF I. Gueye 27, MF K. Dewsbury-Hall 22, FW I. Ndiaye 10, FW Beto 9, FW J. Grealish 18, GK M. Travers 12, DF J. Branthwaite 32, DF S. Coleman 23, MF T. Iroegbunam 42, MF C. Alcaraz 24, FW T. Barry 11, FW D. McNeil 7',
  ),
  Fulham: squad(
    'GK B. Leno 1, DF K. Tete 2, DF J. Andersen 5, DF C. Bassey 3, DF R. Sessegnon 30, MF S. Berge 16, MF A. Iwobi 17, MF J. King 24, FW H. Wilson 8, FW R. Jimenez 7, FW Kevin 22, GK B. Lecomte 23, DF I. Diop 31, DF A. Robinson 33, MF T. Cairney 10, MF E. Smith Rowe 32, FW R. Muniz 9, FW A. Traore 11',
  ),
  'West Ham United': squad(
    'GK A. Areola 23, DF A. Wan-Bissaka 29, DF K. Mavropanos 15, DF M. Kilman 3, DF M. Diouf 12, MF M. Fernandes 18, MF T. Soucek 28, MF L. Paqueta 10, FW J. Bowen 20, FW C. Wilson 9, FW C. Summerville 7, GK M. Hermansen 1, DF J. Todibo 25, DF K. Walker-Peters 2, MF J. Ward-Prowse 8, MF F. Potts 32, FW N. Fullkrug 11, FW L. Guilherme 17',
  ),
  'Leeds United': squad(
    'GK L. Perri 1, DF J. Bogle 2, DF J. Rodon 6, DF P. Struijk 5, DF G. Gudmundsson 3, MF E. Ampadu 4, MF A. Stach 18, MF S. Longstaff 8, FW B. Aaronson 11, FW D. Calvert-Lewin 9, FW N. Okafor 19, GK K. Darlow 26, DF J. Bijol 15, DF J. Justin 24, MF A. Tanaka 22, MF I. Gruev 44, FW L. Nmecha 14, FW W. Gnonto 29',
  ),
  Wolverhampton: squad(
    'GK J. Sa 1, DF M. Doherty 2, DF S. Bueno 4, DF E. Agbadou 12, DF T. Gomes 24, MF Andre 7, MF J. Gomes 8, MF J. Bellegarde 27, FW J. Arias 10, FW J. Strand Larsen 9, FW H. Hwang 11, GK S. Johnstone 31, DF H. Bueno 3, DF L. Krejci 37, MF M. Munetsi 5, MF R. Gomes 21, FW T. Arokodare 14, FW F. Lopez 28',
  ),
  Sunderland: squad(
    'GK R. Roefs 22, DF T. Hume 32, DF N. Mukiele 20, DF O. Alderete 15, DF R. Mandava 17, MF G. Xhaka 34, MF N. Sadiki 27, MF E. Le Fee 28, FW B. Traore 25, FW W. Isidor 18, FW S. Adingra 24, GK A. Patterson 1, DF D. Ballard 5, DF D. Cirkin 3, MF H. Diarra 19, MF C. Rigg 11, FW B. Brobbey 9, FW C. Talbi 7',
  ),
  Burnley: squad(
    'GK M. Dubravka 1, DF K. Walker 2, DF H. Ekdal 18, DF M. Esteve 5, DF Q. Hartman 3, MF J. Cullen 24, MF L. Ugochukwu 8, MF H. Mejbri 28, FW L. Tchaouna 17, FW L. Foster 9, FW J. Anthony 11, GK V. Hladky 32, DF J. Laurent 29, DF L. Pires 23, MF F. Luis 16, MF M. Edwards 10, FW Z. Flemming 19, FW J. Bruun Larsen 7',
  ),
  Villarreal: squad(
    'GK L. Junior 1, DF S. Mourino 15, DF J. Foyth 8, DF R. Veiga 12, DF S. Cardona 23, MF P. Gueye 18, MF S. Comesana 14, MF D. Parejo 10, FW N. Pepe 19, FW G. Moreno 7, FW A. Moleiro 20, GK A. Tenas 25, DF R. Marin 4, DF A. Pedraza 24, MF T. Partey 16, MF I. Akhomach 11, FW G. Mikautadze 9, FW T. Oluwaseyi 21',
  ),
  'Athletic Bilbao': squad(
    'GK U. Simon 1, DF J. Areso 12, DF D. Vivian 3, DF A. Paredes 4, DF Y. Berchiche 17, MF M. Jauregizar 18, MF I. Ruiz de Galarreta 16, MF O. Sancet 8, FW I. Williams 9, FW G. Guruzeta 11, FW N. Williams 10, GK A. Padilla 27, DF A. Laporte 14, DF I. Lekue 15, MF B. Prados 24, MF M. Vesga 6, FW A. Berenguer 7, FW U. Gomez 20',
  ),
  'Real Betis': squad(
    'GK A. Valles 1, DF H. Bellerin 2, DF M. Bartra 5, DF Natan 4, DF J. Firpo 23, MF S. Amrabat 14, MF P. Fornals 8, MF G. Lo Celso 20, FW Antony 7, FW C. Hernandez 19, FW A. Ezzalzouli 10, GK P. Lopez 25, DF D. Llorente 3, DF V. Gomez 16, MF M. Roca 21, MF Isco 22, FW C. Bakambu 11, FW R. Riquelme 17',
  ),
  'Real Sociedad': squad(
    'GK A. Remiro 1, DF J. Aramburu 2, DF I. Zubeldia 5, DF D. Caleta-Car 16, DF S. Gomez 17, MF J. Gorrotxategi 4, MF B. Turrientes 8, MF L. Sucic 24, FW T. Kubo 14, FW M. Oyarzabal 10, FW A. Barrenetxea 7, GK U. Marrero 13, DF J. Martin 31, DF A. Munoz 3, MF C. Soler 18, MF P. Marin 15, FW O. Oskarsson 9, FW G. Guedes 11',
  ),
  Roma: squad(
    'GK M. Svilar 99, DF Z. Celik 19, DF G. Mancini 23, DF E. Ndicka 5, DF Angelino 3, MF Wesley 43, MF M. Kone 17, MF B. Cristante 4, FW M. Soule 18, FW A. Dovbyk 9, FW P. Dybala 21, GK P. Gollini 95, DF M. Hermoso 22, DF D. Ghilardi 87, MF N. Pisilli 61, MF N. El Aynaoui 8, FW E. Ferguson 11, FW L. Bailey 31',
  ),
  Atalanta: squad(
    'GK M. Carnesecchi 29, DF O. Kossounou 3, DF I. Hien 4, DF B. Djimsiti 19, DF D. Zappacosta 77, MF M. de Roon 15, MF Ederson 13, MF R. Bellanova 16, FW C. De Ketelaere 17, FW G. Scamacca 9, FW A. Lookman 11, GK M. Sportiello 57, DF S. Kolasinac 23, DF H. Ahanor 69, MF M. Pasalic 8, MF Y. Musah 6, FW N. Krstovic 90, FW L. Samardzic 10',
  ),
  Lazio: squad(
    'GK I. Provedel 94, DF M. Lazzari 29, DF A. Romagnoli 13, DF M. Gila 34, DF N. Tavares 17, MF M. Guendouzi 8, MF N. Rovella 6, MF F. Dele-Bashiru 7, FW G. Isaksen 18, FW V. Castellanos 11, FW M. Zaccagni 10, GK C. Mandas 35, DF A. Marusic 77, DF Patric 4, MF D. Cataldi 32, MF M. Vecino 5, FW B. Dia 19, FW Pedro 9',
  ),
  Bologna: squad(
    'GK L. Skorupski 1, DF E. Holm 2, DF T. Heggem 14, DF J. Lucumi 26, DF J. Miranda 33, MF R. Freuler 8, MF L. Ferguson 19, MF J. Odgaard 21, FW R. Orsolini 7, FW S. Castro 9, FW N. Cambiaghi 28, GK F. Ravaglia 13, DF M. Vitik 41, DF C. Lykogiannis 22, MF T. Pobega 4, MF N. Moro 6, FW C. Immobile 17, FW J. Rowe 11',
  ),
  'RB Leipzig': squad(
    'GK P. Gulacsi 1, DF R. Baku 17, DF W. Orban 4, DF C. Lukeba 23, DF D. Raum 22, MF N. Seiwald 13, MF C. Baumgartner 14, MF X. Schlager 24, FW Y. Diomande 49, FW Romulo 40, FW A. Nusa 7, GK M. Vandevoordt 26, DF E. Bitshiabu 5, DF B. Henrichs 39, MF A. Ouedraogo 20, MF A. Vermeeren 18, FW C. Harder 11, FW J. Bakayoko 9',
  ),
  'Eintracht Frankfurt': squad(
    'GK M. Zetterer 23, DF R. Kristensen 13, DF R. Koch 4, DF A. Theate 3, DF N. Brown 21, MF E. Skhiri 15, MF H. Larsson 16, MF C. Uzun 42, FW R. Doan 20, FW J. Burkardt 9, FW A. Knauff 7, GK K. Santos 40, DF N. Collins 34, DF A. Amenda 5, MF F. Chaibi 8, MF M. Gotze 27, FW E. Wahi 17, FW J. Bahoya 19',
  ),
  'VfB Stuttgart': squad(
    'GK A. Nubel 33, DF J. Vagnoman 4, DF J. Chabot 24, DF R. Hendriks 3, DF M. Mittelstadt 7, MF A. Stiller 6, MF A. Karazor 16, MF C. Fuhrich 10, FW B. El Khannouss 11, FW D. Undav 26, FW J. Leweling 18, GK F. Bredlow 1, DF L. Jaquez 14, DF L. Assignon 22, MF C. Andres 30, MF N. Nartey 28, FW E. Demirovic 9, FW B. Bouanani 27',
  ),
  Monaco: squad(
    'GK P. Kohn 16, DF Vanderson 2, DF T. Kehrer 5, DF M. Salisu 22, DF C. Henrique 12, MF D. Zakaria 6, MF L. Camara 15, MF A. Golovin 10, FW M. Akliouche 11, FW M. Biereth 14, FW T. Minamino 18, GK L. Hradecky 1, DF E. Dier 3, DF K. Ouattara 20, MF A. Bamba 23, MF J. Teze 4, FW F. Balogun 9, FW A. Fati 31',
  ),
  Lille: squad(
    'GK B. Ozer 1, DF T. Meunier 12, DF A. Ribeiro 23, DF N. Ngoy 3, DF R. Perraud 15, MF B. Andre 21, MF N. Bentaleb 6, MF H. Haraldsson 10, FW F. Correia 27, FW O. Giroud 9, FW M. Fernandez-Pardo 7, GK A. Bodart 16, DF A. Mandi 5, DF T. Santos 22, MF A. Bouaddi 32, MF N. Mukau 17, FW H. Igamane 29, FW O. Sahraoui 11',
  ),
  Lyon: squad(
    'GK D. Greif 1, DF A. Maitland-Niles 98, DF C. Mata 22, DF M. Niakhate 19, DF A. Tagliafico 3, MF C. Tolisso 8, MF T. Morton 23, MF T. Tessmann 6, FW P. Sulc 10, FW M. Fofana 11, FW A. Karabec 7, GK R. Descamps 40, DF R. Kluivert 21, DF H. Kango 39, MF O. Mangala 5, MF M. De Carvalho 20, FW M. Satriano 9, FW A. Moreira 17',
  ),
};
