import type { BlockScope, PartScope } from '@touchline/contract/block-words';
import type { MaskedField } from '@touchline/contract/operator-words';
import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { queryOn } from '#platform/query-on';
import { writeAudit } from '../audit.store.ts';
import { writeReasonedAudit } from '../audit-reason.ts';
import { writeNote } from '../notes.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { BASE_CURRENCY, BASE_SCALE, moneyText } from '../present-player.ts';
import { type FoundPlayer, NOTE_CONTEXT, nameOf, readWholePlayer, requireKept, requirePlayer } from '../read-player.ts';

/** Before anything is shown: who cannot be recorded sees nothing. */
async function record(
  { platform, vault }: OperatorDeps,
  operatorId: bigint,
  action: string,
  playerId: bigint,
  reason: string,
): Promise<void> {
  await platform.db
    .transaction()
    .execute((trx) => writeReasonedAudit(vault, trx, { operatorId, action, target: `player ${playerId}`, reason }));
}

export const operatorPlayer =
  (deps: OperatorDeps): Handler<'operatorPlayer'> =>
  async ({ body }, { operator, language }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(body.playerId);
    await requirePlayer(deps, playerId);
    await record(deps, operator.id, 'player', playerId, body.reason);
    return readWholePlayer(deps, playerId, operator.roles, siteLanguage(language));
  };

const UNMASKED: Readonly<Record<MaskedField, (player: FoundPlayer) => string | null>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  name: nameOf,
  'birth-date': ({ birth_date }) => birth_date,
};

export const operatorUnmask =
  (deps: OperatorDeps): Handler<'operatorUnmask'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(body.playerId);
    const player = await requirePlayer(deps, playerId);
    await record(deps, operator.id, `unmask-${body.field}`, playerId, body.reason);
    return { value: UNMASKED[body.field](player) };
  };

export const operatorAddNote =
  (deps: OperatorDeps): Handler<'operatorAddNote'> =>
  async ({ body: { playerId: id, text } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    await requireKept(deps, playerId);
    const noteId = await deps.platform.db.transaction().execute(async (trx) => {
      await writeAudit(trx, { operatorId: operator.id, action: 'add-note', target: `player ${playerId}`, reason: null });
      return writeNote(trx, playerId, operator.id, await deps.vault.seal(trx, playerId, NOTE_CONTEXT, Buffer.from(text)));
    });
    return { noteId: noteId.toString() };
  };

export const operatorBlock =
  (deps: OperatorDeps): Handler<'operatorBlock'> =>
  async ({ body: { playerId: id, scope, reason, publicReason, until } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    await requireKept(deps, playerId);
    const block = { scope, reason: publicReason, until: until === null ? null : new Date(until) };
    if (until !== null && until <= deps.platform.clock.now())
      throw new Failure('invalid', { fields: { until: ['a moment of the future'] } });
    await deps.platform.db.transaction().execute(async (trx) => {
      if (!(await deps.account.writeBlocked(trx, playerId, block))) throw new Failure('conflict');
      await writeReasonedAudit(deps.vault, trx, {
        operatorId: operator.id,
        action: actionOf('block', scope),
        target: `player ${playerId}`,
        reason,
      });
      if (scope !== 'login') await tellBlocked(deps, trx, playerId, scope);
    });
    deps.platform.outbox.nudge();
    // Once the block stands: a sign-in between the two would be refused. Sockets follow from the sessions' end.
    return { blocked: true, scope, sessionsEnded: scope === 'login' ? await deps.session.endAll(playerId, 'blocked') : 0 };
  };

const actionOf = (action: 'block' | 'unblock', scope: BlockScope): string => (scope === 'login' ? action : `${action}-${scope}`);

/** Who still signs in finds it in the inbox, and on the page at once. */
async function tellBlocked({ messages, platform }: OperatorDeps, trx: Trx, playerId: bigint, scope: PartScope): Promise<void> {
  await messages.write(queryOn(trx), [{ playerId, topic: 'account', text: { key: `blocked-${scope}`, args: {} }, link: '/office/blocks' }]);
  await platform.outbox.write(trx, [{ subject: `news.player.${playerId}`, message: { kind: 'blocks' } }]);
}

export const operatorUnblock =
  (deps: OperatorDeps): Handler<'operatorUnblock'> =>
  async ({ body: { playerId: id, scope, reason } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    await requirePlayer(deps, playerId);
    await deps.platform.db.transaction().execute(async (trx) => {
      if (!(await deps.account.writeUnblocked(trx, playerId, scope))) throw new Failure('conflict');
      await writeReasonedAudit(deps.vault, trx, {
        operatorId: operator.id,
        action: actionOf('unblock', scope),
        target: `player ${playerId}`,
        reason,
      });
      await deps.platform.outbox.write(trx, [{ subject: `news.player.${playerId}`, message: { kind: 'blocks' } }]);
    });
    deps.platform.outbox.nudge();
    return { blocked: false, scope };
  };

export const operatorSetMostStake =
  (deps: OperatorDeps): Handler<'operatorSetMostStake'> =>
  async ({ body: { playerId: id, reason, amount } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    const wanted = amount === null ? null : parseMoney(amount, BASE_SCALE);
    if (wanted && (!wanted.ok || wanted.value === 0n))
      throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
    const mostStakeMinor = wanted?.ok ? wanted.value : null;
    const text = mostStakeMinor === null ? null : moneyText(mostStakeMinor, BASE_CURRENCY);
    await deps.platform.db.transaction().execute(async (trx) => {
      if (!(await deps.account.writeMostStake(trx, playerId, mostStakeMinor))) throw new Failure('not_found');
      const target = `most stake ${text ?? 'none'} of player ${playerId}`;
      await writeReasonedAudit(deps.vault, trx, { operatorId: operator.id, action: 'most-stake', target, reason });
    });
    return { mostStake: text };
  };
