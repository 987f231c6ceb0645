import type { ProviderView } from '@touchline/contract/provider-games/calls';
import type { FreeRoundView } from '@touchline/contract/provider-games/free-round-calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../../parts/act-dialog.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { amountOrder } from '../../parts/sort-rows.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';

/** The dialects whose providers are told of free rounds. */
const WITH_FREE_ROUNDS: ReadonlySet<string> = new Set(['hub88']);

/** Campaigns of free rounds: what was given of which game, what has come of it, and a new one. */
export function FreeRounds({ providers }: { readonly providers: readonly ProviderView[] }) {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorFreeRounds', { body: {} }), '');
  const [act, setAct] = useState<Act | null>(null);
  const give = useGive(providers);
  const end = useEnd();
  const columns = useColumns((campaign) => setAct(end(campaign)));
  return (
    <Viewed view={view}>
      {({ campaigns }) => (
        <>
          <DataTable
            name={t('console.free-rounds')}
            exportable
            rows={campaigns}
            rowKey={({ id }) => id}
            empty={t('console.free-rounds.none')}
            tools={
              give ? (
                <Button size="sm" tone="brand" onClick={() => setAct(give())}>
                  {t('console.free-rounds.give')}
                </Button>
              ) : null
            }
            columns={columns}
          />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

/** Makes the form of a new campaign; undefined where no game has free rounds. */
function useGive(providers: readonly ProviderView[]): (() => Act) | undefined {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const options = providers
    .filter(({ dialect, on }) => on && WITH_FREE_ROUNDS.has(dialect))
    .flatMap(({ code, name, games }) =>
      games.filter(({ listed, on }) => listed && on).map((game) => ({ value: `${code} ${game.code}`, label: `${game.name} · ${name}` })),
    );
  const [first] = options;
  if (!first) return undefined;
  return () => ({
    title: t('console.free-rounds.give'),
    text: <p>{t('console.free-rounds.give.text')}</p>,
    confirm: t('console.free-rounds.give'),
    fields: [
      { name: 'name', label: t('console.free-rounds.name'), max: 80 },
      { name: 'game', label: t('console.games.game'), kind: 'choice', options, initial: first.value },
      { name: 'currency', label: t('console.free-rounds.currency'), initial: 'EUR', max: 5 },
      { name: 'stake', label: t('console.free-rounds.stake'), inputMode: 'decimal' },
      { name: 'rounds', label: t('console.free-rounds.rounds'), inputMode: 'numeric' },
      { name: 'endsAt', label: t('console.free-rounds.ends'), kind: 'moment' },
      { name: 'players', label: t('console.free-rounds.players'), hint: t('console.free-rounds.players.hint'), kind: 'area', max: 10_000 },
      reason,
    ],
    async run(values) {
      const [provider = '', game = ''] = (values.game ?? '').split(' ');
      const { players } = await caller.execute('operatorGiveFreeRounds', {
        body: {
          provider,
          game,
          name: values.name ?? '',
          currency: (values.currency ?? '').trim().toUpperCase(),
          stake: values.stake ?? '',
          rounds: Number(values.rounds),
          endsAt: new Date(values.endsAt ?? '').getTime(),
          players: (values.players ?? '').split(/[\s,;]+/).filter(Boolean),
          reason: values.reason ?? '',
        },
      });
      return t('console.free-rounds.given', { n: players });
    },
  });
}

function useEnd(): (campaign: FreeRoundView) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ id, name }) => ({
    title: `${t('console.free-rounds.end')}: ${name}`,
    text: <p>{t('console.free-rounds.end.text')}</p>,
    confirm: t('console.free-rounds.end'),
    danger: true,
    fields: [reason],
    async run(values) {
      await caller.execute('operatorEndFreeRounds', { body: { id, reason: values.reason ?? '' } });
      return t('console.free-rounds.ended');
    },
  });
}

function useColumns(onEnd: (campaign: FreeRoundView) => void): readonly Column<FreeRoundView>[] {
  const t = useTranslator();
  const { at, money } = useFormats();
  const game = ({ provider, game: code }: FreeRoundView): string => `${provider}/${code}`;
  return [
    {
      key: 'name',
      head: t('console.free-rounds.name'),
      cell: (row) => <b>{row.name}</b>,
      order: (row) => row.name,
      csv: (row) => row.name,
    },
    { key: 'game', head: t('console.games.game'), cell: (row) => <span className="monospace">{game(row)}</span>, order: game, csv: game },
    {
      key: 'stake',
      head: t('console.free-rounds.stake'),
      cell: (row) => `${row.rounds} × ${money(row.stake, row.currency)}`,
      csv: (row) => `${row.rounds} x ${row.stake} ${row.currency}`,
    },
    {
      key: 'players',
      head: t('console.free-rounds.told'),
      cell: (row) => `${row.told} / ${row.players}`,
      order: (row) => row.players,
      csv: (row) => `${row.told}/${row.players}`,
    },
    {
      key: 'played',
      head: t('console.free-rounds.played'),
      cell: (row) => `${row.played} / ${row.players * row.rounds}`,
      order: (row) => row.played,
      csv: (row) => String(row.played),
    },
    {
      key: 'won',
      head: t('console.games.won'),
      cell: (row) => money(row.won, row.currency),
      order: (row) => amountOrder(row.won),
      csv: (row) => row.won,
    },
    {
      key: 'ends',
      head: t('console.free-rounds.ends'),
      cell: (row) => at(row.endedAt ?? row.endsAt),
      order: (row) => row.endedAt ?? row.endsAt,
      csv: (row) => at(row.endedAt ?? row.endsAt),
    },
    {
      key: 'state',
      head: t('console.games.state'),
      cell: (row) =>
        row.endedAt === null ? (
          <Button size="xs" tone="danger" onClick={() => onEnd(row)}>
            {t('console.free-rounds.end')}
          </Button>
        ) : (
          <Badge tone="plain">{t('console.games.closed')}</Badge>
        ),
      csv: (row) => (row.endedAt === null ? '' : 'ended'),
    },
  ];
}
