import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { pokerTablePath } from '../poker-paths.ts';

interface SitGoRowProps {
  readonly sitGo: SitGoView;
  readonly isBusy: boolean;
  readonly onEnter: (sitGo: SitGoView) => void;
  readonly onLeave: (sitGo: SitGoView) => void;
}

/** A sit-and-go of the lobby: its entry, its prizes, who has entered and how it stands. */
export function SitGoRow({ sitGo, isBusy, onEnter, onLeave }: SitGoRowProps) {
  const t = useTranslator();
  const { money } = useFormats();
  const { name, sitGoId, status, currency, seats, buyIn, fee, prizes, players, own } = sitGo;
  const write = (minor: number): string => money(BigInt(minor), currency, { short: true });
  const bots = players.filter(({ isBot }) => isBot).length;
  return (
    <li>
      <div className="poker-tournament-name">
        <h3>
          <bdi>{name}</bdi> <small className="muted">#{sitGoId}</small>
        </h3>
        <Badge tone={status === 'open' ? 'brand' : 'plain'}>{t(`poker.sit-go.status.${status}`)}</Badge>
        {bots > 0 ? <Badge tone="info">{t('poker.bots', { n: bots })}</Badge> : null}
      </div>
      <dl>
        <div>
          <dt>{t('poker.sit-go.entry')}</dt>
          <dd>
            <bdi>
              {write(buyIn)} + {write(fee)}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('poker.sit-go.prizes')}</dt>
          <dd>
            <bdi>{prizes.map(write).join(' / ')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('poker.sit-go.entered')}</dt>
          <dd>{t('poker.players.of', { n: players.length, all: seats })}</dd>
        </div>
        {own?.place != null ? (
          <div>
            <dt>{t('poker.sit-go.place.own')}</dt>
            <dd>{own.place}</dd>
          </div>
        ) : null}
      </dl>
      <Way sitGo={sitGo} isBusy={isBusy} onEnter={onEnter} onLeave={onLeave} />
    </li>
  );
}

/** The way on from a row: in, out again, or to the table. */
function Way({ sitGo, isBusy, onEnter, onLeave }: SitGoRowProps) {
  const t = useTranslator();
  const { name, status, tableId, own } = sitGo;
  const named = <span className="screen-reader-only"> {name}</span>;
  if (tableId !== null)
    return (
      <Link className={buttonClass(own && status === 'running' ? 'brand' : 'plain', 'sm')} to={pokerTablePath(t.language, tableId)}>
        {t(own ? 'poker.sit-go.table' : 'poker.watch')}
        {named}
      </Link>
    );
  if (own)
    return (
      <Button size="sm" disabled={isBusy} onClick={() => onLeave(sitGo)}>
        {t('poker.sit-go.leave')}
        {named}
      </Button>
    );
  return (
    <Button tone="brand" size="sm" disabled={isBusy} onClick={() => onEnter(sitGo)}>
      {t('poker.sit-go.enter')}
      {named}
    </Button>
  );
}
