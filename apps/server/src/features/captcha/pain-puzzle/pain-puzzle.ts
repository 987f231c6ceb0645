import { randomInt } from 'node:crypto';
import type { CaptchaWork } from '@touchline/contract/captcha/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import type { ThrottleFeature } from '#features/throttle';
import { CODE_LENGTH, createKeyedHash, isSameHash } from '#platform/auth/one-time-code';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { writeSpent } from '../captcha.store.ts';
import type { CaptchaProvider, Demand } from '../captcha-provider.ts';
import { seal, unseal } from '../sealed-token.ts';
import { drawPuzzle, PUZZLE, type RandomInt } from './draw-puzzle.ts';
import { isWorkDone, makeWork } from './proof-of-work.ts';
import { CODE_SECONDS, captchaCode } from './send-captcha-code.ts';

/** How long a refused caller may ask for challenges, how long one can be answered, and how long its token is good. */
const TICKET_MS = 900_000;
const CHALLENGE_MS = 300_000;
const TOKEN_MS = 300_000;
/** Nobody finds the place faster than this. */
const FASTEST_MS = 400;
/** The page's clock and the way of the answer may differ from our own measure by this much. */
const CLOCK_SLACK_MS = 5_000;
/** How far from its place the piece may be let go, in pixels of the picture. */
const TOLERANCE = 5;
/** Letters with codes for one login, and tries with one code, within an hour. */
const MAX_LETTERS = 5;
const MAX_TRIES = 5;

interface Ticket extends Demand {
  /** As many digits for a login that nobody has: how long the sealed text is says nothing. */
  readonly playerId: string;
  readonly expiresAt: number;
}
interface Challenge extends Demand {
  readonly id: string;
  readonly playerId: string;
  /** Where the piece belongs; null where there is no picture. */
  readonly place: number | null;
  readonly work: CaptchaWork;
  readonly issuedAt: number;
}
interface Awaited extends Demand {
  readonly id: string;
  readonly expiresAt: number;
}

const random: RandomInt = (low, high) => randomInt(low, high + 1);
const NOBODY = '0'.repeat(19);
const demandOf = ({ action, whom, level, withCode }: Demand): Demand => ({ action, whom, level, withCode });

/** The puzzle of our own: everything about a challenge travels with it, sealed; the database only knows which were used. */
export function createPainPuzzle(
  { pool, clock, jobs }: Pick<Platform, 'pool' | 'clock' | 'jobs'>,
  throttle: Pick<ThrottleFeature, 'countNamed'>,
  key: Uint8Array,
): CaptchaProvider {
  const hash = createKeyedHash(key);
  const spend = (id: string, endsAt: number): Promise<boolean> => writeSpent(pool, id, endsAt + CLOCK_SLACK_MS);
  const issueToken = (demand: Demand) => {
    const expiresAt = clock.now() + TOKEN_MS;
    return { step: 'solved', token: seal(key, 'token', { ...demandOf(demand), id: nanoid(), expiresAt }), expiresAt } as const;
  };

  /** Once the work is done: the code goes to the address of the account, where there is one. */
  async function sendCode(challenge: Challenge, language: string) {
    if ((await throttle.countNamed(`captcha letters ${challenge.whom}`)) > MAX_LETTERS) throw new Failure('rate_limited');
    const playerId = challenge.playerId === NOBODY ? null : String(BigInt(challenge.playerId));
    await jobs.enqueue('captcha-send-code', { id: challenge.id, playerId });
    const expiresAt = clock.now() + CODE_SECONDS * 1000;
    const id = seal(key, 'code', { ...demandOf(challenge), withCode: true, id: challenge.id, expiresAt });
    return {
      step: 'code',
      id,
      expiresAt,
      code_length: CODE_LENGTH,
      message: findText(resolveLanguage(language), 'captcha.code-sent') ?? '',
    } as const;
  }

  async function takeCode(awaited: Awaited, code: string | undefined) {
    if (awaited.expiresAt <= clock.now() || code === undefined) return undefined;
    if ((await throttle.countNamed(`captcha tries ${awaited.id}`)) > MAX_TRIES) return undefined;
    if (!isSameHash(hash(`try ${code}`), hash(`try ${captchaCode(hash, awaited.id)}`))) return undefined;
    return (await spend(`code ${awaited.id}`, awaited.expiresAt)) ? issueToken(awaited) : undefined;
  }

  return {
    type: 'painPuzzle',
    ticket(demand, playerId) {
      const ticket: Ticket = {
        ...demandOf(demand),
        playerId: String(playerId ?? 0n).padStart(NOBODY.length, '0'),
        expiresAt: clock.now() + TICKET_MS,
      };
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
      const awaited = unseal(key, 'code', id) as Awaited | undefined;
      if (awaited) return takeCode(awaited, code);
      const challenge = unseal(key, 'challenge', id) as Challenge | undefined;
      if (!challenge) return undefined;
      const takenMs = clock.now() - challenge.issuedAt;
      // Whatever the answer is, there is no second one to the same challenge.
      if (takenMs > CHALLENGE_MS || !(await spend(challenge.id, challenge.issuedAt + CHALLENGE_MS))) return undefined;
      if (takenMs < FASTEST_MS || elapsedMs < FASTEST_MS || elapsedMs > takenMs + CLOCK_SLACK_MS) return undefined;
      const isWorked = isWorkDone(challenge.work, proof);
      const isPlaced = challenge.place === null || Math.abs(answer - challenge.place) <= TOLERANCE;
      if (!isWorked || !isPlaced) return undefined;
      return challenge.place === null && challenge.action === 'login' ? sendCode(challenge, language) : issueToken(challenge);
    },
    async take(token, demand) {
      const opened = unseal(key, 'token', token) as (Demand & { readonly id: string; readonly expiresAt: number }) | undefined;
      if (!opened || opened.expiresAt <= clock.now()) return false;
      const isFor = opened.action === demand.action && opened.whom === demand.whom;
      if (!isFor || opened.level < demand.level || (demand.withCode && !opened.withCode)) return false;
      return spend(opened.id, opened.expiresAt);
    },
  };
}
