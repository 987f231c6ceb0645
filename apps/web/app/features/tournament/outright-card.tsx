import type { OutrightEvents } from '@touchline/contract/line/stage';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveOddsButton } from '../../live/live-odds-button.tsx';

const SHOWN = 12;

/** The winner of the whole: a market with a price for every runner. */
export function OutrightCard({ event }: { readonly event: OutrightEvents['events'][number] }) {
  const t = useTranslator();
  const { matchId, kind, name, champ, startsAt, marketName, status, runners } = event;
  return (
    <section className="card">
      <CardHeader title={`${t('tournament.outright')}: ${name}`} />
      <div className="outright">
        {runners.slice(0, SHOWN).map(({ competitor, selectionId, odds }) => (
          <LiveOddsButton
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
