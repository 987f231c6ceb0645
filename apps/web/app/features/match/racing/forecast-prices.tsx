import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MarketView, MatchDetail, SelectionView } from '@touchline/contract/line/shapes';
import { Button } from '@touchline/ui/button';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useSyncExternalStore } from 'react';
import { useLiveCell } from '../../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { unpackCell } from '../../../live/live-store.ts';
import { type SelectionPicks, usePicks } from '../../../live/selection-picks.ts';
import { usePriceLock } from '../../../live/use-price-lock.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import {
  anyOrder,
  chosenRunners,
  FORECAST_PLACES,
  type ForecastChoice,
  forecastKind,
  orderCount,
  placeCount,
  possibleOrders,
  straightOrder,
} from './forecast-choice.ts';

const GUEST_CURRENCY = 'EUR';

interface ForecastPricesProps {
  readonly market: MarketView;
  readonly race: MatchDetail;
  readonly match: MatchSummary;
  readonly choice: ForecastChoice;
}

/** The runners that were chosen, the price of this order, and what every order of them costs and pays. */
export function ForecastPrices({ market, race, match, choice }: ForecastPricesProps) {
  const t = useTranslator();
  const kind = forecastKind(market);
  const chosen = chosenRunners(kind, choice);
  const straight = straightOrder(market, choice);
  const lines = anyOrder(market, choice);
  const isStraight = choice.any.length === 0 && chosen.length > 0;
  return (
    <div className="forecast-prices">
      {isStraight ? (
        <ol className="forecast-list">
          {FORECAST_PLACES.slice(0, placeCount(kind)).map((place, at) => (
            <Chosen key={place} label={t(`match.forecast.${place}`)} race={race} index={choice.places[at] ?? 0} />
          ))}
        </ol>
      ) : null}
      <p className="faint" aria-live="polite">
        {chosen.length === 0
          ? t(`match.forecast.choose.${kind}`)
          : lines.length === 0
            ? t('a11y.price-none')
            : isStraight && !straight?.odds
              ? t('match.forecast.unpriced-order')
              : null}
      </p>
      {straight && straight.odds > 0 ? (
        <StraightOrder market={market} match={match} selection={straight} />
      ) : choice.any.length === 0 && chosen.length === 0 ? (
        <PossibleReturns orders={possibleOrders(market, choice)} />
      ) : null}
      {lines.length > 0 ? <AnyOrder market={market} match={match} lines={lines} orders={orderCount(kind, chosen.length)} /> : null}
    </div>
  );
}

/** A stake of one of the player's currency, and its return at given odds. */
function useReturns() {
  const { money, scale } = useFormats();
  const currency = useSession()?.currency ?? GUEST_CURRENCY;
  const stakeMinor = 10n ** BigInt(scale(currency));
  return {
    currency,
    stakeMinor,
    stake: money(stakeMinor, currency),
    returns: (odds: number): string => money((stakeMinor * BigInt(odds)) / 1000n, currency),
  };
}

/** The returns of the orders that are still possible, from the likeliest to the least likely: known before any runner is chosen. */
function PossibleReturns({ orders }: { readonly orders: readonly SelectionView[] }) {
  const t = useTranslator();
  const { stake, returns } = useReturns();
  const odds = orders.map((order) => order.odds).sort((a, b) => a - b);
  const [min, max] = [odds[0], odds.at(-1)];
  if (min === undefined || max === undefined) return null;
  return (
    <p className="figures">
      {min === max
        ? t('match.forecast.stake-returns', { stake, amount: returns(min) })
        : t('match.forecast.stake-returns-range', { stake, min: returns(min), max: returns(max) })}
    </p>
  );
}

interface StraightOrderProps {
  readonly market: MarketView;
  readonly match: MatchSummary;
  readonly selection: SelectionView;
}

function StraightOrder({ market, match, selection }: StraightOrderProps) {
  const t = useTranslator();
  const { stake, returns } = useReturns();
  const { odds } = unpackCell(useLiveCell(match.id, market, selection));
  return (
    <>
      <LiveOddsButton
        match={match}
        market={market}
        selection={selection}
        label={t('match.forecast.straight')}
        className="market-price"
        labelClassName="market-label"
        wide
      />
      {odds > 0 ? <p className="figures">{t('match.forecast.stake-returns', { stake, amount: returns(odds) })}</p> : null}
    </>
  );
}

function Chosen({ label, race, index }: { readonly label: string; readonly race: MatchDetail; readonly index: number }) {
  const runner = race.runners[index];
  return runner ? (
    <li className="forecast-runner">
      <span className="faint forecast-label">{label}</span>
      <SilkIcon silk={silkInRace(race.sport, index, runner.id)} />
      <bdi className="ellipsis" title={runner.name}>
        {runner.name}
      </bdi>
    </li>
  ) : null;
}

interface AnyOrderProps {
  readonly market: MarketView;
  readonly match: MatchSummary;
  /** The orders with a price. */
  readonly lines: readonly SelectionView[];
  /** How many orders there are in all. */
  readonly orders: number;
}

/** Each order is a single of its own: how many there are, what a stake of one on each costs in all, and what comes back from the one that wins. */
function AnyOrder({ market, match, lines, orders }: AnyOrderProps) {
  const t = useTranslator();
  const { money } = useFormats();
  const { currency, stakeMinor, stake, returns } = useReturns();
  const slip = usePicks();
  const { standsStill, reason, onLocked } = usePriceLock();
  const held = useHoldsAll(slip, match.id, lines);
  if (!slip.singles) return null;
  const prices = lines.map(({ odds }) => odds).sort((a, b) => a - b);
  const [min = 0] = prices;
  const max = prices.at(-1) ?? min;
  const locked = market.status !== 'open' || standsStill;
  const add = (): void => {
    if (locked) onLocked?.();
    else if (slip.singles?.add(lines.map((line) => pickOf(match, market, line))) === 'added')
      showToast('success', t('match.forecast.added', { count: lines.length }));
  };
  return (
    <div className="forecast-lines">
      <p>
        {t('match.forecast.cost', {
          count: lines.length,
          stake,
          total: money(stakeMinor * BigInt(lines.length), currency),
        })}{' '}
        {min === max
          ? t('match.forecast.returns', { amount: returns(min) })
          : t('match.forecast.returns-range', { min: returns(min), max: returns(max) })}
      </p>
      {lines.length < orders ? <p className="faint">{t('match.forecast.unpriced', { count: orders - lines.length })}</p> : null}
      <Button
        tone="amber"
        block
        icon={held ? 'check' : 'plus'}
        disabled={held || market.status !== 'open'}
        title={locked ? reason : undefined}
        onClick={add}
      >
        {held ? t('match.forecast.held') : t('match.forecast.add', { count: lines.length })}
      </Button>
    </div>
  );
}

const pickOf = (match: MatchSummary, market: MarketView, { id, odds, name }: SelectionView) => ({
  matchId: match.id,
  kind: match.kind,
  selectionId: id,
  acceptedOdds: odds,
  sport: match.sport,
  matchName: match.name,
  champName: match.champName,
  marketName: market.name,
  selectionName: name,
  startsAt: match.startsAt,
});

/** Whether the bet slip holds each of these selections. */
function useHoldsAll(slip: SelectionPicks, matchId: number, lines: readonly SelectionView[]): boolean {
  return useSyncExternalStore(
    useCallback((listener) => slip.subscribe(listener), [slip]),
    () => lines.every(({ id }) => slip.has(matchId, id)),
    () => false,
  );
}
