import { SPORT_NAMES_AR } from '@touchline/catalogue/sport-names.ar';
import { texts as account } from './account.ar.ts';
import { texts as bets } from './bets.ar.ts';
import { texts as betting } from './betting.ar.ts';
import { texts as calculators } from './calculators.ar.ts';
import { texts as captcha } from './captcha.ar.ts';
import { texts as common } from './common.ar.ts';
import { texts as coupon } from './coupon.ar.ts';
import { texts as cricket } from './cricket.ar.ts';
import { texts as errors } from './errors.ar.ts';
import { texts as frame } from './frame.ar.ts';
import { texts as identification } from './identification.ar.ts';
import { texts as limits } from './limits.ar.ts';
import { texts as line } from './line.ar.ts';
import { texts as marble } from './marble.ar.ts';
import { texts as office } from './office.ar.ts';
import { texts as payments } from './payments.ar.ts';
import { texts as privacy } from './privacy.ar.ts';
import { texts as registration } from './registration.ar.ts';
import { texts as results } from './results.ar.ts';
import { texts as sections } from './sections.ar.ts';
import { texts as security } from './security.ar.ts';
import { sportTexts } from './sport-texts.ts';
import { texts as statistics } from './statistics.ar.ts';
import { texts as support } from './support.ar.ts';
import { texts as toto } from './toto.ar.ts';
import { texts as tournament } from './tournament.ar.ts';
import { texts as virtual } from './virtual.ar.ts';
import { texts as webBets } from './web-bets.ar.ts';
import { texts as webCoupon } from './web-coupon.ar.ts';
import { texts as webMatch } from './web-match.ar.ts';

/** What screens say: the dictionary that reaches a browser. Names of markets and incidents come with the replies and stand in all.ar.ts only. */
export const DICTIONARY = {
  ...common,
  ...captcha,
  ...frame,
  ...line,
  ...limits,
  ...betting,
  ...coupon,
  ...account,
  ...registration,
  ...payments,
  ...office,
  ...marble,
  ...virtual,
  ...errors,
  ...sections,
  ...security,
  ...identification,
  ...webCoupon,
  ...webMatch,
  ...statistics,
  ...webBets,
  ...bets,
  ...calculators,
  ...toto,
  ...cricket,
  ...results,
  ...tournament,
  ...support,
  ...privacy,
  ...sportTexts(SPORT_NAMES_AR),
};
