import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { DECK } from '../../cards/cards.ts';
import { sample } from '../../draws/sample.ts';
import { seededDraws, seedHash } from '../../draws/seeded-draws.ts';

/** A card of a sealed deck as it is opened: whoever has the list of seals can check it. */
export interface OpenedCard {
  /** Its place in the deck as it was dealt. */
  readonly place: number;
  readonly card: number;
  /** 64 hexadecimal digits: without it a seal could be opened by trying 52 cards. */
  readonly salt: string;
}

/** A deck that was shuffled and sealed before anybody at the table knew it or could sway it. */
export interface SealedDeck {
  /** The cards in the order in which they were sealed, before the table's cut. Secret. */
  readonly sealed: readonly number[];
  /** Of each card of `sealed`. Secret until the card is opened. */
  readonly salts: readonly string[];
  /** The SHA-256 of each card and its salt. Public, and so is the order. */
  readonly seals: readonly string[];
  /** The SHA-256 of all seals: it is promised before the hand. */
  readonly promise: string;
}

/** The seal of a card: the SHA-256 of `salt:card` as text. */
export const sealOf = (card: number, salt: string): string => seedHash(`${salt}:${card}`);

const saltOf = (seed: string, place: number): string =>
  Array.from(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`salt:${place}`)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The promise of a list of seals. */
export const promiseOf = (seals: readonly string[]): string => seedHash(seals.join(''));

/**
 * Shuffles a deck by the house's seed and seals each card by itself. Seeds of rounds for one are opened whole after the round; that would show what
 * players folded, so that here each card opens alone.
 *
 * @param seed 64 hexadecimal digits, of this hand alone
 */
export function sealDeck(seed: string): SealedDeck {
  const sealed = sample(seededDraws({ serverSeed: seed, clientSeed: 'deck', nonce: 1 }), DECK, DECK);
  const salts = sealed.map((_, place) => saltOf(seed, place));
  const seals = sealed.map((card, place) => sealOf(card, salts[place] as string));
  return { sealed, salts, seals, promise: promiseOf(seals) };
}

/**
 * The table's cut: which sealed card lies at each place of the deck as it is dealt. It follows from the promise and from what the players gave
 * after it, so that the house cannot know while it seals who will be dealt which card. Public.
 *
 * @param tableSeed what the seats dealt in have chosen, joined in the order of their seats
 */
export const cutOf = (promise: string, tableSeed: string): readonly number[] =>
  sample(seededDraws({ serverSeed: promise, clientSeed: tableSeed, nonce: 1 }), DECK, DECK);

/** The deck as it is dealt. */
export const cutDeck = ({ sealed, promise }: SealedDeck, tableSeed: string): readonly number[] =>
  cutOf(promise, tableSeed).map((place) => sealed[place] as number);

/** Opens cards by their places in the deck as it was dealt. */
export function openCards({ sealed, salts, promise }: SealedDeck, tableSeed: string, places: readonly number[]): readonly OpenedCard[] {
  const cut = cutOf(promise, tableSeed);
  return places.map((place) => {
    const from = cut[place] as number;
    return { place, card: sealed[from] as number, salt: salts[from] as string };
  });
}

/** Whether an opened card is the one that was sealed: all that a player needs is public or was opened to that player. */
export const isAsSealed = (seals: readonly string[], tableSeed: string, { place, card, salt }: OpenedCard): boolean =>
  seals[cutOf(promiseOf(seals), tableSeed)[place] as number] === sealOf(card, salt);
