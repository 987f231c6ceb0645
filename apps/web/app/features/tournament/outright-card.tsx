import type { WhoWins } from '@touchline/contract/feed-stage';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { PriceButton } from '../../live/price-button.tsx';

const SHOWN = 12;

/** Who wins as a whole: a market with a price for every runner. */
export function OutrightCard({ event }: { readonly event: WhoWins['events'][number] }) {
  const t = useTexts();
  const { matchId, kind, name, champ, startsAt, marketName, status, runners } = event;
  return (
    <section className="card">
      <CardHead title={`${t('tournament.outright')}: ${name}`} />
      <div className="outright">
        {runners.slice(0, SHOWN).map(({ competitor, selectionId, odds }) => (
          <PriceButton
            key={selectionId}
            match={{ id: matchId, kind, sport: champ.sport, name, champName: champ.name, startsAt }}
            market={{ name: marketName, status }}
            selection={{ id: selectionId, name: competitor.name, label: competitor.name, odds }}
            label={competitor.name}
            wide
          />
        ))}
      </div>
    </section>
  );
}
