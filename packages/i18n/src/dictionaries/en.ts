import { SPORT_NAMES_EN } from '@touchline/catalogue/sport-names.en';
import { texts as account } from './account.en.ts';
import { texts as betting } from './betting.en.ts';
import { texts as common } from './common.en.ts';
import { texts as coupon } from './coupon.en.ts';
import { texts as errors } from './errors.en.ts';
import { texts as frame } from './frame.en.ts';
import { texts as line } from './line.en.ts';
import { texts as payments } from './payments.en.ts';
import { sportTexts } from './sport-texts.ts';
import { texts as webBets } from './web-bets.en.ts';
import { texts as webCoupon } from './web-coupon.en.ts';
import { texts as webMatch } from './web-match.en.ts';

/** What screens say: the dictionary that reaches a browser. Names of markets and incidents come with the replies and stand in all.en.ts only. */
export const DICTIONARY = {
  ...common,
  ...frame,
  ...line,
  ...betting,
  ...coupon,
  ...account,
  ...payments,
  ...errors,
  ...webCoupon,
  ...webMatch,
  ...webBets,
  ...sportTexts(SPORT_NAMES_EN),
};
