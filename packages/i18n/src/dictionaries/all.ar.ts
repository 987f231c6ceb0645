import { DICTIONARY } from './ar.ts';
import { texts as incidents } from './incidents.ar.ts';
import { texts as markets } from './markets.ar.ts';
import { texts as sandbox } from './sandbox.ar.ts';

/** The server's dictionary: the screens' texts, and the names that it writes into its replies. */
export const ALL_TEXTS = { ...DICTIONARY, ...incidents, ...markets, ...sandbox };
