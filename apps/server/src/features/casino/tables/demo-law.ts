import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { lawOf } from './casino-law.ts';
import { readCallerResidence } from './read-residence.ts';

interface DemoLawDeps {
  readonly account: Pick<CasinoDeps['account'], 'readPersonalData'>;
  readonly site: Pick<CasinoDeps['site'], 'ageOn' | 'countryCode' | 'jurisdiction' | 'minimumAge' | 'visitorDefaults'>;
}

/** Whether the law lets a caller play a game of chance with play money: a guest may be a child, and a player too young. */
export async function mayPlayDemo(deps: DemoLawDeps, caller: Caller): Promise<boolean> {
  const { countryId, age } = await readCallerResidence(deps, caller);
  const { allowed, guestDemo } = lawOf(deps, countryId, true, age);
  const isTooYoung = age !== null && age < deps.site.minimumAge(caller.brand.id, countryId);
  return allowed && !isTooYoung && (caller.player !== null || guestDemo);
}
