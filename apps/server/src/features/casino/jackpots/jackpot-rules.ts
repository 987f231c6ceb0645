import type { JackpotRulesView } from '@touchline/contract/casino/jackpot-operator';
import { settingVersions } from '#features/operator';
import type { Queryable } from '#platform/db/queryable';

/** The rules of each brand's jackpots. Pots keep the version that they were made with. */
export const JACKPOT_RULES = settingVersions<JackpotRulesView>('jackpot-rules');

/** The newest rules of a brand; undefined before its first. */
export const readNewestRules = async (on: Queryable, brandId: number): Promise<JackpotRulesView | undefined> =>
  (await JACKPOT_RULES.readNewest(on, [brandId])).get(brandId)?.value;
