import type { MarketView } from '@touchline/contract/line/shapes';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { EditedLeg } from './edited-bet.ts';

interface Offer {
  readonly kind: 'line' | 'live';
  readonly markets: readonly MarketView[];
}

/** Another selection of the same match in place of this one; the match is asked for when somebody wants to choose. */
export function LegSwap({ leg, onSwap }: { readonly leg: EditedLeg; readonly onSwap: (leg: EditedLeg) => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const odds = useOddsFormatter();
  const [offer, setOffer] = useState<Offer | null>(null);
  const label = t('bets.edit.swap', { name: leg.selectionName });
  const read = (): void => {
    void caller
      .tryExecute('getGame', { bind: { kind: leg.feed }, query: { gameId: leg.matchId, lng: t.language } })
      .then(({ data }) => data && setOffer({ kind: data.kind, markets: data.markets.filter((market) => market.status === 'open') }));
  };
  if (offer === null) return <IconButton icon="swap" small label={label} onClick={read} />;
  return (
    <select
      className="size-select"
      aria-label={label}
      value=""
      onChange={(event) => {
        const [marketId, selectionId] = event.target.value.split(' ').map(Number);
        const market = offer.markets.find((one) => one.id === marketId);
        const selection = market?.selections.find((one) => one.id === selectionId);
        if (market && selection)
          onSwap({
            ...leg,
            feed: offer.kind,
            selectionId: selection.id,
            odds: selection.odds,
            marketName: market.name,
            selectionName: selection.name,
          });
      }}
    >
      <option value="">{t('bets.edit.choose')}</option>
      {offer.markets.map((market) => (
        <optgroup key={market.id} label={market.name}>
          {market.selections
            .filter((one) => one.odds > 0 && one.id !== leg.selectionId)
            .map((one) => (
              <option key={one.id} value={`${market.id} ${one.id}`}>
                {one.name} · {odds(one.odds)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
