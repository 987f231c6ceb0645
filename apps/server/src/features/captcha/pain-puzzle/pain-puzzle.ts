import { randomInt } from 'node:crypto';
import { nanoid } from 'nanoid';
import type { ThrottleFeature } from '#features/throttle';
import type { Platform } from '#platform/platform';
import { writeSpent } from '../captcha.store.ts';
import type { CaptchaProvider } from '../captcha-provider.ts';
import { seal, unseal } from '../sealed-token.ts';
import { createCodeStep } from './code-step.ts';
import { drawPuzzle, PUZZLE, type RandomInt } from './draw-puzzle.ts';
import { isWorkDone, makeWork } from './proof-of-work.ts';
import { type Challenge, demandOf, type Passing, type Ticket, writePlayerId } from './sealed-steps.ts';
import { createSolvedTokens, type Spend } from './solved-tokens.ts';

/** How long a refused caller may ask for challenges, and how long one can be answered. */
const TICKET_MS = 900_000;
const CHALLENGE_MS = 300_000;
/** Minimum time for finding the place. */
const FASTEST_MS = 400;
/** The page's clock and the way of the answer may differ from our own measure by this much. */
const CLOCK_SLACK_MS = 5_000;
/** How far from its place the piece may be let go, in pixels of the picture. */
const TOLERANCE = 5;

const random: RandomInt = (low, high) => randomInt(low, high + 1);

/** The puzzle of our own: everything about a challenge travels with it, sealed; the database only knows which were used. */
export function createPainPuzzle(
  { pool, clock, jobs }: Pick<Platform, 'pool' | 'clock' | 'jobs'>,
  throttle: Pick<ThrottleFeature, 'countNamed'>,
  key: Uint8Array,
): CaptchaProvider {
  const spend: Spend = (id, endsAt) => writeSpent(pool, id, endsAt + CLOCK_SLACK_MS);
  const tokens = createSolvedTokens(clock, key, spend);
  const codes = createCodeStep({ clock, jobs, throttle, key, spend, tokens });

  return {
    type: 'painPuzzle',
    ticket(demand, playerId) {
      const ticket: Ticket = { ...demandOf(demand), playerId: writePlayerId(playerId), expiresAt: clock.now() + TICKET_MS };
      return seal(key, 'ticket', ticket);
    },
    async challenge(sealed, wanted) {
      const ticket = unseal(key, 'ticket', sealed) as Ticket | undefined;
      const issuedAt = clock.now();
      if (!ticket || ticket.expiresAt <= issuedAt) return undefined;
      const kind = ticket.withCode ? 'work' : wanted;
      const work = makeWork(ticket.level, kind === 'picture');
      const issue = (place: number | null) => {
        const challenge: Challenge = { ...demandOf(ticket), playerId: ticket.playerId, id: nanoid(), place, work, issuedAt };
        return { id: seal(key, 'challenge', challenge), expiresAt: issuedAt + CHALLENGE_MS, work };
      };
      // Only somebody who signs in has an address that a code can go to.
      if (kind === 'work') return { kind, withCode: ticket.action === 'login', ...issue(null) };
      const { place, picture, piece } = await drawPuzzle(random);
      return { kind, ...PUZZLE, top: place.y, picture, piece, ...issue(place.x) };
    },
    async verify({ id, answer, proof, code, elapsedMs }, language) {
      const sent = unseal(key, 'code', id) as Passing | undefined;
      if (sent) return codes.take(sent, code);
      const challenge = unseal(key, 'challenge', id) as Challenge | undefined;
      if (!challenge) return undefined;
      const takenMs = clock.now() - challenge.issuedAt;
      // A challenge takes one answer, right or wrong.
      if (takenMs > CHALLENGE_MS || !(await spend(challenge.id, challenge.issuedAt + CHALLENGE_MS))) return undefined;
      if (takenMs < FASTEST_MS || elapsedMs < FASTEST_MS || elapsedMs > takenMs + CLOCK_SLACK_MS) return undefined;
      const isWorked = isWorkDone(challenge.work, proof);
      const isPlaced = challenge.place === null || Math.abs(answer - challenge.place) <= TOLERANCE;
      if (!isWorked || !isPlaced) return undefined;
      return challenge.place === null && challenge.action === 'login' ? codes.send(challenge, language) : tokens.issue(challenge);
    },
    take: tokens.take,
  };
}
