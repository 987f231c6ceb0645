import type { BetLegView } from '@touchline/contract/bets';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { RunningScore } from '../../live/running-score.tsx';
import { useLivePrice } from '../../live/use-live-price.ts';
import { useRunningState } from '../../live/use-running-state.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { isWon, type LegStanding, legStanding, standingTone } from './leg-standing.ts';

/** A leg of a bet on its track: decided, running or to come; the score and the price of now while it runs. */
export function BetLegRow({ leg }: { readonly leg: BetLegView }) {
  const t = useTexts();
  const odds = useOddsText();
  const state = useRunningState(leg.matchId);
  const standing = legStanding(leg, state);
  return (
    <li className={`bl ${isWon(standing) ? 'won' : standing}`}>
      <StandingMark standing={standing} />
      <span className="bx">
        <b className="ell" title={leg.selectionName}>
          {leg.selectionName}
        </b>
        <small className="ell" title={`${leg.marketName} · ${leg.matchName}`}>
          {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
        </small>
      </span>
      <LegNews leg={leg} standing={standing} />
      <b className="num bo">{odds(leg.odds)}</b>
      <Badge tone={standingTone(standing)}>{t(`bets.leg.${standing}`)}</Badge>
    </li>
  );
}

function StandingMark({ standing }: { readonly standing: LegStanding }) {
  const tone = standingTone(standing);
  return (
    <span className="bd" aria-hidden="true">
      {tone === 'brand' ? (
        <Icon name="check" />
      ) : tone === 'danger' ? (
        <Icon name="close" />
      ) : tone === 'amber' ? (
        <Icon name="minus" />
      ) : standing === 'live' ? (
        <span className="dot" />
      ) : (
        <Icon name="clock" />
      )}
    </span>
  );
}

/** "67:12 · 2–1 · now 1.43" while it runs, the start before, nothing once it is decided. */
function LegNews({ leg, standing }: { readonly leg: BetLegView; readonly standing: LegStanding }) {
  const t = useTexts();
  const odds = useOddsText();
  const { day, time } = useFormats();
  const now = useNow();
  const state = useRunningState(leg.matchId);
  const price = useLivePrice(leg.matchId, leg.selectionId);
  const current = leg.result === null && price && price.odds > 0 ? t('bets.leg.now', { odds: odds(price.odds) }) : null;
  return (
    <span className="bi2 num">
      <span className="ell">
        {standing === 'open' ? (
          <>
            {day(leg.startsAt * 1000, now)} {time(leg.startsAt * 1000)}
          </>
        ) : state ? (
          <RunningScore state={state} />
        ) : null}
      </span>
      {current ? <span className="ell">{current}</span> : null}
    </span>
  );
}
