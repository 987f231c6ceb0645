import andarBahar from './tiles/andar-bahar.svg?no-inline';
import baccarat from './tiles/baccarat.svg?no-inline';
import bars from './tiles/bars.svg?no-inline';
import blackjack from './tiles/blackjack.svg?no-inline';
import cases from './tiles/cases.svg?no-inline';
import casinoHoldem from './tiles/casino-holdem.svg?no-inline';
import chickenRoad from './tiles/chicken-road.svg?no-inline';
import coin from './tiles/coin.svg?no-inline';
import craps from './tiles/craps.svg?no-inline';
import crash from './tiles/crash.svg?no-inline';
import diamonds from './tiles/diamonds.svg?no-inline';
import dice from './tiles/dice.svg?no-inline';
import dragonTiger from './tiles/dragon-tiger.svg?no-inline';
import drop from './tiles/drop.svg?no-inline';
import flip from './tiles/flip.svg?no-inline';
import hiLo from './tiles/hi-lo.svg?no-inline';
import keno from './tiles/keno.svg?no-inline';
import limbo from './tiles/limbo.svg?no-inline';
import liveBaccarat from './tiles/live/live-baccarat.svg?no-inline';
import liveRoulette from './tiles/live/live-roulette.svg?no-inline';
import liveWheel from './tiles/live/live-wheel.svg?no-inline';
import mines from './tiles/mines.svg?no-inline';
import pump from './tiles/pump.svg?no-inline';
import rockPaperScissors from './tiles/rock-paper-scissors.svg?no-inline';
import roulette from './tiles/roulette.svg?no-inline';
import scratchCards from './tiles/scratch-cards.svg?no-inline';
import sicBo from './tiles/sic-bo.svg?no-inline';
import slide from './tiles/slide.svg?no-inline';
import cherryParade from './tiles/slots/cherry-parade.svg?no-inline';
import clockworkFoundry from './tiles/slots/clockwork-foundry.svg?no-inline';
import cometTrail from './tiles/slots/comet-trail.svg?no-inline';
import coralGarden from './tiles/slots/coral-garden.svg?no-inline';
import desertBloom from './tiles/slots/desert-bloom.svg?no-inline';
import harbourSafe from './tiles/slots/harbour-safe.svg?no-inline';
import monsoonLanterns from './tiles/slots/monsoon-lanterns.svg?no-inline';
import underTheLights from './tiles/slots/under-the-lights.svg?no-inline';
import tower from './tiles/tower.svg?no-inline';
import twentyOne from './tiles/twenty-one.svg?no-inline';
import videoPoker from './tiles/video-poker.svg?no-inline';
import wheel from './tiles/wheel.svg?no-inline';

/** The picture of each game that has a screen, by its key: a file of its own, brought when the tile comes into sight. */
export const TILE_PICTURES: Readonly<Record<string, string>> = {
  'andar-bahar': andarBahar,
  baccarat,
  bars,
  blackjack,
  'casino-holdem': casinoHoldem,
  cases,
  'chicken-road': chickenRoad,
  coin,
  crash,
  slide,
  craps,
  diamonds,
  dice,
  'dragon-tiger': dragonTiger,
  drop,
  flip,
  'hi-lo': hiLo,
  keno,
  limbo,
  'live-baccarat': liveBaccarat,
  'live-roulette': liveRoulette,
  'live-wheel': liveWheel,
  mines,
  pump,
  'rock-paper-scissors': rockPaperScissors,
  roulette,
  'scratch-cards': scratchCards,
  'sic-bo': sicBo,
  tower,
  'twenty-one': twentyOne,
  'video-poker': videoPoker,
  wheel,
  'under-the-lights': underTheLights,
  'monsoon-lanterns': monsoonLanterns,
  'coral-garden': coralGarden,
  'harbour-safe': harbourSafe,
  'desert-bloom': desertBloom,
  'clockwork-foundry': clockworkFoundry,
  'comet-trail': cometTrail,
  'cherry-parade': cherryParade,
};
