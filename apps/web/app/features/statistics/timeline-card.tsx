import type { ResultDetail } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from './bracket/collapsible-card.tsx';
import { highlightIncidents } from './highlight-incidents.ts';

/** How the match went: goals, cards and changes on the side of whom they belong to, the score between them. */
export function TimelineCard({ game, clocked }: { readonly game: ResultDetail; readonly clocked: boolean }) {
  const t = useTranslator();
  const highlights = highlightIncidents(game.incidents);
  return (
    <CollapsibleCard item="timeline" title={t('stats.timeline')}>
      {highlights.length === 0 ? (
        <p className="statistics-text muted">{t('stats.timeline.none')}</p>
      ) : (
        <ol className="incident-timeline">
          {highlights.map((one) => (
            <li key={one.id} data-side={one.side} data-mark={one.mark}>
              <span className="incident-timeline-text" dir="auto">
                {one.text}
              </span>
              <i aria-hidden="true" />
              <span className="figures incident-timeline-time">
                {one.score ? <b>{t('score.pair', { home: one.score[0], away: one.score[1] })}</b> : null}
                {clocked ? <span className={one.score ? 'faint' : undefined}>{one.minute}′</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </CollapsibleCard>
  );
}
