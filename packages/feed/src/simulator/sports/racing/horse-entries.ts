import { hashSeed, type Random } from '@touchline/kernel/random';
import type { RaceEntry } from '../../../feed-events.ts';
import type { CompetitorData } from '../../sport-model.ts';
import { HORSES } from './horses.ts';

const byName = new Map(HORSES.map((horse) => [horse.name, horse]));
const JOCKEYS = [...new Set(HORSES.map(({ jockey }) => jockey))];

/** The mark of a runner of average strength, and what a rating point is worth in pounds. */
const AVERAGE_MARK = 78;
const POUNDS_PER_POINT = 12;
/** 10 stone for the top weight, 8 stone at least: who is rated lower still carries that. */
const TOP_WEIGHT = 140;
const LOWEST_WEIGHT = 112;
const YOUNGEST = 3;
const AGES = 6;

/**
 * The racecard of a handicap, by runner: the better is rated, the more it carries, a pound for a pound. A horse is as old and has the trainer that
 * it has in every race. A jockey rides one horse of a race, the best of those that are usually his; the others take riders who are free.
 */
export function horseEntries(field: readonly CompetitorData[], random: Random): readonly RaceEntry[] {
  const marks = field.map(({ rating }) => Math.round(AVERAGE_MARK + POUNDS_PER_POINT * rating));
  const highest = Math.max(...marks);
  const lots = field.map(() => random.next());
  const jockeys = chooseJockeys(field, marks, random);
  return field.map(({ name }, i): RaceEntry => {
    const mark = marks[i] ?? AVERAGE_MARK;
    return {
      draw: 1 + lots.filter((lot) => lot < (lots[i] ?? 0)).length,
      age: YOUNGEST + (hashSeed('age', name) % AGES),
      weightPounds: Math.max(LOWEST_WEIGHT, TOP_WEIGHT - (highest - mark)),
      rating: mark,
      jockey: jockeys[i] ?? '',
      trainer: byName.get(name)?.trainer ?? '',
    };
  });
}

function chooseJockeys(field: readonly CompetitorData[], marks: readonly number[], random: Random): readonly string[] {
  const usual = field.map(({ name }) => byName.get(name)?.jockey);
  const chosen = new Array<string>(field.length).fill('');
  const byMark = field.map((_, i) => i).sort((a, b) => (marks[b] ?? 0) - (marks[a] ?? 0) || a - b);
  for (const i of byMark) {
    const own = usual[i];
    const free = JOCKEYS.filter((jockey) => !usual.includes(jockey) && !chosen.includes(jockey));
    chosen[i] = own !== undefined && !chosen.includes(own) ? own : random.pick(free);
  }
  return chosen;
}
