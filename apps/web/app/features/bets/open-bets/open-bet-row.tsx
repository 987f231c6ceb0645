import './open-bets.css';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { oddsRange } from '../../../shell/formats/odds-range.ts';
import { PlacePrice } from '../../../shell/formats/place-price.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { betTitle } from '../bet-title.ts';
import { CashOutControl } from '../cash-out/cash-out-control.tsx';
import { isWon, legStatus } from '../leg-status.ts';
import type { CashOutPoint, ManageableBet } from '../manage/managed-bets.ts';

interface OpenBetRowProps {
  readonly managed: ManageableBet;
  readonly points: readonly CashOutPoint[];
  /** The match whose page this is: its selections are named, and the other legs counted. */
  readonly matchId?: number;
  readonly onDone: () => void;
}

/** A running bet in short, with its cash out: in the bet slip and on the page of a match. */
export function OpenBetRow({ managed: { bet, sale }, points, matchId, onDone }: OpenBetRowProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const odds = useOddsFormatter();
  const total = oddsRange(odds, bet.totalOdds, bet.minOdds);
  const won = bet.legs.filter((leg) => isWon(legStatus(leg, undefined))).length;
  const progress = t('bets.progress', { won, count: bet.legs.length });
  const ofMatch = matchId === undefined ? bet.legs : bet.legs.filter((leg) => leg.matchId === matchId);
  const picked = ofMatch.filter((leg) => leg.place === null);
  const shown = matchId === undefined ? picked.slice(0, 1) : picked;
  const names = shown.map((leg) => leg.selectionName).join(', ');
  // A runner's place half is another leg of the bet: its price stands under the runner's name.
  const placed = ofMatch.filter((leg) => leg.place !== null);
  return (
    <article className="bet-offer">
      <div className="in-row">
        <Link className="strong ellipsis" to={`/${t.language}/bets/${bet.betId}`}>
          {betTitle(t, bet)}
        </Link>
        <span className="spacer" />
        <span className="figures muted">
          {amount(bet.stake, bet.currency)}
          {total === null ? '' : ` × ${total}`}
        </span>
      </div>
      {matchId === undefined && placed.length === 0 ? null : <span className="ellipsis">{names}</span>}
      {placed.map((leg) => (leg.place ? <PlacePrice key={`${leg.matchId}:${leg.selectionId}`} odds={leg.odds} place={leg.place} /> : null))}
      {bet.legs.length > 1 ? <Meter value={won / bet.legs.length} label={progress} /> : null}
      <div className="in-row open-bet-foot">
        <span className="muted ellipsis">
          {bet.legs.length > 1 ? progress : matchId === undefined ? `${names} · ${shown[0]?.matchName}` : shown[0]?.marketName}
        </span>
        <span className="spacer" />
        <span className="figures amber">{amount(bet.potentialReturn, bet.currency)}</span>
      </div>
      <CashOutControl sale={sale} points={points} onDone={onDone} />
    </article>
  );
}
