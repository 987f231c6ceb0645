import { texts as incidents } from './incidents.ru.ts';
import { texts as markets } from './markets.ru.ts';
import { DICTIONARY } from './ru.ts';
import { texts as sandbox } from './sandbox.ru.ts';

/** The server's dictionary: the screens' texts, and the names that it writes into its replies. */
export const ALL_TEXTS = { ...DICTIONARY, ...incidents, ...markets, ...sandbox };
