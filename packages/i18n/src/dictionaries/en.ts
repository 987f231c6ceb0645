import { SPORT_NAMES_EN } from '@touchline/catalogue/sport-names.en';
import { texts as account } from './account.en.ts';
import { texts as bets } from './bets.en.ts';
import { texts as betting } from './betting.en.ts';
import { texts as calculators } from './calculators.en.ts';
import { texts as captcha } from './captcha.en.ts';
import { texts as common } from './common.en.ts';
import { texts as coupon } from './coupon.en.ts';
import { texts as cricket } from './cricket.en.ts';
import { texts as errors } from './errors.en.ts';
import { texts as frame } from './frame.en.ts';
import { texts as identification } from './identification.en.ts';
import { texts as limits } from './limits.en.ts';
import { texts as line } from './line.en.ts';
import { texts as marble } from './marble.en.ts';
import { texts as office } from './office.en.ts';
import { texts as payments } from './payments.en.ts';
import { texts as privacy } from './privacy.en.ts';
import { texts as registration } from './registration.en.ts';
import { texts as results } from './results.en.ts';
import { texts as sections } from './sections.en.ts';
import { texts as security } from './security.en.ts';
import { sportTexts } from './sport-texts.ts';
import { texts as statistics } from './statistics.en.ts';
import { texts as support } from './support.en.ts';
import { texts as toto } from './toto.en.ts';
import { texts as tournament } from './tournament.en.ts';
import { texts as virtual } from './virtual.en.ts';
import { texts as webBets } from './web-bets.en.ts';
import { texts as webCoupon } from './web-coupon.en.ts';
import { texts as webMatch } from './web-match.en.ts';

/** What screens say: the dictionary that reaches a browser. Names of markets and incidents come with the replies and stand in all.en.ts only. */
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
  ...sportTexts(SPORT_NAMES_EN),
};
