import { SPORT_NAMES_RU } from '@touchline/catalogue/sport-names.ru';
import { texts as account } from './account.ru.ts';
import { texts as betting } from './betting.ru.ts';
import { texts as common } from './common.ru.ts';
import { texts as coupon } from './coupon.ru.ts';
import { texts as errors } from './errors.ru.ts';
import { texts as frame } from './frame.ru.ts';
import { texts as line } from './line.ru.ts';
import { texts as payments } from './payments.ru.ts';
import { sportTexts } from './sport-texts.ts';
import { texts as webBets } from './web-bets.ru.ts';
import { texts as webCoupon } from './web-coupon.ru.ts';
import { texts as webMatch } from './web-match.ru.ts';

/** What screens say: the dictionary that reaches a browser. Names of markets and incidents come with the replies and stand in all.ru.ts only. */
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
  ...sportTexts(SPORT_NAMES_RU),
};
