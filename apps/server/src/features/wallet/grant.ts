import { bonusAccount, POINTS, playerAccount } from '@touchline/ledger/account';
import { postBonusForfeit, postBonusGrant, postBonusRelease, postPoints } from '@touchline/ledger/bonus-postings';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { type Moved, moveOnce } from './move-once.ts';
import { type MovementName, readGrants, writeGrant, writeGrantEnd } from './movement.store.ts';
import { getOrCreateAccount } from './posting-batch.store.ts';

export interface NewGrant extends MovementName {
  readonly playerId: bigint;
  readonly currency: string;
  /** Above 0. */
  readonly amountMinor: bigint;
}

/** Gives a bonus: money of the house in an account of its own, that rounds can be staked with. Whether the player may have it is the caller's. */
export const grant = (on: Queryable, wanted: NewGrant): Promise<Moved> => {
  const { playerId, currency, amountMinor } = wanted;
  return moveOnce(on, { ...wanted, kind: 'grant', round: null, content: [] }, async ({ key }) => {
    const grantId = await writeGrant(on, playerId, currency, amountMinor);
    return {
      grantId,
      transaction: postBonusGrant({ key, playerId, currency }, grantId, amountMinor),
      events: [{ kind: 'bonus-granted', grantId: String(grantId), currency, amountMinor: String(amountMinor) }],
    };
  });
};

export interface GrantEnd extends MovementName {
  readonly playerId: bigint;
  readonly grantId: bigint;
}

/** The rest of a bonus becomes the player's own. Throws Failure `bonus_unknown`, `bonus_ended`. */
export const release = (on: Queryable, wanted: GrantEnd): Promise<Moved> => endGrant(on, wanted, 'released');

/** The rest of a bonus goes back to the house. Throws Failure `bonus_unknown`, `bonus_ended`. */
export const forfeit = (on: Queryable, wanted: GrantEnd, why: 'forfeited' | 'expired'): Promise<Moved> => endGrant(on, wanted, why);

async function endGrant(on: Queryable, wanted: GrantEnd, how: 'released' | 'forfeited' | 'expired'): Promise<Moved> {
  const { playerId, grantId } = wanted;
  const [known] = await readGrants(on, [grantId]);
  if (known?.playerId !== playerId) throw new Failure('bonus_unknown');
  const { currency } = known;
  const kind = how === 'released' ? 'release' : 'forfeit';
  const asked = { ...wanted, kind, currency, amountMinor: 0n, round: null, content: [grantId, how] } as const;
  return moveOnce(on, asked, async ({ key, balanceOf, owed }) => {
    // Again, under the lock of the accounts.
    const [held] = await readGrants(on, [grantId]);
    if (held?.status !== 'open') throw new Failure('bonus_ended');
    const leftMinor = balanceOf(bonusAccount(grantId, playerId, currency));
    await writeGrantEnd(on, grantId, how);
    const of = { key, playerId, currency };
    return {
      grantId,
      transaction: how === 'released' ? postBonusRelease(of, grantId, leftMinor, owed) : postBonusForfeit(of, grantId, leftMinor),
      events: [{ kind: 'bonus-ended', grantId: String(grantId), how, currency, amountMinor: String(leftMinor) }],
    };
  });
}

/** Gives points, which are no money. Above 0. */
export async function givePoints(
  on: Queryable,
  wanted: Omit<NewGrant, 'currency' | 'amountMinor'> & { readonly points: bigint },
): Promise<Moved> {
  const { playerId, points } = wanted;
  await getOrCreateAccount(on, playerAccount('player-points', playerId, POINTS));
  const asked = { ...wanted, kind: 'points', currency: POINTS, amountMinor: points, round: null, content: [] } as const;
  return moveOnce(on, asked, async ({ key }) => ({ transaction: postPoints({ key, playerId }, points) }));
}
