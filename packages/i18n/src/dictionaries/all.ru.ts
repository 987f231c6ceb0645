import { texts as incidents } from './incidents.ru.ts';
import { texts as insights } from './insights.ru.ts';
import { texts as letters } from './letters.ru.ts';
import { texts as limitNews } from './limit-news.ru.ts';
import { texts as markets } from './markets.ru.ts';
import { texts as matchNews } from './match-news.ru.ts';
import { texts as operatorNews } from './operator-news.ru.ts';
import { texts as paymentNews } from './payment-news.ru.ts';
import { texts as receipts } from './receipts.ru.ts';
import { DICTIONARY } from './ru.ts';
import { texts as sandbox } from './sandbox.ru.ts';
import { texts as securityNews } from './security-news.ru.ts';
import { texts as waysIn } from './ways-in.ru.ts';

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
