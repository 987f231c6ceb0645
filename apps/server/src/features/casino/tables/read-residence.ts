import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';

/** The country whose law holds for somebody, and their age. */
export interface Residence {
  readonly countryId: number;
  /** In full years; null of who has not said. */
  readonly age: number | null;
}

interface ResidenceDeps {
  readonly account: Pick<CasinoDeps['account'], 'readPersonalData'>;
  readonly site: Pick<CasinoDeps['site'], 'ageOn' | 'visitorDefaults'>;
}

/** A player's country of residence and age; undefined for no such player. */
export async function readResidence({ account, site }: ResidenceDeps, playerId: bigint): Promise<Residence | undefined> {
  const person = await account.readPersonalData(playerId);
  return person && { countryId: person.countryId, age: person.birthDate === null ? null : site.ageOn(person.birthDate) };
}

/** The same of a caller; of a guest the country that the browser names. */
export async function readCallerResidence(deps: ResidenceDeps, caller: Caller): Promise<Residence> {
  const player = caller.player && (await readResidence(deps, caller.player.id));
  return player ?? { countryId: deps.site.visitorDefaults(caller).countryId, age: null };
}
