import type { MaskedField } from '@touchline/contract/operator-words';
import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import { writeNote } from '../notes.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { BASE_CURRENCY, BASE_SCALE, moneyText } from '../present-player.ts';
import { type FoundPlayer, NOTE_CONTEXT, nameOf, readWholePlayer, requirePlayer } from '../read-player.ts';

/** Before anything is shown: who cannot be recorded sees nothing. */
async function record({ platform }: OperatorDeps, operatorId: bigint, action: string, playerId: bigint, reason: string): Promise<void> {
  await platform.db.transaction().execute((trx) => writeAudit(trx, { operatorId, action, target: `player ${playerId}`, reason }));
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
    await requirePlayer(deps, playerId);
    const noteId = await deps.platform.db.transaction().execute(async (trx) => {
      await writeAudit(trx, { operatorId: operator.id, action: 'add-note', target: `player ${playerId}`, reason: null });
      return writeNote(trx, playerId, operator.id, await deps.vault.seal(trx, playerId, NOTE_CONTEXT, Buffer.from(text)));
    });
    return { noteId: noteId.toString() };
  };

export const operatorBlock =
  (deps: OperatorDeps): Handler<'operatorBlock'> =>
  async ({ body: { playerId: id, reason, publicReason } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    await requirePlayer(deps, playerId);
    await deps.platform.db.transaction().execute(async (trx) => {
      if (!(await deps.account.writeBlocked(trx, playerId, publicReason))) throw new Failure('conflict');
      await writeAudit(trx, { operatorId: operator.id, action: 'block', target: `player ${playerId}`, reason });
    });
    // Once the block stands: a sign-in between the two would be refused. Sockets follow from the sessions' end.
    return { blocked: true, sessionsEnded: await deps.session.endAll(playerId, 'blocked') };
  };

export const operatorUnblock =
  (deps: OperatorDeps): Handler<'operatorUnblock'> =>
  async ({ body: { playerId: id, reason } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(id);
    const player = await requirePlayer(deps, playerId);
    if (!player.blocked) throw new Failure('conflict');
    await deps.platform.db.transaction().execute(async (trx) => {
      await deps.account.writeUnblocked(trx, playerId);
      await writeAudit(trx, { operatorId: operator.id, action: 'unblock', target: `player ${playerId}`, reason });
    });
    return { blocked: false };
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
      await writeAudit(trx, { operatorId: operator.id, action: 'most-stake', target, reason });
    });
    return { mostStake: text };
  };
