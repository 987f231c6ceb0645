import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Caller, ReplyControl } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { addressBlock } from './address-block.ts';
import { createCounts } from './counts.ts';
import { addTolls, decideToll, FREE, LIMITS, MAX_WRONG_CODES, type ThrottledAction, type Toll } from './decide-toll.ts';
import { createTurns } from './in-turn.ts';
import { createKnownBrowsers, type KnownKind } from './known-browser.ts';

export type { ThrottledAction, Toll } from './decide-toll.ts';

/** The account that an action is tried on; where no account has the login that was typed, that login in the form in which it is looked up. */
export type Subject =
  | { readonly kind: KnownKind; readonly id: bigint; readonly typed?: undefined }
  | { readonly kind: KnownKind; readonly id: null; readonly typed: string };

/** Codes that are guessed: of the app, or one that was sent. */
export type CodeKind = 'factor' | 'code';

/** Which count an action looks at: every way to guess at a player is one. */
const COUNTED_AS: Readonly<Record<ThrottledAction, string>> = {
  login: 'guess',
  password: 'guess',
  operator: 'operator',
  registration: 'registration',
  phone: 'phone',
  reset: 'reset',
};

/**
 * Counts failed attempts by account and by address. Attempts from a browser that the player has signed in with are counted apart from all
 * others, so that a stranger's guesses do not lock the player out (docs/decisions/0021).
 */
export async function createThrottleFeature(platform: Platform) {
  const { pool, clock, config } = platform;
  const counts = await createCounts(platform);
  const hash = createKeyedHash(await getOrCreateSecret(pool, 'known-browsers'));
  const browsers = createKnownBrowsers(hash, () => clock.now(), config.publicUrl.protocol === 'https:');
  const inTurn = createTurns();

  /** A browser with a session of the player is as good as one that carries the mark. */
  const isKnown = (subject: Subject, caller: Caller): boolean =>
    subject.id !== null &&
    ((subject.kind === 'player' && caller.player?.id === subject.id) || browsers.isKnown(subject.kind, subject.id, caller));
  const nameOf = (subject: Subject, caller: Caller): string => {
    const { kind, id, typed } = subject;
    return id === null ? `${kind} typed ${typed}` : `${kind} ${id} ${isKnown(subject, caller) ? 'known' : 'stranger'}`;
  };
  const addressOf = (action: ThrottledAction, caller: Caller): string => `${COUNTED_AS[action]} address ${addressBlock(caller.ip)}`;
  const ofAction = (action: ThrottledAction, subject: Subject | null, caller: Caller): string[] => [
    addressOf(action, caller),
    ...(subject ? [`${COUNTED_AS[action]} ${nameOf(subject, caller)}`] : []),
  ];

  return {
    handlers: {},
    /** The address block of one stranger: an IPv4 address, or the /64 of an IPv6 one. */
    addressBlock,
    start: counts.start,
    stop: async () => counts.stop(),
    inTurn: <T>(subject: Subject, caller: Caller, act: () => Promise<T>): Promise<T> => inTurn(nameOf(subject, caller), act),
    /** The toll that a caller has to pay before doing something, to somebody where one is named. */
    async readToll(action: ThrottledAction, caller: Caller, subject: Subject | null): Promise<Toll> {
      const hasCaptcha = config.captcha !== null;
      const [ofAddress, ofSubject] = await counts.read(ofAction(action, subject, caller));
      // A neighbour at a guesser's address is known by the browser.
      const byAddress =
        ofAddress && !(subject && isKnown(subject, caller)) ? decideToll(LIMITS[action].address, ofAddress, hasCaptcha) : FREE;
      return addTolls(byAddress, ofSubject ? decideToll(LIMITS[action].subject, ofSubject, hasCaptcha) : FREE);
    },
    /** Counts what went wrong, or what nobody does often. */
    async count(action: ThrottledAction, caller: Caller, subject: Subject | null): Promise<void> {
      await counts.add(ofAction(action, subject, caller));
    },
    /** After a success the subject's count from this address is cleared, but not the address's own: others may share it. */
    async forgive(action: ThrottledAction, caller: Caller, subject: Subject): Promise<void> {
      await counts.clear([`${COUNTED_AS[action]} ${nameOf(subject, caller)}`]);
    },
    /** The same for every way to guess at a player: who has signed in was right in all that was asked for. */
    forgiveAll: (caller: Caller, subject: Subject): Promise<void> =>
      counts.clear(['guess', 'factor', 'code'].map((kind) => `${kind} ${nameOf(subject, caller)}`)),
    /** Throws Failure `rate_limited` where so many codes were wrong that no more are looked at. */
    async requireCodes(kind: CodeKind, caller: Caller, subject: Subject): Promise<void> {
      const [found] = await counts.read([`${kind} ${nameOf(subject, caller)}`]);
      if (found && found.count >= MAX_WRONG_CODES) throw tooMany(found.leftSeconds);
    },
    /** Counts a wrong code, as a guess at the player too; gives how many there were. */
    async countCode(kind: CodeKind, caller: Caller, subject: Subject): Promise<{ readonly isLast: boolean }> {
      const [found] = await counts.add([`${kind} ${nameOf(subject, caller)}`, ...ofAction('login', subject, caller)]);
      return { isLast: found?.count === MAX_WRONG_CODES };
    },
    /** Counts something by a name of its own; gives how often it was in its window. */
    async countNamed(name: string): Promise<number> {
      const [found] = await counts.add([`named ${name}`]);
      return found?.count ?? 0;
    },
    /** The browser is one that this player or operator signs in with from now on. */
    markKnown: (kind: KnownKind, id: bigint, caller: Caller, reply: ReplyControl): void => browsers.mark(kind, id, caller, reply),
  } satisfies Feature & Record<string, unknown>;
}

const tooMany = (seconds: number): Failure => new Failure('rate_limited', { args: { seconds: Math.max(1, Math.ceil(seconds)) } });

export type ThrottleFeature = Awaited<ReturnType<typeof createThrottleFeature>>;
