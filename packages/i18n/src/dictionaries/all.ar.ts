import { DICTIONARY } from './ar.ts';
import { texts as incidents } from './incidents.ar.ts';
import { texts as insights } from './insights.ar.ts';
import { texts as letters } from './letters.ar.ts';
import { texts as limitNews } from './limit-news.ar.ts';
import { texts as markets } from './markets.ar.ts';
import { texts as matchNews } from './match-news.ar.ts';
import { texts as operatorNews } from './operator-news.ar.ts';
import { texts as paymentNews } from './payment-news.ar.ts';
import { texts as receipts } from './receipts.ar.ts';
import { texts as sandbox } from './sandbox.ar.ts';
import { texts as securityNews } from './security-news.ar.ts';
import { texts as waysIn } from './ways-in.ar.ts';

/** The server's dictionary: the screens' texts, and the names that it writes into its replies. */
export const ALL_TEXTS = {
  ...DICTIONARY,
  ...incidents,
  ...insights,
  ...letters,
  ...limitNews,
  ...markets,
  ...matchNews,
  ...operatorNews,
  ...paymentNews,
  ...receipts,
  ...sandbox,
  ...securityNews,
  ...waysIn,
};
