import './combination-strip.css';
import type { ReadyCombinationView } from '@touchline/contract/coupon/ready-combinations';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { OddsButton } from '@touchline/ui/odds-button';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useSyncExternalStore } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { type PickedSelection, type SelectionPicks, usePicks } from '../../../live/selection-picks.ts';
import { usePriceLock } from '../../../live/use-price-lock.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useReadyCombinations } from './use-ready-combinations.ts';

interface CombinationStripProps {
  readonly match: MatchDetail;
  readonly priced: MatchSummary;
  readonly loaded: readonly ReadyCombinationView[];
}

/** Above the markets of a match: selections of it that make sense together, each list at one price and one press from the bet slip. */
export function CombinationStrip({ match, priced, loaded }: CombinationStripProps) {
  const t = useTranslator();
  const slip = usePicks();
  const ready = useReadyCombinations(match, loaded);
  const result = match.allMarkets.find(({ type, period }) => type === 'result' && period === 0);
  const suspended = result?.status !== 'open';
  if (ready.length === 0 || slip.joinMatch === undefined) return null;
  return (
    <section className="combination-strip" aria-labelledby="combination-strip">
      <h2 id="combination-strip">
        <Icon name="link" size="s" /> {t('match.ready.title')}
      </h2>
      <ul>
        {ready.map((combination) => (
          <CombinationCard key={combination.key} combination={combination} match={priced} slip={slip} suspended={suspended} />
        ))}
      </ul>
    </section>
  );
}

interface CombinationCardProps {
  readonly combination: ReadyCombinationView;
  readonly match: MatchSummary;
  readonly slip: SelectionPicks;
  readonly suspended: boolean;
}

function CombinationCard({ combination, match, slip, suspended }: CombinationCardProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { standsStill, reason, onLocked } = usePriceLock();
  const inSlip = useIsInSlip(slip, match.id, combination);
  const title = t(`match.ready.${combination.key}`);
  const picks = combination.picks.map((pick) => pickOf(match, pick));
  const press = (): void => {
    if (inSlip) for (const pick of picks) slip.toggle(pick);
    else if (slip.joinMatch?.(match.id, picks, combination.odds) === 'added') showToast('success', t('match.builder.added'));
  };
  return (
    <li className="card combination-card">
      <h3>{title}</h3>
      <ul className="combination-card-picks">
        {combination.picks.map(({ selectionId, selectionName, marketName }) => (
          <li key={selectionId}>
            <b>{selectionName}</b>
            <span className="muted">{marketName}</span>
          </li>
        ))}
      </ul>
      <OddsButton
        wide
        className="combination-card-price"
        text={odds(combination.odds)}
        name={title}
        label={t('match.ready.selections', { count: picks.length })}
        reason={reason}
        suspended={suspended || standsStill}
        onLocked={onLocked}
        selected={inSlip}
        onPress={press}
      />
    </li>
  );
}

const pickOf = (match: MatchSummary, pick: ReadyCombinationView['picks'][number]): PickedSelection => ({
  matchId: match.id,
  kind: match.kind,
  selectionId: pick.selectionId,
  acceptedOdds: pick.odds,
  sport: match.sport,
  matchName: match.name,
  champName: match.champName,
  marketName: pick.marketName,
  selectionName: pick.selectionName,
  startsAt: match.startsAt,
});

/** Whether the bet slip holds exactly these selections of the match. */
function useIsInSlip(slip: SelectionPicks, matchId: number, { picks }: ReadyCombinationView): boolean {
  const wanted = picks
    .map(({ selectionId }) => selectionId)
    .toSorted((a, b) => a - b)
    .join();
  const held = useSyncExternalStore(
    useCallback((listener) => slip.subscribe(listener), [slip]),
    () => (slip.ofMatch?.(matchId) ?? []).toSorted((a, b) => a - b).join(),
    () => '',
  );
  return wanted === held;
}
