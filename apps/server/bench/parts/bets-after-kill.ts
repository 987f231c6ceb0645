import { setTimeout as pause } from 'node:timers/promises';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { betBody } from '../../tests/harness/bet-body.ts';

/** A player may place ten bets a second. */
const EVERY_MS = 125;
const ATTEMPT_MS = 10_000;
/** Refusals are counted for so long after the first bet that is taken. */
const AFTER_MS = 5_000;
const GIVE_UP_MS = 180_000;
/** Pages ask for their rows as often. */
const ROWS_EVERY = 8;
const ROWS = 50;

/** A server of which a signed-in player's bets are asked. */
export interface BetSide {
  readonly url: string;
  readonly bettor: Readonly<Record<'authorization', string>>;
}

/** How bets went after a kill. */
export interface Comeback {
  /** From the kill to the answer of the first bet that was taken. */
  readonly toBetMs: number;
  /** From the first "ready" of /health to that answer; 0 where the bet was first. */
  readonly readyToBetMs: number;
  /** By code, or by the error of a connection, from the kill until some seconds after the first bet that was taken. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Of those, refusals of bets that were sent after "ready", of so many bets. */
  readonly afterReady: { readonly refused: number; readonly sent: number };
}

interface Tried {
  readonly sentAt: number;
  readonly answeredAt: number;
  /** Null: taken. */
  readonly refusal: string | null;
}

/** The first rows of the line that are open, as a page shows them; none where there is no answer. */
export async function readOpenRows(url: string): Promise<readonly MatchRow[]> {
  try {
    const reply = await fetch(`${url}/service-api/LineFeed/Get1x2_VZip?count=${ROWS}&getEmpty=false`, {
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    const { champs } = (await reply.json()) as { champs: { matches: MatchRow[] }[] };
    return champs.flatMap(({ matches }) => matches).filter(({ markets }) => markets.some(({ status }) => status === 'open'));
  } catch {
    return [];
  }
}

/** Tells what a refusal was by its code, by its status where it has none, or what became of the connection. */
async function place({ url, bettor }: BetSide, row: MatchRow | undefined): Promise<Tried> {
  const sentAt = performance.now();
  const tried = (refusal: string | null): Tried => ({ sentAt, answeredAt: performance.now(), refusal });
  try {
    const reply = await fetch(`${url}/service-api/LiveBet/Secure/MakeBetWeb`, {
      method: 'POST',
      signal: AbortSignal.timeout(ATTEMPT_MS),
      headers: { 'content-type': 'application/json', ...bettor },
      body: JSON.stringify(betBody(row)),
    });
    const answer = (await reply.json()) as { readonly code?: string };
    return tried(reply.status === 200 ? null : (answer.code ?? String(reply.status)));
  } catch (error) {
    return tried((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name);
  }
}

/**
 * Kills, and places bets meanwhile on what the line shows and showed, one after the other without waiting for answers. Throws where none is taken
 * in minutes.
 */
export async function betThroughKill(side: BetSide, kill: () => void | Promise<void>): Promise<Comeback> {
  let rows = await readOpenRows(side.url);
  const tries: Promise<Tried>[] = [];
  let firstTaken = Number.POSITIVE_INFINITY;
  let readyAt = Number.POSITIVE_INFINITY;
  const killedAt = performance.now();
  const killing = kill();
  const watching = (async () => {
    // Answers of the one that is killed say nothing.
    await killing;
    while (readyAt === Number.POSITIVE_INFINITY && performance.now() < killedAt + GIVE_UP_MS) {
      const status = await fetch(`${side.url}/health`, { signal: AbortSignal.timeout(ATTEMPT_MS) }).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) readyAt = performance.now();
      else await pause(25);
    }
  })();
  await killing;
  const downAt = performance.now();
  for (let n = 0; performance.now() < Math.min(firstTaken + AFTER_MS, killedAt + GIVE_UP_MS); n++) {
    const one = place(side, rows[n % rows.length]);
    tries.push(one);
    void one.then(({ refusal, answeredAt }) => {
      if (refusal === null && answeredAt > downAt) firstTaken = Math.min(firstTaken, answeredAt);
    });
    if (n % ROWS_EVERY === 0) void readOpenRows(side.url).then((read) => (rows = read.length > 0 ? read : rows));
    await pause(EVERY_MS);
  }
  await watching;
  const all = await Promise.all(tries);
  const refused = Map.groupBy(
    all.flatMap(({ refusal }) => refusal ?? []),
    (code) => code,
  );
  const refusals = new Map([...refused].map(([code, of]) => [code, of.length]));
  if (firstTaken === Number.POSITIVE_INFINITY)
    throw new Error(`no bet was taken within ${GIVE_UP_MS / 1000} s of a kill: ${JSON.stringify(Object.fromEntries(refusals))}`);
  const late = all.filter(({ sentAt }) => sentAt > readyAt);
  return {
    toBetMs: firstTaken - killedAt,
    readyToBetMs: Math.max(0, firstTaken - readyAt),
    refusals,
    afterReady: { refused: late.filter(({ refusal }) => refusal !== null).length, sent: late.length },
  };
}
