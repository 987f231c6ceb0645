import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.handball;

export const HANDBALL_LEAGUES: readonly CompetitionData[] = [
  parseLeague(
    {
      sport,
      number: 1,
      country: '',
      name: 'EHF Champions League',
      top: 1,
      span: [1.2, -1.2],
    },
    `
    Barcelona | A50044 004D98
    Magdeburg | 007A33 C8102E
    Fuchse Berlin | 007A33 FFFFFF
    Veszprem | C8102E FFFFFF
    Aalborg | C8102E FFFFFF
    Paris Saint-Germain | 003DA5 C8102E
    Sporting CP | 007A33 FFFFFF
    Kielce | FFCD00 003DA5
    Nantes | 582C83 FFFFFF
    Szeged | 003DA5 FFFFFF
    GOG
    Wisla Plock
    Dinamo Bucuresti
    Kolstad
    Eurofarm Pelister
    RK Zagreb
  `,
  ),
  parseLeague(
    { sport, number: 2, country: 'DE', name: 'Germany. Bundesliga', top: 2 },
    `
    Magdeburg | 007A33 C8102E
    Fuchse Berlin | 007A33 FFFFFF
    THW Kiel | 111111 FFFFFF
    Flensburg-Handewitt | 003DA5 C8102E
    MT Melsungen
    Hannover-Burgdorf
    Rhein-Neckar Lowen
    Gummersbach
    Lemgo
    HSV Hamburg
    Eisenach
    Wetzlar
    Goppingen
    Erlangen
    Stuttgart
    SC DHfK Leipzig
    Bergischer HC
    GWD Minden
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'FR', name: 'France. Starligue', top: 3 },
    `
    Paris Saint-Germain | 003DA5 C8102E
    Nantes | 582C83 FFFFFF
    Montpellier | 003DA5 F36C21
    Chambery
    Toulouse
    Saint-Raphael
    Aix
    Limoges
    Nimes
    Cesson-Rennes
    Dunkerque
    Chartres
    Tremblay
    Creteil
    Istres
    Selestat
  `,
  ),
  parseLeague(
    { sport, number: 4, country: 'ES', name: 'Spain. Liga ASOBAL' },
    `
    Barcelona | A50044 004D98
    Bidasoa Irun
    Torrelavega
    Granollers
    Logrono
    Ademar Leon
    Bathco Cantabria
    Cuenca
    Anaitasuna
    Puente Genil
    Benidorm
    Valladolid
    Cangas
    Villa de Aranda
    Huesca
    Guadalajara
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'DK', name: 'Denmark. Herreligaen' },
    `
    Aalborg | C8102E FFFFFF
    GOG
    Fredericia
    Skjern
    Bjerringbro-Silkeborg
    Skanderborg AGF
    Mors-Thy
    TTH Holstebro
    Ribe-Esbjerg
    Sonderjyske
    Nordsjaelland
    KIF Kolding
    Ringsted
    Grindsted
  `,
  ),
  parseLeague(
    { sport, number: 6, country: 'HU', name: 'Hungary. NB I' },
    `
    Veszprem | C8102E FFFFFF
    Szeged | 003DA5 FFFFFF
    Tatabanya
    Ferencvaros
    Balatonfured
    Csurgo
    Gyongyos
    Dabas
    Komlo
    Eger
    Cegled
    PLER
    Budakalasz
    NEKA
  `,
  ),
  parseLeague(
    { sport, number: 7, country: 'PL', name: 'Poland. Superliga' },
    `
    Wisla Plock
    Kielce | FFCD00 003DA5
    Gornik Zabrze
    Ostrovia
    Chrobry Glogow
    Azoty Pulawy
    MMTS Kwidzyn
    Wybrzeze Gdansk
    Gwardia Opole
    Piotrkowianin
    Zaglebie Lubin
    Stal Mielec
  `,
  ),
  parseLeague(
    { sport, number: 8, country: 'RU', name: 'Russia. Superleague' },
    `
    CSKA Moscow | C8102E 003DA5
    Chekhovskie Medvedi
    Zenit | 6CABDD FFFFFF
    SKIF Krasnodar
    Permskie Medvedi
    Dinamo Viktor
    SGAU-Saratov
    Neva
    Dinamo Astrakhan
    Taganrog
    Akbuzat
    Dinamo Chelyabinsk
  `,
  ),
];
