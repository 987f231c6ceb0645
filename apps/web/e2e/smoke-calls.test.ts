import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import type { CallPath, CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callRequest } from '../../server/tests/harness/call-request.ts';
import { requestOver, type WireReply } from '../../server/tests/harness/request-over.ts';
import { fittingInputs } from '../../server/tests/harness/schema-inputs.ts';
import { wrongReply } from '../../server/tests/harness/wire-reply.ts';
import type {} from './shared-site-setup.ts';
import { skipReason } from './site.ts';
import { waitForFeed } from './wait-for-feed.ts';

type Send = ReturnType<typeof requestOver>;
interface Values {
  readonly [field: string]: unknown;
}

const ROLES = ['guest', 'player', 'operator'] as const;
/** The same inputs in every run: what varies is the business of fuzz.test.ts. */
const SEED = 11;
const send: Send = requestOver(inject('sharedSite'));
const routes = Object.entries<CallSpec>(CALLS).flatMap(([key, call]) =>
  call.paths.map((path) => ({ key: key as CallKey, call, path, title: `${call.method} ${path.path}` })),
);

let strangers = 0;
/** Each request from an address of its own, so that rate limits do not stand in front of the calls. */
const stranger = (): string => {
  strangers += 1;
  return `10.201.${(strangers >> 8) & 255}.${strangers & 255 || 1}`;
};
const read = async (url: string): Promise<Values> => (await send({ url, remoteAddress: stranger() })).json();

/** Ids of things that are there, under the names by which calls ask for them. */
async function readLiveValues(): Promise<Values> {
  const list = await read('/service-api/LineFeed/Get1x2_VZip?lng=en&sports=1&count=1');
  const [champ] = list.champs as { id: number; matches: { id: number; home: { id: number } }[] }[];
  const [match] = champ?.matches ?? [];
  const [event] = (await read('/service-api/LineFeed/SportsByGlobalChamp?lng=en')) as unknown as { id: number }[];
  const [table] = (await read('/service-api/LineFeed/GetStageTableIds?lng=en')) as unknown as { id: number }[];
  const { data: listed } = await read('/web-api/casino/tournaments');
  const [cup] = (listed as { tournaments: { tournament: string }[] }).tournaments;
  const config = await read('/web-api/site/config');
  const { lotteries } = (await read('/web-api/lotteries')).data as { lotteries: { next: { drawId: string; seedHash: string } | null }[] };
  const { tables: poker } = (await read('/web-api/poker')).data as { tables: { tableId: string }[] };
  const { sitGos } = (await read('/web-api/poker/sit-and-gos')).data as { sitGos: { sitGoId: string }[] };
  const { rooms: bingo } = (await read('/web-api/bingo')).data as { rooms: { open: { gameId: string }[] }[] };
  const country = (config.data as { countries: { id: number; code: string; currencyId: number }[] }).countries.find(
    ({ code }) => code === 'ie',
  );
  return {
    lng: 'en',
    lang: 'en',
    language: 'en',
    slug: 'confirmTerms',
    sportId: 1,
    game: 'dice',
    gameId: match?.id,
    games: [match?.id],
    raceid: match?.id,
    champId: champ?.id,
    tournamentId: champ?.id,
    tournament: cup?.tournament,
    teamId: match?.home.id,
    teams: [match?.home.id],
    opps: [match?.home.id],
    globalChamp: event?.id,
    champIdResults: table?.id,
    drawId: lotteries[0]?.next?.drawId,
    bingoGameId: bingo[0]?.open[0]?.gameId,
    pokerTableId: poker[0]?.tableId,
    sitGoId: sitGos[0]?.sitGoId,
    promise: lotteries[0]?.next?.seedHash,
    text: 'united',
    method: 'card',
    version: 1,
    levels: FIRST_CLUB_TERMS.levels,
    providersEdgePpm: FIRST_CLUB_TERMS.providersEdgePpm,
    tiers: FIRST_TIERS,
    amount: '10.00',
    country_id: country?.id,
    currency_id: country?.currencyId,
    // A file of the site's texts.
    '*': 'en/coupon.json',
    count: 5,
    limit: 5,
  };
}

/** As it arrives: addresses hold text. */
const onTheWire = (part: 'params' | 'query' | 'body', value: unknown): unknown =>
  part === 'body' || value === null || typeof value !== 'object'
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.map(String) : String(one)]));

/** A part that the call's schema takes: the plainest that live values make, or the first made one that fits. */
function samplePart(call: CallSpec, part: 'params' | 'query' | 'body', live: Values): unknown {
  const schema = call[part];
  if (!schema) return undefined;
  const made = fc.sample(fittingInputs(schema), { seed: SEED, numRuns: 30 });
  const objects = made.filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object' && !Array.isArray(one));
  const known = Object.fromEntries(objects.flatMap(Object.keys).flatMap((name) => (name in live ? [[name, live[name]]] : [])));
  const candidates = [known, ...objects.map((one) => ({ ...one, ...known })), ...made];
  return candidates.find((one) => schema.safeParse(onTheWire(part, one)).success) ?? made[0];
}

describe.skipIf(skipReason !== null)(`every call of the contract${skipReason ? ` (${skipReason})` : ''}`, () => {
  let live: Values;
  let player: { readonly token: string; readonly service: string };
  let operator = '';
  const answered: Record<string, string[]> = {};

  async function newPlayer(): Promise<typeof player> {
    const { country_id, currency_id } = live;
    const payload = { country_id, currency_id, adult: true, terms: true };
    const made = await send({ method: 'POST', url: '/web-api/registration/fast', payload, remoteAddress: stranger() });
    expect(made.statusCode, made.body).toBe(200);
    const { token, userId, password } = made.json().data as { token: string; userId: string; password: string };
    const headers = { cookie: `user_token=${token}` };
    const ask = { topic: 'account', text: 'How do I change my address?', key: nanoid() };
    const asked = await send({ method: 'POST', url: '/web-api/support/threads', payload: ask, headers, remoteAddress: stranger() });
    expect(asked.statusCode, asked.body).toBe(200);
    // Operators look at the newest: who was there before may be blocked.
    live = { ...live, playerId: userId, password, threadId: asked.json().data.thread.id };
    const issued = await send({ url: '/web-api/api/mobile/v1/token/', headers });
    return { token, service: issued.json().data.attributes.userToken as string };
  }
  async function signInOperator(): Promise<string> {
    const entered = await send({ method: 'POST', url: '/operator-api/login', payload: inject('demoOperator'), remoteAddress: stranger() });
    const token = /operator_token=([^;]+)/.exec(String(entered.headers['set-cookie']))?.[1];
    return token ?? expect.fail(`sign-in of the operator: ${entered.body}`);
  }
  beforeAll(async () => {
    await waitForFeed();
    live = await readLiveValues();
    player = await newPlayer();
    operator = await signInOperator();
  });

  const headersOf = (role: (typeof ROLES)[number]): Record<string, string> =>
    role === 'guest'
      ? {}
      : role === 'operator'
        ? { cookie: `operator_token=${operator}` }
        : { cookie: `user_token=${player.token}`, authorization: `Bearer ${player.service}`, 'x-auth': `Bearer ${player.token}` };

  async function ask(call: CallSpec, path: CallPath, role: (typeof ROLES)[number]): Promise<WireReply> {
    const parts = (['params', 'query', 'body'] as const).map((part) => [part, samplePart(call, part, live)]);
    const request = callRequest(call, path, Object.fromEntries(parts));
    return send({ ...request, headers: { ...request.headers, ...headersOf(role) }, remoteAddress: stranger() });
  }

  it.each(routes)('T94 $title answers guests, players and operators by the contract', async ({ call, path, title }) => {
    const found: string[] = [];
    for (const role of ROLES) {
      let reply = await ask(call, path, role);
      // The call before has ended the session.
      if (role === 'player' && reply.statusCode === 401 && call.access !== 'operator') {
        player = await newPlayer();
        reply = await ask(call, path, role);
      }
      if (role === 'operator' && reply.statusCode === 401 && call.access === 'operator') {
        operator = await signInOperator();
        reply = await ask(call, path, role);
      }
      expect(reply.statusCode, `${role}: ${reply.body.slice(0, 300)}`).toBeLessThan(500);
      expect(wrongReply(call, reply), role).toBeUndefined();
      found.push(`${role} ${reply.statusCode}${reply.statusCode < 300 ? '' : ` ${reply.json().code}`}`);
    }
    answered[title] = found;
    // A call that is not there and one that knows no such thing answer alike; only the second minds what it is not told.
    if (found.every((one) => / 404 not_found$/.test(one))) {
      const bare = await send({ ...callRequest(call, path, {}), headers: headersOf('player'), remoteAddress: stranger() });
      expect(`${bare.statusCode}: ${bare.body.slice(0, 300)}`).toMatch(/^400/);
    }
  });

  it('T94 most of them with what was asked for, and the routes are all of the contract', () => {
    const all = Object.entries(answered);
    const served = all.filter(([, found]) => found.some((one) => / 20\d/.test(one)));
    console.log(
      `${all.length} routes, ${served.length} answered 2xx, others: ${all
        .filter((one) => !served.includes(one))
        .map(([title, found]) => `${title} (${found.join(', ')})`)
        .join('\n')}`,
    );
    expect(all.length).toBe(routes.length);
    expect(served.length / all.length).toBeGreaterThan(0.6);
  });
});
