import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { betColumns } from '../parts/bet-columns.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient } from '../shell/session.tsx';

type BetQuery = { readonly betId: string } | { readonly playerId: string };

/** A bet by its number, or a player's bets, page by page. */
export default function Bets() {
  const t = useTranslator();
  const [search, setSearch] = useSearchParams();
  const [bet, player] = [search.get('bet') ?? '', search.get('player') ?? ''];
  const wanted: BetQuery | null = bet === '' ? (player === '' ? null : { playerId: player }) : { betId: bet };
  return (
    <>
      <PageHead title={t('console.nav.bets')} text={t('console.bets.text')} />
      <FindForm key={`${bet} ${player}`} bet={bet} player={player} onFind={(next) => setSearch(next)} />
      {wanted ? (
        <ReasonGate place={`bets ${bet} ${player}`} title={t('console.bets.reason')}>
          {(reason) => <Found key={`${bet} ${player}`} wanted={wanted} reason={reason} />}
        </ReasonGate>
      ) : null}
    </>
  );
}

interface FindFormProps {
  readonly bet: string;
  readonly player: string;
  readonly onFind: (wanted: Record<string, string>) => void;
}

function FindForm({ bet, player, onFind }: FindFormProps) {
  const t = useTranslator();
  const [values, setValues] = useState({ bet, player });
  const [isWrong, setWrong] = useState(false);
  function find(event: FormEvent): void {
    event.preventDefault();
    const given = Object.entries(values).filter(([, value]) => value.trim() !== '');
    const isRight = given.length === 1 && given.every(([, value]) => /^\d{1,18}$/.test(value.trim()));
    setWrong(!isRight);
    if (isRight) onFind(Object.fromEntries(given.map(([key, value]) => [key, value.trim()])));
  }
  return (
    <form className="card find-form" onSubmit={find}>
      <TextField
        label={t('console.bet')}
        inputMode="numeric"
        value={values.bet}
        onChange={(e) => setValues({ ...values, bet: e.target.value })}
      />
      <TextField
        label={t('console.player')}
        inputMode="numeric"
        value={values.player}
        onChange={(e) => setValues({ ...values, player: e.target.value })}
      />
      <Button tone="brand" type="submit" icon="search">
        {t('action.search')}
      </Button>
      {isWrong ? (
        <Callout kind="error" live>
          <p>{t('console.bets.either')}</p>
        </Callout>
      ) : null}
    </form>
  );
}

function Found({ wanted, reason }: { readonly wanted: BetQuery; readonly reason: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const formats = useFormats();
  const [before, setBefore] = useState<readonly string[]>([]);
  const cursor = before.at(-1);
  const view = useView(
    () => caller.execute('operatorFindBets', { body: { ...wanted, reason, lng: t.language, ...(cursor ? { before: cursor } : {}) } }),
    cursor ?? '',
  );
  return (
    <Viewed view={view}>
      {({ bets, next }) => (
        <>
          <DataTable
            name={t('console.nav.bets')}
            exportable
            rows={bets}
            rowKey={(row) => row.betId}
            empty={t('console.bets.none')}
            columns={[
              { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} />, csv: (row) => row.playerId },
              ...betColumns<(typeof bets)[number]>(t, formats),
            ]}
          />
          <div className="in-row">
            {before.length > 0 ? <Button onClick={() => setBefore(before.slice(0, -1))}>{t('console.newer')}</Button> : null}
            {next === null ? null : <Button onClick={() => setBefore([...before, next])}>{t('console.older')}</Button>}
          </div>
        </>
      )}
    </Viewed>
  );
}
