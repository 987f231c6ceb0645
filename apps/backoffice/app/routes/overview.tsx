import type { OperatorDashboard as OverviewData } from '@touchline/contract/operator/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { DataTable } from '../parts/data-table.tsx';
import { Figures, PageHead } from '../parts/page-head.tsx';
import { amountOrder } from '../parts/sort-rows.ts';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { areasOf } from '../shell/areas.ts';
import { useChanges, useQueues } from '../shell/queues.tsx';
import { useApiClient, useMay, useSession } from '../shell/session.tsx';

/** The first page: what waits for the operator, and the house at a glance for whom that is. */
export default function Overview() {
  const t = useTranslator();
  const may = useMay();
  return (
    <>
      <PageHead title={t('console.nav.overview')} />
      <Waiting />
      {may('operatorOverview') ? <House /> : null}
    </>
  );
}

function Waiting() {
  const t = useTranslator();
  const { operator } = useSession();
  const { waiting } = useQueues();
  const areas = areasOf(operator).filter((area) => 'queues' in area);
  return (
    <ul className="queue-tiles">
      {areas.map((area) => {
        const count = 'queues' in area ? area.queues.reduce((sum, queue) => sum + (waiting[queue] ?? 0), 0) : 0;
        return (
          <li key={area.key}>
            <Link className="card queue-tile" to={area.path} data-some={count > 0}>
              <span className="muted">{t(`console.nav.${area.key}`)}</span>
              <b className="figures">{formatNumber(t.language, count)}</b>
              <span className="muted">{t('console.overview.waiting')}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function House() {
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorOverview', {}), useChanges('overview'));
  return (
    <Viewed view={view}>
      {(data) => (
        <>
          <HouseFigures data={data} />
          <Bets data={data} />
        </>
      )}
    </Viewed>
  );
}

function HouseFigures({ data: { players, feed, ledger, at } }: { readonly data: OverviewData }) {
  const t = useTranslator();
  const { at: moment } = useFormats();
  const number = (value: number): string => formatNumber(t.language, value);
  return (
    <Figures
      items={[
        { key: 'players', label: t('console.overview.players'), value: number(players), note: moment(at) },
        {
          key: 'feed',
          label: t('console.overview.feed'),
          value: number(feed.matches),
          note: (
            <Badge tone={feed.silent ? 'danger' : 'brand'}>
              {t(feed.silent ? 'console.overview.feed.silent' : 'console.overview.feed.speaks')}
            </Badge>
          ),
        },
        {
          key: 'ledger',
          label: t('console.overview.ledger'),
          value: ledger ? number(ledger.entries) : '–',
          note: ledger ? (
            <Badge tone={ledger.faults > 0 ? 'danger' : 'brand'}>{t('console.ledger.faults', { n: ledger.faults })}</Badge>
          ) : (
            t('console.overview.ledger.never')
          ),
        },
      ]}
    />
  );
}

function Bets({ data }: { readonly data: OverviewData }) {
  const t = useTranslator();
  const { money } = useFormats();
  const deposits = new Map(data.deposits.map((one) => [one.currency, one]));
  const rows = data.bets.map((row) => ({ ...row, deposited: deposits.get(row.currency)?.amount ?? '0' }));
  type Row = (typeof rows)[number];
  const amount = (key: string, head: string, read: (row: Row) => string) => ({
    key,
    head,
    end: true,
    cell: (row: Row) => <span className="figures">{money(read(row), row.currency)}</span>,
    order: (row: Row) => amountOrder(read(row)),
    csv: read,
  });
  const count = (key: string, head: string, read: (row: Row) => number) => ({
    key,
    head,
    end: true,
    cell: (row: Row) => <span className="figures">{formatNumber(t.language, read(row))}</span>,
    order: read,
    csv: (row: Row) => String(read(row)),
  });
  return (
    <DataTable
      name={t('console.overview.bets')}
      exportable
      rows={rows}
      rowKey={(row) => row.currency}
      empty={t('console.overview.bets.none')}
      columns={[
        {
          key: 'currency',
          head: t('console.currency'),
          cell: (row) => <b>{row.currency}</b>,
          order: (row) => row.currency,
          csv: (row) => row.currency,
        },
        count('open', t('console.overview.open'), (row) => row.open.bets),
        amount('stake', t('console.overview.open.stake'), (row) => row.open.stake),
        amount('possible', t('console.overview.open.possible'), (row) => row.open.possible),
        count('today', t('console.overview.today'), (row) => row.today.bets),
        amount('turnover', t('console.overview.today.turnover'), (row) => row.today.turnover),
        amount('paid', t('console.overview.today.paid'), (row) => row.today.paid),
        amount('deposits', t('console.overview.today.deposits'), (row) => row.deposited),
      ]}
    />
  );
}
