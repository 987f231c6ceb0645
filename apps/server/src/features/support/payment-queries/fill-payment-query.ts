import type { UploadedFile } from '@touchline/contract/uploaded-file';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText, translate } from '@touchline/i18n/translate';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { reencodePhotos } from '#platform/files/reencode-photos';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler, PlayerCaller } from '#platform/http/handler';
import { addPost } from '../add-post.ts';
import { lockThread, readThread, readThreadByKey, writeThreadState } from '../support.store.ts';
import { readQueriedPayment, readQuery, writePaymentFacts, writeQueryFacts } from './payment-query.store.ts';
import type { PaymentQueryDeps } from './payment-query-deps.ts';
import { type Facts, openFacts, readPaymentQuery, sealFacts } from './present-query.ts';

interface Filling {
  readonly threadId: bigint;
  /** Null: of the request as a whole. */
  readonly itemId: bigint | null;
  readonly key: string;
  readonly files: readonly UploadedFile[];
  readonly facts: Facts;
}

interface Asked {
  readonly asked: readonly string[];
  readonly facts: Buffer | null;
}

/** Throws Failure `invalid`, naming each field that is asked for and was not given. */
function requireAll(asked: readonly string[], facts: Facts, pictures: number): void {
  const missing = asked.filter((one) => (one === 'proof' ? pictures === 0 : facts[one as keyof Facts] === undefined));
  const nothing = asked.length === 0 && pictures === 0 && Object.values(facts).every((fact) => fact === undefined);
  if (missing.length === 0 && !nothing) return;
  const fields = nothing ? ['files'] : missing.map((one) => (one === 'proof' ? 'files' : one));
  throw new Failure('invalid', { fields: Object.fromEntries(fields.map((field) => [field, ['required']])) });
}

async function readAsked(client: pg.PoolClient, { threadId, itemId }: Filling): Promise<Asked> {
  const found = itemId === null ? await readQuery(client, threadId) : await readQueriedPayment(client, threadId, itemId);
  if (!found) throw new Failure('not_found');
  return found;
}

/** Facts that were given before stay where they are not given again; the pictures and the words go to the thread. */
async function fill(deps: PaymentQueryDeps, caller: PlayerCaller, filling: Filling) {
  const playerId = caller.player.id;
  const { threadId, itemId, key, files, facts } = filling;
  const own = await readThread(deps.platform.pool, threadId);
  if (!own || own.playerId !== playerId) throw new Failure('not_found');
  // Before the transaction: re-encoding pictures takes time.
  const images = await reencodePhotos(files);
  return inTransaction(deps.platform.pool, async (client) => {
    const thread = await lockThread(client, threadId);
    if (!thread) throw new Failure('not_found');
    const { asked, facts: sealed } = await readAsked(client, filling);
    const post = { playerId, threadId, author: 'player', operatorId: null, onceKey: key } as const;
    if ((await readThreadByKey(client, post)) !== undefined) return readPaymentQuery(deps, client, threadId, playerId);
    if (thread.status === 'closed') throw new Failure('support_closed');
    requireAll(asked, facts, images.length);
    const given = Object.entries(facts).filter((fact): fact is [keyof Facts, string] => fact[1] !== undefined);
    const kept = await openFacts(deps, client, playerId, sealed);
    const all = await sealFacts(deps, client, playerId, { ...kept, ...Object.fromEntries(given) });
    if (itemId === null) await writeQueryFacts(client, threadId, all);
    else await writePaymentFacts(client, itemId, all);
    await addPost(deps, client, { ...post, text: wordsOf(given, caller) }, images);
    await writeThreadState(client, threadId, 'open', thread.operatorId);
    return readPaymentQuery(deps, client, threadId, playerId);
  });
}

/** The given facts, a line for each, in the player's language. */
function wordsOf(facts: readonly (readonly [keyof Facts, string])[], caller: Caller): string {
  const language = resolveLanguage(caller.language);
  const lines = facts.map(([fact, value]) =>
    translate(language, 'payment-query.given', {
      fact: translate(language, `payment-query.fact.${fact}`),
      value: fact === 'method' ? (findText(language, `payment.method.${value}`) ?? value) : value,
    }),
  );
  return lines.length === 0 ? translate(language, 'payment-query.proof.given') : lines.join('\n');
}

export const fillQueriedPayment =
  (deps: PaymentQueryDeps): Handler<'fillQueriedPayment'> =>
  ({ params, body: { key, files, ...facts } }, caller) =>
    fill(deps, caller, { ...params, key, files, facts });

export const fillPaymentQuery =
  (deps: PaymentQueryDeps): Handler<'fillPaymentQuery'> =>
  ({ params, body: { key, files, ...facts } }, caller) =>
    fill(deps, caller, { ...params, itemId: null, key, files, facts });
