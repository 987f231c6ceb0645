import type { ProviderReportView, ProviderRoundView, ProviderView } from '@touchline/contract/provider-games/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Column } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { amountOrder } from '../../parts/sort-rows.ts';
import { useFormats } from '../../parts/use-formats.ts';

type Game = ProviderView['games'][number];

/** Whether something is on, and the button that changes it. */
export function Switch({ on, onTurn }: { readonly on: boolean; readonly onTurn: () => void }) {
  const t = useTranslator();
  return (
    <span className="in-row">
      <Badge tone={on ? 'brand' : 'plain'}>{t(on ? 'console.games.on' : 'console.games.off')}</Badge>
      <Button size="xs" tone={on ? 'danger' : 'brand'} onClick={onTurn}>
        {t(on ? 'console.games.turn-off' : 'console.games.turn-on')}
      </Button>
    </span>
  );
}

/** Games of a provider; `onTurn` switches one. Those of a provider that is off wait for it. */
export function useGameColumns({ on: providerOn }: ProviderView, onTurn: (game: Game) => void): readonly Column<Game>[] {
  const t = useTranslator();
  return [
    { key: 'name', head: t('console.games.game'), cell: (row) => <b>{row.name}</b>, order: (row) => row.name, csv: (row) => row.name },
    { key: 'code', head: t('console.games.code'), cell: (row) => <span className="monospace">{row.code}</span>, csv: (row) => row.code },
    {
      key: 'category',
      head: t('console.games.category'),
      cell: (row) => row.category,
      order: (row) => row.category,
      csv: (row) => row.category,
    },
    {
      key: 'countries',
      head: t('console.games.blocked'),
      cell: (row) => <span className="cell-words">{row.blockedCountries.join(' ') || '–'}</span>,
      csv: (row) => row.blockedCountries.join(' '),
    },
    {
      key: 'state',
      head: t('console.games.state'),
      cell: (row) => {
        if (!row.listed) return <Badge tone="plain">{t('console.games.unlisted')}</Badge>;
        return providerOn ? <Switch on={row.on} onTurn={() => onTurn(row)} /> : <Badge tone="plain">{t('console.games.off')}</Badge>;
      },
      csv: (row) => (row.listed && row.on ? 'on' : 'off'),
    },
  ];
}

export function useRoundColumns(): readonly Column<ProviderRoundView>[] {
  const t = useTranslator();
  const { at, money } = useFormats();
  return [
    {
      key: 'opened',
      head: t('console.games.opened'),
      cell: (row) => <span className="figures">{at(row.openedAt)}</span>,
      csv: (row) => new Date(row.openedAt).toISOString(),
    },
    {
      key: 'round',
      head: t('console.games.round'),
      cell: (row) => <span className="monospace cell-words">{row.round}</span>,
      csv: (row) => row.round,
    },
    { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} />, csv: (row) => row.playerId },
    { key: 'game', head: t('console.games.game'), cell: (row) => row.game, order: (row) => row.game, csv: (row) => row.game },
    {
      key: 'staked',
      head: t('console.games.staked'),
      end: true,
      cell: (row) => <span className="figures">{money(row.staked, row.currency)}</span>,
      order: (row) => amountOrder(row.staked),
      csv: (row) => row.staked,
    },
    {
      key: 'won',
      head: t('console.games.won'),
      end: true,
      cell: (row) => <span className="figures">{money(row.won, row.currency)}</span>,
      order: (row) => amountOrder(row.won),
      csv: (row) => row.won,
    },
    {
      key: 'closed',
      head: t('console.games.closed'),
      cell: (row) =>
        row.closedAt === null ? <Badge tone="brand">{t('console.games.open')}</Badge> : <span className="figures">{at(row.closedAt)}</span>,
      csv: (row) => (row.closedAt === null ? '' : new Date(row.closedAt).toISOString()),
    },
  ];
}

export function useReportColumns(): readonly Column<ProviderReportView>[] {
  const t = useTranslator();
  const { at, money } = useFormats();
  const sum = (key: 'staked' | 'won' | 'takenBack', head: string): Column<ProviderReportView> => ({
    key,
    head,
    end: true,
    cell: (row) => <span className="figures">{money(row[key], row.currency)}</span>,
    csv: (row) => row[key],
  });
  return [
    {
      key: 'hour',
      head: t('console.games.hour'),
      cell: (row) => <span className="figures">{at(row.hour)}</span>,
      csv: (row) => new Date(row.hour).toISOString(),
    },
    {
      key: 'opened',
      head: t('console.games.opened'),
      end: true,
      cell: (row) => <span className="figures">{row.opened}</span>,
      csv: (row) => String(row.opened),
    },
    {
      key: 'closed',
      head: t('console.games.closed'),
      end: true,
      cell: (row) => <span className="figures">{row.closed}</span>,
      csv: (row) => String(row.closed),
    },
    {
      key: 'open',
      head: t('console.games.open'),
      end: true,
      cell: (row) => <span className="figures">{row.open}</span>,
      csv: (row) => String(row.open),
    },
    sum('staked', t('console.games.staked')),
    sum('won', t('console.games.won')),
    sum('takenBack', t('console.games.taken-back')),
    {
      key: 'difference',
      head: t('console.games.difference'),
      end: true,
      cell: (row) => (
        <Badge tone={/[1-9]/.test(row.difference) ? 'danger' : 'plain'}>
          <span className="figures">{money(row.difference, row.currency)}</span>
        </Badge>
      ),
      csv: (row) => row.difference,
    },
  ];
}
