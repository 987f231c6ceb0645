import { moneyText } from '@touchline/catalogue/money-text';
import { type OverviewSections, type PlayerSections, SECTION_ROWS } from '#features/operator';
import { readBetTotals } from '../history/bet-search.store.ts';
import { readHistoryViews } from '../history/read-history-views.ts';
import type { BetsConsoleDeps } from './bets-console-deps.ts';

export const betsOf = (deps: BetsConsoleDeps): PlayerSections<'bets'> => ({
  bets: ({ playerId, language }) => readHistoryViews(deps, playerId, { betId: undefined, before: undefined }, SECTION_ROWS, language),
});

/** Goes through all bets. */
export const betFigures = ({ platform: { pool } }: BetsConsoleDeps): OverviewSections<'bets'> => ({
  bets: async (brandId) =>
    (await readBetTotals(pool, brandId)).map((t) => ({
      currency: t.currency,
      open: { bets: t.openBets, stake: moneyText(t.openStakeMinor, t.currency), possible: moneyText(t.openPossibleMinor, t.currency) },
      today: { bets: t.betsToday, turnover: moneyText(t.turnoverMinor, t.currency), paid: moneyText(t.paidMinor, t.currency) },
    })),
});
