import { LOTTERY_KEYS, type LotteryKey } from '@touchline/casino/lotteries/lottery';
import { lotteriesPath } from '../../shell/paths.ts';

/** The page on which tickets of a lottery are bought. */
export const lotteryPath = (language: string, lottery: LotteryKey): string => `${lotteriesPath(language)}/play/${lottery}`;
export const lotteryResultsPath = (language: string, lottery?: LotteryKey): string =>
  `${lotteriesPath(language)}/results${lottery === undefined ? '' : `?lottery=${lottery}`}`;
/** The result of a draw, with its check. */
export const lotteryDrawPath = (language: string, drawId: string): string => `${lotteriesPath(language)}/draw/${drawId}`;
export const lotteryTicketsPath = (language: string): string => `${lotteriesPath(language)}/tickets`;

/** The lottery of an address; undefined where there is none. */
export const lotteryOf = (segment: string | null | undefined): LotteryKey | undefined => LOTTERY_KEYS.find((key) => key === segment);
