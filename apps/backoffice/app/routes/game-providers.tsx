import type { ProviderView } from '@touchline/contract/provider-games/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { FreeRounds } from '../features/game-providers/free-rounds.tsx';
import { Switch, useGameColumns, useReportColumns, useRoundColumns } from '../features/game-providers/game-provider-columns.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient, useMay } from '../shell/session.tsx';

/** Providers of games: what the brand offers of theirs, their rounds, and every hour held against the ledger. */
export default function GameProviders() {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorGameProviders', { body: {} }), '');
  const [act, setAct] = useState<Act | null>(null);
  const turn = useTurn();
  return (
    <>
      <PageHead title={t('console.nav.game-providers')} text={t('console.games.text')} />
      <Viewed view={view}>
        {({ providers }) => (
          <>
            {providers.length === 0 ? <p className="muted">{t('console.games.none')}</p> : null}
            {providers.map((provider) => (
              <Provider key={provider.code} provider={provider} onTurn={(game) => setAct(turn(provider, game))} />
            ))}
            {providers.length === 0 ? null : <FreeRounds providers={providers} />}
            <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
          </>
        )}
      </Viewed>
    </>
  );
}

/** Asks for the reason, then switches a game, or a provider with all its games. */
function useTurn() {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return (provider: ProviderView, game?: ProviderView['games'][number]): Act => {
    const on = !(game ?? provider).on;
    const title = `${t(on ? 'console.games.turn-on' : 'console.games.turn-off')}: ${(game ?? provider).name}`;
    return {
      title,
      text: <p>{t(on ? 'console.games.turn-on.text' : 'console.games.turn-off.text')}</p>,
      confirm: t(on ? 'console.games.turn-on' : 'console.games.turn-off'),
      danger: !on,
      fields: [reason],
      async run(values) {
        const wanted = { provider: provider.code, on, reason: values.reason ?? '' };
        await caller.execute('operatorSwitchGame', { body: game ? { ...wanted, game: game.code } : wanted });
        return t('console.games.turned');
      },
    };
  };
}

interface ProviderProps {
  readonly provider: ProviderView;
  readonly onTurn: (game?: ProviderView['games'][number]) => void;
}

function Provider({ provider, onTurn }: ProviderProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const may = useMay();
  return (
    <section aria-label={provider.name}>
      <DataTable
        name={provider.name}
        exportable
        rows={provider.games}
        rowKey={({ code }) => code}
        empty={t('console.games.no-games')}
        tools={
          <span className="in-row">
            <span className="muted">
              {provider.dialect} · {t('console.games.listed', { time: provider.listedAt === null ? '–' : at(provider.listedAt) })}
            </span>
            <Switch on={provider.on} onTurn={() => onTurn()} />
          </span>
        }
        columns={useGameColumns(provider, onTurn)}
      />
      {provider.listError === null ? null : (
        <Callout kind="warning">
          <p>{t('console.games.list-error', { error: provider.listError })}</p>
        </Callout>
      )}
      <Rounds provider={provider} />
      {may('operatorProviderReports') ? <Reports provider={provider} /> : null}
    </section>
  );
}

function Rounds({ provider: { code, name } }: { readonly provider: ProviderView }) {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorProviderRounds', { body: { provider: code } }), code);
  const columns = useRoundColumns();
  return (
    <Viewed view={view}>
      {({ rounds }) => (
        <DataTable
          name={t('console.games.rounds', { provider: name })}
          exportable
          rows={rounds}
          rowKey={({ round, playerId }) => `${round} ${playerId}`}
          empty={t('console.games.no-rounds')}
          columns={columns}
        />
      )}
    </Viewed>
  );
}

function Reports({ provider: { code, name } }: { readonly provider: ProviderView }) {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorProviderReports', { body: { provider: code } }), code);
  const columns = useReportColumns();
  return (
    <Viewed view={view}>
      {({ reports }) => (
        <DataTable
          name={t('console.games.reports', { provider: name })}
          exportable
          rows={reports}
          rowKey={({ hour, currency }) => `${hour} ${currency}`}
          empty={t('console.games.no-reports')}
          columns={columns}
        />
      )}
    </Viewed>
  );
}
