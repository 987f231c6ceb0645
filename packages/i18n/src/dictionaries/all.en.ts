import { DICTIONARY } from './en.ts';
import { texts as incidents } from './incidents.en.ts';
import { texts as insights } from './insights.en.ts';
import { texts as letters } from './letters.en.ts';
import { texts as limitNews } from './limit-news.en.ts';
import { texts as markets } from './markets.en.ts';
import { texts as matchNews } from './match-news.en.ts';
import { texts as operatorNews } from './operator-news.en.ts';
import { texts as paymentNews } from './payment-news.en.ts';
import { texts as receipts } from './receipts.en.ts';
import { texts as sandbox } from './sandbox.en.ts';
import { texts as securityNews } from './security-news.en.ts';
import { texts as waysIn } from './ways-in.en.ts';

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
