import type { ReplyFor } from '@touchline/contract/calls';
import { MONEY_FIGURES, PEOPLE_FIGURES, REPORT_GROUPS, type ReportGroup } from '@touchline/contract/reports/enums';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { DayBars } from '../parts/day-bars.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { amountOrder } from '../parts/sort-rows.ts';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

type Report = ReplyFor<'operatorReport'>;
type MoneyRow = Report['money'][number];
type PeopleRow = Report['people'][number];
interface Period {
  readonly from: string;
  readonly to: string;
  readonly by: ReportGroup;
}

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last days, today included. */
const lastDays = (): Period => ({ from: dayOf(Date.now() - (SHOWN_DAYS - 1) * DAY_MS), to: dayOf(Date.now()), by: 'day' });

/** The newest day first. */
const inOrder = <R,>(rows: readonly R[], by: ReportGroup): readonly R[] => (by === 'day' ? rows.toReversed() : rows);

/** Players' activity by day or country, as a picture and as tables that can be saved. */
export default function Reports() {
  const t = useTranslator();
  const caller = useApiClient();
  const [period, setPeriod] = useState(lastDays);
  const changes = useChanges('reports');
  const view = useView(() => caller.execute('operatorReport', { body: period }), `${JSON.stringify(period)} ${changes}`);
  return (
    <>
      <PageHead title={t('console.nav.reports')} text={t('console.reports.text')} />
      <PeriodForm period={period} onChange={setPeriod} />
      <Viewed view={view}>
        {(report) => (
          <>
            {period.by === 'day' ? <Bars report={report} /> : null}
            <Money rows={inOrder(report.money, period.by)} by={period.by} />
            <People rows={inOrder(report.people, period.by)} by={period.by} />
          </>
        )}
      </Viewed>
    </>
  );
}

function PeriodForm({ period, onChange }: { readonly period: Period; readonly onChange: (period: Period) => void }) {
  const t = useTranslator();
  const [today] = useState(() => dayOf(Date.now()));
  const day = (name: 'from' | 'to') => (
    <TextField
      label={t(`console.reports.${name}`)}
      type="date"
      value={period[name]}
      max={today}
      onChange={(event) => {
        if (event.target.value !== '') onChange({ ...period, [name]: event.target.value });
      }}
    />
  );
  return (
    <div className="in-row report-period">
      {day('from')}
      {day('to')}
      <fieldset className="in-row">
        <legend className="screen-reader-only">{t('console.reports.by')}</legend>
        {REPORT_GROUPS.map((by) => (
          <Button
            key={by}
            size="sm"
            tone={period.by === by ? 'brand' : 'plain'}
            aria-pressed={period.by === by}
            onClick={() => onChange({ ...period, by })}
          >
            {t(`console.reports.by.${by}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Stakes of the currency that has most of them. */
function Bars({ report: { money } }: { readonly report: Report }) {
  const t = useTranslator();
  const { money: amountText } = useFormats();
  const staked = (currency: string) =>
    money.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.figures.stakes.times, 0);
  const [currency] = [...new Set(money.map((row) => row.currency))].sort((a, b) => staked(b) - staked(a));
  const bars = money.filter((row) => row.currency === currency);
  if (currency === undefined || bars.length < 2) return null;
  return (
    <DayBars
      title={t('console.reports.bars', { currency })}
      bars={bars.map(({ key, figures }) => ({
        key,
        height: Number(figures.stakes.amount),
        text: `${key}: ${amountText(figures.stakes.amount, currency)}`,
      }))}
    />
  );
}

/** As the browser calls a country; the code where it knows none of it. */
function regionName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function useKeyColumn<R extends { readonly key: string }>(by: ReportGroup): Column<R> {
  const t = useTranslator();
  const nameOf = (key: string): string => (by === 'day' ? key : regionName(key, t.language));
  return {
    key: 'key',
    head: t(`console.reports.by.${by}`),
    cell: ({ key }) => <b>{nameOf(key)}</b>,
    order: ({ key }) => nameOf(key),
    csv: ({ key }) => nameOf(key),
  };
}

function Money({ rows, by }: { readonly rows: readonly MoneyRow[]; readonly by: ReportGroup }) {
  const t = useTranslator();
  const { money } = useFormats();
  const key = useKeyColumn<MoneyRow>(by);
  const figures = MONEY_FIGURES.flatMap((figure): Column<MoneyRow>[] => [
    {
      key: figure,
      head: t(`console.reports.money.${figure}`),
      end: true,
      cell: (row) => (
        <span className="figures" title={t('console.reports.times', { n: row.figures[figure].times })}>
          {money(row.figures[figure].amount, row.currency)}
        </span>
      ),
      order: (row) => amountOrder(row.figures[figure].amount),
      csv: (row) => row.figures[figure].amount,
    },
  ]);
  return (
    <DataTable
      name={t('console.reports.money')}
      exportable
      rows={rows}
      rowKey={(row) => `${row.key} ${row.currency}`}
      empty={t('console.reports.none')}
      columns={[
        key,
        {
          key: 'currency',
          head: t('console.currency'),
          cell: (row) => row.currency,
          order: (row) => row.currency,
          csv: (row) => row.currency,
        },
        ...figures,
      ]}
    />
  );
}

function People({ rows, by }: { readonly rows: readonly PeopleRow[]; readonly by: ReportGroup }) {
  const t = useTranslator();
  const key = useKeyColumn<PeopleRow>(by);
  return (
    <DataTable
      name={t('console.reports.people')}
      exportable
      rows={rows}
      rowKey={(row) => row.key}
      empty={t('console.reports.none')}
      columns={[
        key,
        ...PEOPLE_FIGURES.map((figure) => ({
          key: figure,
          head: t(`console.reports.people.${figure}`),
          end: true,
          cell: (row: PeopleRow) => <span className="figures">{formatNumber(t.language, row.figures[figure])}</span>,
          order: (row: PeopleRow) => row.figures[figure],
          csv: (row: PeopleRow) => String(row.figures[figure]),
        })),
      ]}
    />
  );
}
