import type { Random } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';

/** The final answer to a player about one bet: its number, or the code of its rejection. */
export interface AnsweredBet {
  readonly betGuid: string;
  readonly token: string;
  readonly betId: string | null;
  readonly refusal: string | null;
  /** Times the request was sent, always under the same key. */
  readonly attempts: number;
  /** When the answered request was sent, by performance.now(). */
  readonly sentMs: number;
}

interface Choice {
  readonly gameId: number;
  readonly selectionId: number;
  readonly coef: string;
}

const PATIENCE_MS = 180_000;
const ATTEMPT_MS = 10_000;
/** Not about the bet: the process is on its way up or sheds load. Everything else is an answer. */
const LATER: ReadonlySet<string> = new Set(['unavailable', 'feed_down', 'rate_limited']);
/** Far enough away that no match starts while it is bet on. */
const MARGIN_SECONDS = 600;

/** Players that bet on what the line shows until they are stopped; a request without an answer is repeated under its key until there is one. */
export interface BetLoad {
  readonly answered: readonly AnsweredBet[];
  /** Bets taken so far. */
  taken(): number;
  /** Waits for what is under way. Throws where a request found no answer. */
  stop(): Promise<void>;
}

/** `sendTwice`: every request, as if its first answer had been lost. */
export function startBetLoad(
  url: string,
  tokens: readonly string[],
  random: Random,
  options: { readonly sendTwice?: boolean } = {},
): BetLoad {
  const answered: AnsweredBet[] = [];
  let stopped = false;
  const clients = tokens.map(async (token) => {
    let choices: readonly Choice[] = [];
    while (!stopped) {
      if (choices.length === 0) choices = await readChoices(url);
      const choice = choices[random.int(choices.length)];
      if (!choice) continue;
      const betGuid = nanoid();
      if (options.sendTwice) answered.push(await placeUntilAnswered(url, token, choice, betGuid));
      const one = await placeUntilAnswered(url, token, choice, betGuid);
      answered.push(one);
      // Its price or its market is no longer what was seen.
      if (one.refusal !== null) choices = [];
      // Two a second: what one player may place in a minute is limited.
      await new Promise((resolve) => setTimeout(resolve, random.next() * 1_000));
    }
  });
  return {
    answered,
    taken: () => answered.reduce((sum, one) => sum + (one.betId === null ? 0 : 1), 0),
    async stop() {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

/** Sends a bet of 1.00 until there is an answer to it. Throws when patience is over. */
async function placeUntilAnswered(url: string, token: string, choice: Choice, betGuid: string): Promise<AnsweredBet> {
  const body = { couponEvents: [{ ...choice, kind: 3 }], vid: 0, summ: '1.00', betGuid, checkCf: 2 };
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempts = 1; performance.now() < deadline; attempts++) {
    const sentMs = performance.now();
    const reply = await call(`${url}/service-api/LiveBet/Secure/MakeBetWeb`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = reply?.json as { readonly data?: { readonly betId: string }; readonly code?: string } | undefined;
    const rest = { betGuid, token, attempts, sentMs };
    if (reply?.status === 200) return { ...rest, betId: answer?.data?.betId ?? '', refusal: null };
    if (answer?.code !== undefined && !LATER.has(answer.code)) return { ...rest, betId: null, refusal: answer.code };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer to bet ${betGuid} within ${PATIENCE_MS / 1000} s`);
}

/** Selections of matches that start later, as a page would read them; waits until there are some. */
async function readChoices(url: string): Promise<readonly Choice[]> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const reply = await call(`${url}/service-api/LineFeed/Get1x2_VZip?count=50&lng=en`, {});
    const { champs = [] } = (reply?.status === 200 ? reply.json : {}) as { readonly champs?: readonly Champ[] };
    const soon = Date.now() / 1000 + MARGIN_SECONDS;
    const choices = champs
      .flatMap((champ) => champ.matches)
      .filter((match) => match.startsAt > soon)
      .flatMap((match) =>
        match.markets
          .filter((market) => market.status === 'open')
          .flatMap((market) => market.selections.map(({ id, odds }) => ({ gameId: match.id, selectionId: id, coef: String(odds / 1000) }))),
      );
    if (choices.length > 0) return choices;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the line is empty after ${PATIENCE_MS / 1000} s`);
}

interface Champ {
  readonly matches: readonly {
    readonly id: number;
    readonly startsAt: number;
    readonly markets: readonly {
      readonly status: string;
      readonly selections: readonly { readonly id: number; readonly odds: number }[];
    }[];
  }[];
}

/** Undefined where nobody knows what became of the request. */
async function call(url: string, init: RequestInit): Promise<{ readonly status: number; readonly json: unknown } | undefined> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(ATTEMPT_MS) });
    return { status: reply.status, json: await reply.json() };
  } catch {
    return undefined;
  }
}
