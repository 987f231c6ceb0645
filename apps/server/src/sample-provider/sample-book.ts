import fs from 'node:fs';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { INDEX_FILE } from '@touchline/casino/books/parse-index';
import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { CHERRY_PARADE } from '@touchline/casino/slots/cherry-parade/maths';
import { playSlot } from '@touchline/casino/slots/engine/play-slot';

/** A game in the open "books and weights" format, as a studio would deliver it: rounds of a slot's engine, worked out beforehand. */
export const SAMPLE_BOOK = { code: 'cherry-books', name: 'Cherry Books' } as const;

const ROUNDS = 1_000;
const SEED = 'c'.repeat(64);
/** Percent of what is staked that comes back, exactly: the weights are chosen so. */
const RETURN_PERCENT = 95;

interface SampleRound {
  readonly id: number;
  /** Hundredths of the bet amount. */
  readonly payoutMultiplier: number;
  readonly events: readonly unknown[];
}

/** The same rounds each time; a round's events are the slot's own steps. */
function playRounds(): readonly SampleRound[] {
  return Array.from({ length: ROUNDS }, (_, n) => {
    const draws = seededDraws({ serverSeed: SEED, clientSeed: SAMPLE_BOOK.code, nonce: n + 1 });
    const { pay, unit, steps } = playSlot(CHERRY_PARADE, 'base', draws);
    return { id: n + 1, payoutMultiplier: (pay * 100) / unit, events: steps.map((step, index) => ({ index, ...step })) };
  });
}

/**
 * Weights with which the rounds return `RETURN_PERCENT` exactly: one for all that win and one for all that do not, so that
 * weight won × what they pay = return × all weights.
 */
function weigh(rounds: readonly SampleRound[]): (round: SampleRound) => number {
  const wins = rounds.filter(({ payoutMultiplier }) => payoutMultiplier > 0);
  const paid = wins.reduce((sum, { payoutMultiplier }) => sum + payoutMultiplier, 0);
  const won = RETURN_PERCENT * (rounds.length - wins.length);
  const lost = paid - RETURN_PERCENT * wins.length;
  if (won <= 0 || lost <= 0) throw new Error('no weights give this return');
  return ({ payoutMultiplier }) => (payoutMultiplier > 0 ? won : lost);
}

/** Writes the game's files into a folder. */
export function writeSampleBook(folder: string): void {
  const rounds = playRounds();
  const weightOf = weigh(rounds);
  const mode = { name: 'base', cost: 1, events: 'books_base.jsonl.zst', weights: 'lookUpTable_base_0.csv' };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, INDEX_FILE), JSON.stringify({ modes: [mode] }));
  const lines = rounds.map((round) => `${round.id},${weightOf(round)},${round.payoutMultiplier}\n`);
  fs.writeFileSync(path.join(folder, mode.weights), lines.join(''));
  fs.writeFileSync(path.join(folder, mode.events), zstdCompressSync(rounds.map((round) => `${JSON.stringify(round)}\n`).join('')));
}
