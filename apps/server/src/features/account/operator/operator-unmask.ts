import type { MaskedField } from '@touchline/contract/operator/enums';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { AccountDeps } from '../account-deps.ts';
import { type FoundPlayer, nameOf, requirePlayer } from './find-player.ts';

const UNMASKED: Readonly<Record<MaskedField, (player: FoundPlayer) => string | null>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  name: nameOf,
  'birth-date': ({ birth_date }) => birth_date,
};

export const operatorUnmask =
  (deps: AccountDeps): Handler<'operatorUnmask'> =>
  async ({ body: { playerId, field, reason } }, caller) => {
    const player = await requirePlayer(deps, BigInt(playerId), caller.brand.id);
    const target = `player ${player.id}`;
    await deps.operators.recordFirst({ ...actorOf(caller), action: `unmask-${field}`, target, reason });
    return { value: UNMASKED[field](player) };
  };
