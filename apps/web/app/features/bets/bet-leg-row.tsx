import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { BetLegView } from '@touchline/contract/bets/calls';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { LiveScore } from '../../live/live-score.tsx';
import { useLiveMatchState } from '../../live/use-live-match-state.ts';
import { useLivePrice } from '../../live/use-live-price.ts';
import { PlacePrice } from '../../shell/formats/place-price.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { isWon, type LegStatus, legStatus, legStatusTone } from './leg-status.ts';

interface BetLegRowProps {
  readonly leg: BetLegView;
  /** In a bet builder: the joint price of the selections up to this one, thousandths. */
  readonly together?: number | undefined;
}

/** A leg of a bet on its track: decided, running or to come; the score and the price of now while it runs. */
export function BetLegRow({ leg, together }: BetLegRowProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const state = useLiveMatchState(leg.matchId);
  const standing = legStatus(leg, state);
  return (
    <li className="bet-leg" data-standing={isWon(standing) ? 'won' : standing}>
      <LegStatusIcon standing={standing} />
      <span className="remove-leg">
        <b className="ellipsis" title={leg.selectionName}>
          {leg.selectionName}
        </b>
        <small className="ellipsis" title={`${leg.marketName} · ${leg.matchName}`}>
          {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
        </small>
        {leg.place ? <PlacePrice odds={leg.odds} place={leg.place} /> : null}
        {leg.bestOdds && (leg.result === null || leg.startingOdds !== null) ? (
          <small className="bet-leg-best">
            <Icon name="shield" size="xs" />
            {leg.startingOdds === null ? t('bets.leg.best-odds') : t('bets.leg.paid-at', { odds: odds(leg.startingOdds) })}
          </small>
        ) : null}
        {together === undefined ? null : <small className="figures">{t('bets.builder.alone', { odds: odds(leg.odds) })}</small>}
      </span>
      <LegLiveInfo leg={leg} standing={standing} />
      <b className="figures bet-leg-odds" title={together === undefined ? undefined : t('bets.builder.together', { odds: odds(together) })}>
        {odds(together ?? (leg.place ? placeOdds(leg.odds, leg.place) : leg.odds))}
      </b>
      <Badge className="bet-leg-state" tone={legStatusTone(standing)}>
        {t(`bets.leg.${standing}`)}
      </Badge>
    </li>
  );
}

function LegStatusIcon({ standing }: { readonly standing: LegStatus }) {
  const tone = legStatusTone(standing);
  return (
    <span className="leg-badge" aria-hidden="true">
      {tone === 'brand' ? (
        <Icon name="check" />
      ) : tone === 'danger' ? (
        <Icon name="close" />
      ) : tone === 'amber' ? (
        <Icon name="minus" />
      ) : standing === 'live' ? (
        <span className="status-dot bet-leg-dot" />
      ) : (
        <Icon name="clock" />
      )}
    </span>
  );
}

/** "67:12 · 2–1 · now 1.43" while it runs, the start before, nothing once it is decided. */
function LegLiveInfo({ leg, standing }: { readonly leg: BetLegView; readonly standing: LegStatus }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { day, time } = useFormats();
  const now = useNow();
  const state = useLiveMatchState(leg.matchId);
  const price = useLivePrice(leg.matchId, leg.selectionId);
  const current = leg.result === null && price && price.odds > 0 ? t('bets.leg.now', { odds: odds(price.odds) }) : null;
  return (
    <span className="bet-figures figures">
      <span className="ellipsis">
        {standing === 'open' ? (
          <>
            {day(leg.startsAt * 1000, now)} {time(leg.startsAt * 1000)}
          </>
        ) : state ? (
          <LiveScore state={state} />
        ) : null}
      </span>
      {current ? <span className="ellipsis">{current}</span> : null}
    </span>
  );
}
