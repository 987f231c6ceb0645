import type { CallSpec } from '@touchline/contract/call';
import type { InjectOptions } from 'fastify';
import { nanoid } from 'nanoid';
import { callRequest } from '../harness/call-request.ts';
import { multipart } from '../harness/fakes/multipart.ts';
import { picture } from '../harness/fakes/picture.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import type { BettingWorld } from '../harness/worlds/betting-app.ts';

/** Values that only their owner may see in any reply. */
export const OWNED_WORDS = ['mine alone', 'an idea of the owner'] as const;

/** Gives a player things of every kind; their numbers by the names under which calls ask for them. */
export async function ownThings(test: BettingWorld, owner: TestPlayer): Promise<Readonly<Record<string, string>>> {
  const post = (url: string, payload: object) => owner.request({ method: 'POST', url, payload });
  const bet = (await test.bet(owner, [{ match: 1 }])).json().data;
  const image = await picture(20, 20);
  const parts = [
    { name: 'topic', value: 'other' },
    { name: 'text', value: OWNED_WORDS[0] },
    { name: 'key', value: nanoid() },
    { name: 'files', value: image },
  ];
  const talk = (await owner.request({ method: 'POST', url: '/web-api/support/threads', ...multipart(parts) })).json().data;
  const idea = (await post('/web-api/office/share-idea', { text: OWNED_WORDS[1] })).json().data;
  const [message] = (await owner.request({ url: '/web-api/messages' })).json().data.messages;
  const deposit = await post('/web-api/payments/deposit', {
    method: 'card',
    amount: '10.00',
    key: nanoid(),
    return_path: '/en/deposit/status',
  });
  const game = { game: 'mines', guid: nanoid(), stake: '1.00', options: { mines: 1 } };
  const { round } = (await post('/web-api/casino/rounds', game)).json().data;
  const [session] = await test.app.features.session.readLive(owner.id);
  const later = await test.bet(owner, [{ match: 2 }], { isAutoBet: true, autoBetCf: '9.00' });
  const payload = { limits: [{ kind: 'deposit', period: 'month', value: '5000.00' }] };
  const { limits } = (await owner.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload })).json().data;
  return {
    betId: bet.betId,
    id: deposit.json().data.payment.id,
    threadId: talk.thread.id,
    fileId: talk.posts[0].files[0].id,
    requestId: idea.request_id,
    messageId: message.id,
    sessionId: session?.id ?? '',
    session_id: session?.id ?? '',
    autoBetId: later.json().data.autoBetId,
    limitId: limits.find(({ kind }: { kind: string }) => kind === 'deposit').id,
    round: round.round,
    account_id: String(owner.accountId),
    accountId: String(owner.accountId),
    playerId: String(owner.id),
    userId: String(owner.id),
  };
}

/**
 * A request for somebody's things: their numbers wherever the call has a place for them, and nothing that it does not know, or a strict body
 * would be refused before anybody asked whose things they are.
 */
export function askFor(spec: CallSpec, things: Readonly<Record<string, unknown>>): InjectOptions & { readonly url: string } {
  return callRequest(spec, spec.paths[0], { params: things, query: knownParts(spec.query, things), body: knownParts(spec.body, things) });
}

function knownParts(schema: unknown, parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = new Set(schema ? shapeKeys(schema) : []);
  return Object.fromEntries(Object.entries(parts).filter(([name]) => known.has(name)));
}

/** Of these names those that a call asks for, in its path, query or body. */
export function askedNames(spec: CallSpec, names: readonly string[]): readonly string[] {
  const text = JSON.stringify([spec.params, spec.query, spec.body].map((part) => (part ? shapeKeys(part) : [])));
  return names.filter((name) => text.includes(`"${name}"`));
}

function shapeKeys(schema: unknown): string[] {
  const def = (
    schema as { def?: { type?: string; shape?: Record<string, unknown>; in?: unknown; innerType?: unknown; options?: unknown[] } }
  ).def;
  if (!def) return [];
  if (def.shape) return Object.keys(def.shape);
  if (def.options) return def.options.flatMap(shapeKeys);
  return shapeKeys(def.in ?? def.innerType);
}
