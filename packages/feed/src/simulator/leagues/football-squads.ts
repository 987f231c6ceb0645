import { type Squad, squad } from './football-squad.ts';

/** Line-ups of big clubs. */
export const SQUADS: Readonly<Record<string, Squad>> = {
  Arsenal: squad(
    'GK D. Raya 22, DF J. Timber 12, DF W. Saliba 2, DF Gabriel 6, DF R. Calafiori 33, MF D. Rice 41, MF M. Zubimendi 36, MF M. Odegaard 8, FW B. Saka 7, FW V. Gyokeres 14, FW L. Trossard 19, GK K. Arrizabalaga 13, DF B. White 4, DF C. Mosquera 3, MF E. Eze 10, MF M. Merino 23, FW G. Martinelli 11, FW K. Havertz 29',
  ),
  'Manchester City': squad(
    'GK G. Donnarumma 25, DF M. Nunes 27, DF R. Dias 3, DF J. Gvardiol 24, DF N. O’Reilly 33, MF Rodri 16, MF B. Silva 20, MF T. Reijnders 4, FW P. Foden 47, FW E. Haaland 9, FW J. Doku 11, GK J. Trafford 1, DF J. Stones 5, DF N. Ake 6, MF M. Kovacic 8, MF R. Cherki 10, FW Savinho 26, FW O. Marmoush 7',
  ),
  Liverpool: squad(
    'GK Alisson 1, DF C. Bradley 12, DF I. Konate 5, DF V. van Dijk 4, DF M. Kerkez 6, MF R. Gravenberch 38, MF A. Mac Allister 10, MF D. Szoboszlai 8, FW M. Salah 11, FW A. Isak 9, FW C. Gakpo 18, GK G. Mamardashvili 25, DF J. Gomez 2, DF A. Robertson 26, MF C. Jones 17, MF F. Wirtz 7, FW H. Ekitike 22, FW F. Chiesa 14',
  ),
  Chelsea: squad(
    'GK R. Sanchez 1, DF R. James 24, DF T. Chalobah 23, DF W. Fofana 29, DF M. Cucurella 3, MF M. Caicedo 25, MF E. Fernandez 8, MF C. Palmer 10, FW P. Neto 7, FW J. Pedro 20, FW A. Garnacho 49, GK F. Jorgensen 12, DF M. Gusto 27, DF J. Acheampong 34, MF A. Santos 17, MF R. Lavia 45, FW L. Delap 9, FW Estevao 41',
  ),
  'Manchester United': squad(
    'GK S. Lammens 31, DF D. Dalot 2, DF M. de Ligt 4, DF L. Martinez 6, DF L. Shaw 23, MF Casemiro 18, MF B. Fernandes 8, MF M. Mount 7, FW B. Mbeumo 19, FW B. Sesko 30, FW M. Cunha 10, GK A. Bayindir 1, DF H. Maguire 5, DF L. Yoro 15, MF K. Mainoo 37, MF M. Ugarte 25, FW A. Diallo 16, FW J. Zirkzee 11',
  ),
  'Tottenham Hotspur': squad(
    'GK G. Vicario 1, DF P. Porro 23, DF C. Romero 17, DF M. van de Ven 37, DF D. Udogie 13, MF J. Palhinha 6, MF R. Bentancur 30, MF X. Simons 7, FW M. Kudus 20, FW D. Solanke 19, FW W. Odobert 28, GK A. Kinsky 31, DF D. Spence 24, DF K. Danso 4, MF P. Sarr 29, MF L. Bergvall 15, FW Richarlison 9, FW B. Johnson 22',
  ),
  'Real Madrid': squad(
    'GK T. Courtois 1, DF T. Alexander-Arnold 12, DF E. Militao 3, DF D. Huijsen 24, DF A. Carreras 18, MF A. Tchouameni 14, MF F. Valverde 8, MF J. Bellingham 5, FW A. Guler 15, FW K. Mbappe 10, FW Vinicius Junior 7, GK A. Lunin 13, DF D. Carvajal 2, DF A. Rudiger 22, MF E. Camavinga 6, MF D. Ceballos 19, FW Rodrygo 11, FW G. Garcia 16',
  ),
  Barcelona: squad(
    'GK J. Garcia 13, DF J. Kounde 23, DF R. Araujo 4, DF P. Cubarsi 5, DF A. Balde 3, MF F. de Jong 21, MF Pedri 8, MF F. Lopez 16, FW L. Yamal 10, FW R. Lewandowski 9, FW Raphinha 11, GK W. Szczesny 25, DF E. Garcia 24, DF G. Martin 18, MF Gavi 6, MF D. Olmo 20, FW F. Torres 7, FW M. Rashford 14',
  ),
  'Atletico Madrid': squad(
    'GK J. Oblak 13, DF M. Llorente 14, DF R. Le Normand 24, DF D. Hancko 17, DF M. Ruggeri 3, MF P. Barrios 8, MF Koke 6, MF A. Baena 10, FW G. Simeone 20, FW J. Alvarez 19, FW A. Griezmann 7, GK J. Musso 1, DF J. Gimenez 2, DF N. Molina 16, MF J. Cardoso 5, MF C. Gallagher 4, FW A. Sorloth 9, FW T. Almada 11',
  ),
  Inter: squad(
    'GK Y. Sommer 1, DF M. Akanji 25, DF F. Acerbi 15, DF A. Bastoni 95, MF D. Dumfries 2, MF N. Barella 23, MF H. Calhanoglu 20, MF H. Mkhitaryan 22, MF F. Dimarco 32, FW L. Martinez 10, FW M. Thuram 9, GK J. Martinez 13, DF S. de Vrij 6, DF C. Augusto 30, MF P. Zielinski 7, MF P. Sucic 8, FW A. Bonny 14, FW F. P. Esposito 94',
  ),
  Milan: squad(
    'GK M. Maignan 16, DF F. Tomori 23, DF M. Gabbia 46, DF S. Pavlovic 31, MF A. Saelemaekers 56, MF Y. Fofana 19, MF L. Modric 14, MF A. Rabiot 12, MF D. Bartesaghi 33, FW C. Pulisic 11, FW R. Leao 10, GK P. Terracciano 1, DF K. De Winter 5, DF P. Estupinan 2, MF S. Ricci 4, MF R. Loftus-Cheek 8, FW C. Nkunku 18, FW S. Gimenez 7',
  ),
  Juventus: squad(
    'GK M. Di Gregorio 16, DF P. Kalulu 15, DF Bremer 3, DF L. Kelly 6, MF A. Cambiaso 27, MF M. Locatelli 5, MF K. Thuram 19, MF W. McKennie 22, FW F. Conceicao 7, FW D. Vlahovic 9, FW K. Yildiz 10, GK M. Perin 1, DF F. Gatti 4, DF J. Cabal 32, MF T. Koopmeiners 8, MF F. Kostic 18, FW J. David 30, FW L. Openda 20',
  ),
  Napoli: squad(
    'GK V. Milinkovic-Savic 32, DF G. Di Lorenzo 22, DF A. Rrahmani 13, DF A. Buongiorno 4, DF M. Olivera 17, MF A. Zambo Anguissa 99, MF S. Lobotka 68, MF S. McTominay 8, FW M. Politano 21, FW R. Hojlund 19, FW D. Neres 7, GK A. Meret 1, DF J. Jesus 5, DF L. Spinazzola 37, MF B. Gilmour 6, MF K. De Bruyne 11, FW R. Lukaku 9, FW N. Lang 70',
  ),
  'Bayern Munich': squad(
    'GK M. Neuer 1, DF K. Laimer 27, DF D. Upamecano 2, DF J. Tah 4, DF J. Stanisic 44, MF J. Kimmich 6, MF A. Pavlovic 45, MF S. Gnabry 7, FW M. Olise 17, FW H. Kane 9, FW L. Diaz 14, GK S. Ulreich 26, DF M. Kim 3, DF R. Guerreiro 22, MF L. Goretzka 8, MF T. Bischof 20, FW J. Musiala 10, FW N. Jackson 11',
  ),
  'Borussia Dortmund': squad(
    'GK G. Kobel 1, DF W. Anton 3, DF N. Schlotterbeck 4, DF R. Bensebaini 5, MF J. Ryerson 26, MF F. Nmecha 8, MF M. Sabitzer 20, MF D. Svensson 24, FW K. Adeyemi 27, FW S. Guirassy 9, FW M. Beier 14, GK A. Meyer 33, DF N. Sule 25, DF E. Can 23, MF J. Bellingham 7, MF P. Gross 13, FW J. Brandt 10, FW F. Silva 21',
  ),
  'Bayer Leverkusen': squad(
    'GK M. Flekken 1, DF J. Quansah 4, DF R. Andrich 8, DF E. Tapsoba 12, MF L. Vazquez 21, MF E. Palacios 25, MF A. Garcia 24, MF A. Grimaldo 20, FW M. Tillman 10, FW P. Schick 14, FW E. Ben Seghir 17, GK J. Blaswich 28, DF L. Bade 5, DF Arthur 13, MF E. Fernandez 6, MF J. Hofmann 7, FW N. Tella 23, FW M. Terrier 11',
  ),
  'Paris Saint-Germain': squad(
    'GK L. Chevalier 30, DF A. Hakimi 2, DF Marquinhos 5, DF W. Pacho 51, DF N. Mendes 25, MF Vitinha 17, MF J. Neves 87, MF F. Ruiz 8, FW D. Doue 14, FW O. Dembele 10, FW K. Kvaratskhelia 7, GK M. Safonov 39, DF I. Zabarnyi 6, DF L. Beraldo 4, MF W. Zaire-Emery 33, MF S. Mayulu 24, FW B. Barcola 29, FW G. Ramos 9',
  ),
  Marseille: squad(
    'GK G. Rulli 1, DF B. Pavard 28, DF N. Aguerd 21, DF L. Balerdi 5, DF E. Palmieri 33, MF P. Hojbjerg 23, MF G. Kondogbia 19, MF M. O’Riley 17, FW M. Greenwood 10, FW P. Aubameyang 97, FW I. Paixao 14, GK J. de Lange 12, DF M. Murillo 62, DF F. Medina 32, MF A. Gomes 8, MF A. Vermeeren 18, FW A. Gouiri 9, FW T. Weah 22',
  ),
  'Spartak Moscow': squad(
    'GK A. Maksimenko 98, DF D. Denisov 97, DF S. Babic 6, DF A. Djiku 4, DF R. Reabciuk 2, MF R. Litvinov 68, MF N. Umiarov 18, MF E. Barco 5, FW M. Solari 7, FW M. Ugalde 9, FW P. Marquinhos 10, GK I. Pomazun 1, DF C. Wooh 3, DF D. Khlusevich 82, MF G. Fernandes 25, MF C. Martins 35, FW T. Bongonda 77, FW L. Garcia 11',
  ),
  'Al Nassr': squad(
    'GK Bento 24, DF S. Al-Ghanam 2, DF M. Simakan 3, DF I. Martinez 26, DF A. Boushal 12, MF M. Brozovic 11, MF A. Al-Khaibari 17, MF J. Felix 79, FW K. Coman 21, FW C. Ronaldo 7, FW S. Mane 10, GK N. Al-Aqidi 1, DF A. Al-Amri 5, DF N. Al-Boushail 83, MF A. Al-Hassan 19, MF Angelo 20, FW A. Ghareeb 29, FW M. Maran 16',
  ),
  'Al Hilal': squad(
    'GK Y. Bounou 37, DF J. Cancelo 20, DF K. Koulibaly 3, DF H. Tambakti 87, DF T. Hernandez 19, MF R. Neves 8, MF S. Milinkovic-Savic 22, MF N. Al-Dawsari 16, FW Malcom 10, FW D. Nunez 7, FW S. Al-Dawsari 29, GK M. Al-Rubaie 17, DF A. Al-Bulaihi 5, DF H. Al-Yami 88, MF M. Kanno 28, FW A. Al-Hamdan 99, FW M. Leonardo 11, FW K. Cesar 27',
  ),
  'Inter Miami': squad(
    'GK O. Ustari 19, DF M. Weigandt 57, DF M. Falcon 37, DF N. Allen 32, DF J. Alba 18, MF S. Busquets 5, MF R. De Paul 7, MF T. Segovia 8, FW T. Allende 21, FW L. Messi 10, FW L. Suarez 9, GK R. Rios Novo 34, DF I. Fray 17, DF T. Aviles 6, MF Y. Bright 42, MF B. Cremaschi 30, FW M. Silvetti 24, FW F. Picault 22',
  ),
};
