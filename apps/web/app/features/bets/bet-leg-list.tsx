import type { BetView } from '@touchline/contract/bets/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { BetLegRow } from './bet-leg-row.tsx';

/** The legs of a bet in their order; selections of a bet builder stand together, each with the price that it brought the joint one to. */
export function BetLegList({ bet, className }: { readonly bet: Pick<BetView, 'legs' | 'combinations'>; readonly className?: string }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  return (
    <ul className={className}>
      {bet.legs.map((leg, place) => {
        const own = bet.combinations.find((one) => one.legs.includes(place));
        const key = `${leg.matchId}:${leg.selectionId}`;
        if (!own) return <BetLegRow key={key} leg={leg} />;
        if (own.legs[0] !== place) return null;
        return (
          <li key={key} className="bet-builder">
            <div className="bet-builder-head">
              <Icon name="link" size="xs" />
              <span>{t('bets.kind.builder', { n: own.legs.length })}</span>
              <b className="figures">{odds(own.odds)}</b>
            </div>
            <ul>
              {own.legs.flatMap((index, step) => {
                const picked = bet.legs[index];
                return picked ? [<BetLegRow key={index} leg={picked} together={own.together[step]} />] : [];
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
