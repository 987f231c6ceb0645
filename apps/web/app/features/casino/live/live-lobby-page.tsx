import '../play/game-frame.css';
import '../games/chips/place-tone.css';
import './live-lobby.css';
import { LIVE_BACCARAT } from '@touchline/casino/shared/live-baccarat';
import { LIVE_ROULETTE } from '@touchline/casino/shared/live-roulette';
import { LIVE_WHEEL } from '@touchline/casino/shared/live-wheel';
import { useTranslator } from '@touchline/ui/translator-context';
import { pointsResult } from '../games/live-baccarat/points-result.ts';
import { pocketResult } from '../games/live-roulette/pocket-result.ts';
import { segmentResult } from '../games/live-wheel/segment-result.ts';
import { LiveTableCard } from './live-table-card.tsx';

/** The lobby of live tables (S226): each with its dealer, its clock, its players and its last results. */
export function LiveLobbyPage() {
  const t = useTranslator();
  return (
    <>
      <header className="live-lobby-head">
        <h1>{t('casino.live.title')}</h1>
        <p className="muted">{t('casino.live.lead')}</p>
      </header>
      <div className="live-lobby">
        <LiveTableCard game="live-roulette" layout={LIVE_ROULETTE.layout} bettingMs={LIVE_ROULETTE.bettingMs} resultOf={pocketResult} />
        <LiveTableCard
          game="live-baccarat"
          layout={LIVE_BACCARAT.layout}
          bettingMs={LIVE_BACCARAT.bettingMs}
          resultOf={(result) => pointsResult(t, result)}
        />
        <LiveTableCard game="live-wheel" layout={LIVE_WHEEL.layout} bettingMs={LIVE_WHEEL.bettingMs} resultOf={segmentResult} />
      </div>
    </>
  );
}
