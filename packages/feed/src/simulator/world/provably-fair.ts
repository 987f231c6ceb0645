import { createHash, createHmac } from 'node:crypto';
import type { Incident } from '@touchline/betting/match-state/match-state';

/** Id of the commitment's incident, below those of all other incidents of a match. */
const COMMITMENT_ID = 1;

const incident = (id: number, kind: string, detail: string, second: number): Incident => ({
  id,
  kind,
  side: 0,
  period: 0,
  second,
  score: [0, 0],
  detail,
});

/** The seed of a match whose course is committed to: 64 hexadecimal digits that cannot be guessed without the world's secret. */
export const deriveSeed = (secret: string, match: number): string => createHmac('sha256', secret).update(`match ${match}`).digest('hex');

/** Published before the start: the SHA-256 of the seed's digits. It proves afterwards that the seed was not changed. */
export const commitmentIncident = (seed: string): Incident =>
  incident(COMMITMENT_ID, 'commitment', createHash('sha256').update(seed).digest('hex'), 0);

/** Revealed at the end: the seed itself. */
export const seedRevealIncident = (seed: string, id: number, second: number): Incident => incident(id, 'seed', seed, second);
