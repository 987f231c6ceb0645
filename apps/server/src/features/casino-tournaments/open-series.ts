import type { PrizeLine } from '@touchline/casino/tournament/prize-table';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { TournamentRules } from '@touchline/contract/casino-tournaments/shapes';
import type { TextKey } from '@touchline/i18n/text-key';
import { translate } from '@touchline/i18n/translate';
import type { CasinoTournamentsDeps } from './casino-tournaments-deps.ts';
import { minStakesOf } from './new-tournament.ts';
import { writeTournament } from './tournament.store.ts';

const DAY_MS = 86_400_000;
/** The first Monday of the epoch. */
const MONDAY_MS = 4 * DAY_MS;

/** Tournaments of the house that begin anew by themselves, with points as prizes. */
interface Series {
  readonly key: string;
  readonly name: TextKey;
  readonly days: number;
  readonly rules: TournamentRules;
  readonly prizes: readonly PrizeLine[];
}

/** Both count multiples alone: nobody comes higher by a higher stake, and in the daily one a single round is enough. */
const SERIES: readonly Series[] = [
  {
    key: 'weekly',
    name: 'tournaments.series.weekly',
    days: 7,
    rules: { scoring: 'best-rounds', bestOf: 20, hitMultiplier: null, cap: 500 },
    prizes: [
      { from: 1, to: 1, amount: 5_000 },
      { from: 2, to: 2, amount: 3_000 },
      { from: 3, to: 3, amount: 2_000 },
      { from: 4, to: 10, amount: 1_000 },
      { from: 11, to: 50, amount: 250 },
    ],
  },
  {
    key: 'daily',
    name: 'tournaments.series.daily',
    days: 1,
    rules: { scoring: 'best-multiplier', bestOf: null, hitMultiplier: null, cap: null },
    prizes: [
      { from: 1, to: 1, amount: 500 },
      { from: 2, to: 3, amount: 250 },
      { from: 4, to: 10, amount: 100 },
    ],
  },
];

/** Opens for every brand the tournament of each series that runs now, and the next; days and weeks are those of UTC. */
export async function openSeries(deps: CasinoTournamentsDeps): Promise<void> {
  const { brands, clock, pool } = deps.platform;
  for (const { key, name, days, rules, prizes } of SERIES) {
    const lengthMs = days * DAY_MS;
    const firstMs = Math.floor((clock.now() - MONDAY_MS) / lengthMs) * lengthMs + MONDAY_MS;
    const names = Object.fromEntries(SITE_LANGUAGES.map((language) => [language, translate(language, name)]));
    for (const { id: brandId } of brands.all())
      for (const startMs of [firstMs, firstMs + lengthMs])
        await writeTournament(pool, {
          brandId,
          series: key,
          names,
          rules,
          games: [],
          minStakes: minStakesOf(deps, brandId, []),
          prizeUnit: 'points',
          prizes,
          startsAt: new Date(startMs),
          endsAt: new Date(startMs + lengthMs),
          setBy: null,
          awaitsApproval: false,
        });
  }
}
