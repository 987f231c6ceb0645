import type { CallKey } from '@touchline/contract/calls';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Act, ActDialog } from '../../parts/act-dialog.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useMay } from '../../shell/session.tsx';
import { type PlayerActKey, usePlayerActs } from './use-player-acts.ts';

const ACTS: readonly { readonly key: PlayerActKey; readonly call: CallKey; readonly danger?: boolean }[] = [
  { key: 'max-stake', call: 'operatorSetMaxStake' },
  { key: 'credit', call: 'operatorCreateProposal' },
  { key: 'debit', call: 'operatorCreateProposal' },
  { key: 'void-bet', call: 'operatorCreateProposal' },
  { key: 'unblock', call: 'operatorUnblock' },
  { key: 'block', call: 'operatorBlock', danger: true },
];

export interface ActsBarProps {
  readonly player: OperatorPlayer;
  readonly reason: string;
  readonly onDone: () => void;
}

/** The player's identity, standing and the actions on the account: each act asks for its reason and says what came of it. */
export function ActsBar({ player, reason, onDone }: ActsBarProps) {
  const t = useTranslator();
  const may = useMay();
  const { money } = useFormats();
  const acts = usePlayerActs(player, reason);
  const [act, setAct] = useState<Act | null>(null);
  const { profile, standing, balances } = player;
  const isBlocked = standing.blocks.length > 0;
  return (
    <header className="card player-head">
      <div>
        <h1>
          <span className="figures">{profile.id}</span> <span className="muted">{profile.name ?? ''}</span>
        </h1>
        <p className="in-row row-wrap">
          <Badge tone={isBlocked ? 'danger' : 'brand'}>{t(isBlocked ? 'console.block.standing' : 'console.active')}</Badge>
          <Badge tone={standing.identity === 'verified' ? 'brand' : 'amber'}>{t(`console.identity.${standing.identity}`)}</Badge>
          <span className="muted">{profile.country}</span>
        </p>
      </div>
      <dl className="player-sums">
        {(balances ?? []).map(({ currency, kind, balance }) => (
          <div key={`${currency} ${kind}`}>
            <dt>{kind}</dt>
            <dd className="figures player-sum">{money(balance, currency)}</dd>
          </div>
        ))}
      </dl>
      <div className="in-row row-wrap">
        {ACTS.filter(({ key, call }) => may(call) && (key !== 'unblock' || isBlocked)).map(({ key, danger }) => (
          <Button key={key} size="sm" tone={danger ? 'danger' : 'plain'} onClick={() => setAct(acts[key])}>
            {t(`console.act.${key}`)}
          </Button>
        ))}
        {may('operatorGrantFreeBet') ? (
          <Link className="button button-small" to={`/free-bets?player=${profile.id}`}>
            {t('console.nav.free-bets')}
          </Link>
        ) : null}
      </div>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </header>
  );
}
