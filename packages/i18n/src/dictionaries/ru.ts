import { SPORT_NAMES_RU } from '@touchline/catalogue/sport-names.ru';
import { texts as account } from './account.ru.ts';
import { texts as bets } from './bets.ru.ts';
import { texts as betting } from './betting.ru.ts';
import { texts as calculators } from './calculators.ru.ts';
import { texts as captcha } from './captcha.ru.ts';
import { texts as common } from './common.ru.ts';
import { texts as coupon } from './coupon.ru.ts';
import { texts as cricket } from './cricket.ru.ts';
import { texts as errors } from './errors.ru.ts';
import { texts as frame } from './frame.ru.ts';
import { texts as identification } from './identification.ru.ts';
import { texts as limits } from './limits.ru.ts';
import { texts as line } from './line.ru.ts';
import { texts as marble } from './marble.ru.ts';
import { texts as office } from './office.ru.ts';
import { texts as payments } from './payments.ru.ts';
import { texts as privacy } from './privacy.ru.ts';
import { texts as registration } from './registration.ru.ts';
import { texts as results } from './results.ru.ts';
import { texts as sections } from './sections.ru.ts';
import { texts as security } from './security.ru.ts';
import { sportTexts } from './sport-texts.ts';
import { texts as statistics } from './statistics.ru.ts';
import { texts as support } from './support.ru.ts';
import { texts as toto } from './toto.ru.ts';
import { texts as tournament } from './tournament.ru.ts';
import { texts as virtual } from './virtual.ru.ts';
import { texts as webBets } from './web-bets.ru.ts';
import { texts as webCoupon } from './web-coupon.ru.ts';
import { texts as webMatch } from './web-match.ru.ts';

/** What screens say: the dictionary that reaches a browser. Names of markets and incidents come with the replies and stand in all.ru.ts only. */
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
  ...sportTexts(SPORT_NAMES_RU),
};
