import './sit-go.css';
import type { SitGoPlayerView, SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useChips } from '../use-chips.ts';
import { blindsText } from './blinds-text.ts';

/** A tournament at its table: blinds, the next level, who is left, the places and their prizes. */
export function SitGoPanel({ sitGo }: { readonly sitGo: SitGoView }) {
  const t = useTranslator();
  const chips = useChips({ currency: null });
  const { money } = useFormats();
  const { status, level, blinds, nextBlinds, nextLevelIn, levelEnd, players, playersLeft, seats, prizes, currency, own } = sitGo;
  const isOpen = status === 'open' || status === 'running';
  return (
    <Card>
      <CardHeader title={isOpen ? t('poker.sit-go.level', { n: level }) : t('poker.sit-go.title')}>
        <Badge tone={status === 'running' ? 'brand' : 'plain'}>{t(`poker.sit-go.status.${status}`)}</Badge>
      </CardHeader>
      {status === 'void' ? <p className="poker-card-text">{t('poker.sit-go.void')}</p> : null}
      <dl className="game-figures game-card-figures">
        {isOpen ? (
          <>
            <div>
              <dt>{t('poker.blinds')}</dt>
              <dd>{blindsText(t, chips.full, blinds)}</dd>
            </div>
            <div>
              <dt>{t('poker.sit-go.next-level')}</dt>
              <dd>
                {blindsText(t, chips.full, nextBlinds)}{' '}
                <small className="muted">
                  {t(levelEnd.kind === 'hands' ? 'poker.sit-go.in-hands' : 'poker.sit-go.in-minutes', { n: Math.ceil(nextLevelIn) })}
                </small>
              </dd>
            </div>
          </>
        ) : null}
        <div>
          <dt>{t('poker.sit-go.players-left')}</dt>
          <dd>{t('poker.players.of', { n: playersLeft, all: seats })}</dd>
        </div>
        <div>
          <dt>{t('poker.sit-go.prizes')}</dt>
          <dd className="figures">
            <bdi>{prizes.map((prize) => money(BigInt(prize), currency, { short: true })).join(' / ')}</bdi>
          </dd>
        </div>
      </dl>
      <ol className="poker-tournament-places" aria-label={t('poker.sit-go.players')}>
        {players.map((player) => (
          <PlaceLine key={player.seat} player={player} isOwn={player.seat === own?.seat} currency={currency} />
        ))}
      </ol>
    </Card>
  );
}

interface PlaceLineProps {
  readonly player: SitGoPlayerView;
  readonly isOwn: boolean;
  readonly currency: string;
}

function PlaceLine({ player: { name, isBot, place, prize }, isOwn, currency }: PlaceLineProps) {
  const t = useTranslator();
  const { money } = useFormats();
  return (
    <li>
      <span>
        {isOwn ? <b>{t('poker.you')}</b> : <bdi>{name}</bdi>} {isBot ? <Badge tone="info">{t('poker.bot')}</Badge> : null}
      </span>
      <span className={place === null ? 'muted' : undefined}>
        {place === null ? t('poker.sit-go.in') : t('poker.sit-go.place', { n: place })}
      </span>
      {prize ? <b className="figures">{money(BigInt(prize), currency)}</b> : null}
    </li>
  );
}
