import type { PlayerSummary } from '@touchline/contract/operator/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient, useMay } from '../shell/session.tsx';

const WAYS = ['id', 'email', 'phone'] as const;
type Way = (typeof WAYS)[number];
interface PlayerQuery {
  readonly by: Way;
  readonly value: string;
}

/** Finds a player by a number, an e-mail or a phone given whole. What is looked for stands in the history's state, never in an address. */
export default function Players() {
  const t = useTranslator();
  const may = useMay();
  const navigate = useNavigate();
  const wanted = (useLocation().state ?? null) as PlayerQuery | null;
  const [by, setBy] = useState<Way>('id');
  const [value, setValue] = useState('');
  const ways = WAYS.filter((way) => way === 'id' || may('operatorFindPlayers'));

  function find(event: FormEvent): void {
    event.preventDefault();
    const text = value.trim();
    if (text === '') return;
    if (by === 'id' && may('operatorPlayer')) void navigate(`/players/${encodeURIComponent(text)}`);
    else void navigate('/players', { state: { by, value: text } satisfies PlayerQuery });
  }
  return (
    <>
      <PageHead title={t('console.nav.players')} text={t('console.players.text')} />
      <form className="card find-form" onSubmit={find}>
        <SelectField
          label={t('console.players.by')}
          value={by}
          options={ways.map((way) => ({ value: way, label: t(`console.players.by.${way}`) }))}
          onChange={(event) => setBy(event.target.value as Way)}
        />
        <TextField
          label={t('console.players.value')}
          value={value}
          autoComplete="off"
          maxLength={254}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button tone="brand" type="submit" icon="search">
          {t('action.search')}
        </Button>
      </form>
      {wanted && may('operatorFindPlayers') ? (
        <ReasonGate place={`find ${wanted.by} ${wanted.value}`} title={t('console.players.reason')}>
          {(reason) => <Found wanted={wanted} reason={reason} />}
        </ReasonGate>
      ) : null}
    </>
  );
}

function Found({ wanted, reason }: { readonly wanted: PlayerQuery; readonly reason: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorFindPlayers', { body: { ...wanted, reason } }), `${wanted.by} ${wanted.value}`);
  return <Viewed view={view}>{({ players }) => <FoundTable players={players} empty={t('console.players.none')} />}</Viewed>;
}

function FoundTable({ players, empty }: { readonly players: readonly PlayerSummary[]; readonly empty: string }) {
  const t = useTranslator();
  const { at, money } = useFormats();
  return (
    <DataTable
      name={t('console.players.found')}
      rows={players}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'id', head: t('console.player'), cell: (row) => <PlayerLink id={row.id} /> },
        { key: 'email', head: t('console.person.email'), cell: (row) => row.email ?? '–' },
        { key: 'phone', head: t('console.person.phone'), cell: (row) => <span className="figures">{row.phone ?? '–'}</span> },
        { key: 'country', head: t('console.person.country'), cell: (row) => row.country },
        {
          key: 'accounts',
          head: t('console.balances'),
          end: true,
          cell: (row) => (
            <span className="figures">{row.accounts.map(({ balance, currency }) => money(balance, currency)).join(' · ')}</span>
          ),
        },
        { key: 'since', head: t('console.person.since'), cell: (row) => <span className="figures">{at(row.registeredAt)}</span> },
        {
          key: 'state',
          head: t('console.state'),
          cell: (row) =>
            row.blocked ? (
              <Badge tone="danger">{t('console.block.standing')}</Badge>
            ) : row.selfExcludedUntil !== null ? (
              <Badge tone="amber">{t('console.excluded')}</Badge>
            ) : (
              <Badge tone="brand">{t('console.active')}</Badge>
            ),
        },
      ]}
    />
  );
}
