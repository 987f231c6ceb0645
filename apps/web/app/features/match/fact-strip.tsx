import './fact-strip.css';
import type { MatchHistory } from '@touchline/contract/line/calls';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { formFacts } from './form-facts.ts';

/** Before the start, under the names: both sides' places, what they score, how they met. Home first, left to right as the board. */
export function FactStrip({ match, history }: { readonly match: MatchDetail; readonly history: MatchHistory | null }) {
  const t = useTranslator();
  if (history === null || match.away === null) return null;
  const { places, scored, meetings } = formFacts(history, match.home.id, match.away.id);
  const facts = [
    { name: t('match.form.places'), value: places?.join(' · ') },
    // Of sets and maps a table counts how many were won: no average of a score.
    { name: t('match.form.scored'), value: match.format.scoring === 'sum' ? scored?.join(' · ') : undefined },
    { name: t('match.form.meetings'), value: meetings?.join('–') },
  ].filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="fact-strip">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
