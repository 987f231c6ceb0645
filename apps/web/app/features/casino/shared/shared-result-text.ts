import type { SharedGameKey } from '@touchline/contract/casino/enums';
import type { useTranslator } from '@touchline/ui/translator-context';
import { pointsResult } from '../games/live-baccarat/points-result.ts';
import { pocketResult } from '../games/live-roulette/pocket-result.ts';
import { segmentResult } from '../games/live-wheel/segment-result.ts';
import { formatMultiple } from './multiple-text.ts';

type Translator = ReturnType<typeof useTranslator>;

const multipleText = (t: Translator, result: number): string => formatMultiple(t.language, result);

const TEXTS: Readonly<Record<SharedGameKey, (t: Translator, result: number) => string>> = {
  crash: multipleText,
  slide: multipleText,
  'live-roulette': (_, result) => pocketResult(result).text,
  'live-baccarat': (t, result) => pointsResult(t, result).text,
  'live-wheel': (_, result) => segmentResult(result).text,
};

/** The result of a shared round in words, away from its table. */
export const sharedResultText = (t: Translator, game: SharedGameKey, result: number): string => TEXTS[game](t, result);
