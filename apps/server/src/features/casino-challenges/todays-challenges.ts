import { type Challenge, findChallenge } from '@touchline/casino/challenge/challenges';
import { drawChallenges } from '@touchline/casino/challenge/draw-challenges';
import type { Caller } from '#platform/http/handler';
import type { CasinoChallengesDeps } from './casino-challenges-deps.ts';
import { type CountryDay, readDay, readTaken, type TakenChallenge } from './challenge.store.ts';

/** The tasks of a caller's day. */
interface TodaysChallenges {
  /** False where the law allows no games or no gifts. */
  readonly offered: boolean;
  readonly day: CountryDay;
  readonly tasks: readonly { readonly challenge: Challenge; readonly taken: TakenChallenge | null }[];
}

/** Those that the player has taken up, or those that the day of the country has. */
export async function readTodays({ platform: { pool }, account, site }: CasinoChallengesDeps, caller: Caller): Promise<TodaysChallenges> {
  const { player, brand } = caller;
  const person = player ? await account.readPersonalData(player.id) : undefined;
  const { timeZone, casino, bonus } = site.jurisdiction(person?.countryId ?? site.visitorDefaults(caller).countryId);
  const [day, taken] = await Promise.all([readDay(pool, timeZone), player ? readTaken(pool, player.id) : []]);
  const own = taken.flatMap((one) => {
    const challenge = findChallenge(one.key);
    return challenge ? [{ challenge, taken: one }] : [];
  });
  const tasks = own.length > 0 ? own : drawChallenges(`${brand.id} ${day.day}`).map((challenge) => ({ challenge, taken: null }));
  return { offered: casino.allowed && bonus.allowed, day, tasks };
}
