import type { RegisterCheckPoint } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { lockPlayerAccountsBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { writeExclusion } from '../exclusion.store.ts';
import { writeChange } from '../limit.store.ts';
import type { LimitsDeps } from '../limits-deps.ts';
import type { RegisteredPerson } from './self-exclusion-register.ts';

/** An answer of the register holds for so long; it is asked again at the next sign-in. */
const LISTED_HOURS = 24;

/** Whether the register that the country asks at this moment has the person. Throws Failure `unavailable` where the policy does not go on without it. */
export async function isListed(
  { site, register, platform: { log } }: Pick<LimitsDeps, 'site' | 'register' | 'platform'>,
  countryId: number,
  at: RegisterCheckPoint,
  person: RegisteredPerson,
): Promise<boolean> {
  const policy = site.jurisdiction(countryId).register;
  if (!policy?.checkedAt.includes(at)) return false;
  try {
    return await register.isListed(policy.name, person);
  } catch (err) {
    log.warn({ err }, 'the register of excluded players did not answer');
    if (policy.onUnavailable === 'allow') return false;
    throw new Failure('unavailable');
  }
}

/** Asks about a player; one who is listed is excluded for a day from now. */
export async function checkExclusionRegister(deps: LimitsDeps, playerId: bigint, at: RegisterCheckPoint): Promise<boolean> {
  const player = await deps.account.readSignInStatus(playerId);
  if (!player) return false;
  if (!deps.site.jurisdiction(player.countryId).register?.checkedAt.includes(at)) return false;
  const [person, contact] = await Promise.all([deps.account.readPersonalData(playerId), deps.account.readContact(playerId)]);
  const listed = await isListed(deps, player.countryId, at, {
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    birthDate: person?.birthDate ?? null,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
  });
  if (!listed) return false;
  await inTransaction(deps.platform.pool, async (client) => {
    await lockPlayerAccountsBatch(client, [playerId]);
    const until = await writeExclusion(client, playerId, { kind: 'register', hours: LISTED_HOURS });
    await deps.account.writeExcluded(client, playerId, until);
    await writeChange(client, playerId, 'listed', { at, until: until.toISOString() });
  });
  return true;
}

/** Throws Failure `self_excluded` for a player whom the register has, `unavailable` where it does not answer. */
export async function requireNotExcluded(deps: LimitsDeps, playerId: bigint, at: RegisterCheckPoint): Promise<void> {
  if (await checkExclusionRegister(deps, playerId, at)) throw new Failure('self_excluded');
}
