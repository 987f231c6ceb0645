import { moneyText } from '@touchline/catalogue/money-text';
import { countryById } from '@touchline/catalogue/places/countries';
import { MONEY_FIGURES, PEOPLE_FIGURES, type ReportGroup } from '@touchline/contract/reports/enums';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { type ReportRow, readReport } from './reports.store.ts';

const fill = <F extends string, V>(figures: readonly F[], value: (figure: F) => V): Record<F, V> =>
  Object.fromEntries(figures.map((figure) => [figure, value(figure)])) as Record<F, V>;

/** Rows of one key and currency together, in their order. */
function groupRows(rows: readonly ReportRow[]): ReportRow[][] {
  const groups = Map.groupBy(rows, ({ key, currency }) => `${key} ${currency}`);
  return [...groups.values()];
}

const presentKey = (key: string, by: ReportGroup): string => (by === 'day' ? key : (countryById(Number(key))?.code ?? key));

/** The daily report, as its consumer keeps it. It tells nothing of a person. */
export const operatorReport =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'operatorReport'> =>
  async ({ body: { from, to, by } }, caller) => {
    const groups = groupRows(await readReport(pool, caller.brand.id, from, to, by)).map((rows) => ({
      key: presentKey(rows[0]?.key ?? '', by),
      currency: rows[0]?.currency ?? '',
      of: (figure: string) => rows.find((row) => row.figure === figure),
    }));
    return {
      people: groups
        .filter(({ currency }) => currency === '')
        .map(({ key, of }) => ({ key, figures: fill(PEOPLE_FIGURES, (figure) => of(figure)?.times ?? 0) })),
      money: groups
        .filter(({ currency }) => currency !== '')
        .map(({ key, currency, of }) => ({
          key,
          currency,
          figures: fill(MONEY_FIGURES, (figure) => ({
            times: of(figure)?.times ?? 0,
            amount: moneyText(of(figure)?.amountMinor ?? 0n, currency),
          })),
        })),
    };
  };
