import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sample } from '../draws/sample.ts';
import { type ClassicDraws, classicDraws } from './classic-draws.ts';
import type { ClassicRequest } from './classic-request.ts';

/** Numbers, a path or cards: what a round of the classic mapping came to. */
export type ClassicResult = number | string | readonly number[] | readonly string[];

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** 99 % of the range over a draw and 1, in hundredths. The product stays below 2^53 and the quotient apart from whole numbers: exact. */
const multiple = (range: number, drawn: number): number => Math.max(100, Math.floor((99 * range) / (drawn + 1))) / 100;

const SUITS = '♦♥♠♣';
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A card by its number, 0 to 51: the four suits of the two, of the three and so on to the ace. */
const cardOf = (index: number): string => `${SUITS[index % 4]}${RANKS[Math.floor(index / 4)]}`;

function drawn(request: Exclude<ClassicRequest, { game: 'crash' }>, draws: ClassicDraws): ClassicResult {
  switch (request.game) {
    case 'dice':
      return draws.below(10_001) / 100;
    case 'limbo':
      return multiple(2 ** 24, draws.below(2 ** 24));
    case 'roulette':
      return draws.below(37);
    case 'wheel':
      return draws.below(request.segments);
    case 'drop':
      return many(request.rows, () => (draws.float() < 0.5 ? 'L' : 'R')).join('');
    case 'mines':
      return sample(draws, 25, request.mines);
    case 'keno':
      return sample(draws, 40, 10).map((index) => index + 1);
    case 'cards':
      return (request.deck === 'one' ? sample(draws, 52, request.count) : many(request.count, () => draws.below(52))).map(cardOf);
    case 'diamonds':
      return many(5, () => draws.below(7));
    case 'flip':
      return many(request.flips, () => (draws.float() <= 0.5 ? 'T' : 'H')).join('');
  }
}

/** The result of a round by the mapping that other houses publish, so that what was played there can be verified here. */
export function classicRound(request: ClassicRequest): ClassicResult {
  if (request.game !== 'crash') return drawn(request, classicDraws(request));
  const hash = hmac(sha256, utf8ToBytes(request.gameHash), utf8ToBytes(request.salt));
  return multiple(2 ** 32, new DataView(hash.buffer, hash.byteOffset).getUint32(0));
}
