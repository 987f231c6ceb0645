import { DICTIONARY } from './en.ts';
import { texts as incidents } from './incidents.en.ts';
import { texts as markets } from './markets.en.ts';
import { texts as sandbox } from './sandbox.en.ts';

/** The server's dictionary: the screens' texts, and the names that it writes into its replies. */
export const ALL_TEXTS = { ...DICTIONARY, ...incidents, ...markets, ...sandbox };
