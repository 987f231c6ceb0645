import type { ResultDetail } from '@touchline/contract/results';
import { useTexts } from '@touchline/ui/texts';
import { FoldCard } from './fold-card.tsx';
import { toldIncidents } from './told-incidents.ts';

/** How the match went: goals, cards and changes on the side of whom they belong to, the score between them. */
export function TimelineCard({ game, clocked }: { readonly game: ResultDetail; readonly clocked: boolean }) {
  const t = useTexts();
  const told = toldIncidents(game.incidents);
  return (
    <FoldCard item="timeline" title={t('stats.timeline')}>
      {told.length === 0 ? (
        <p className="pad-card mut">{t('stats.timeline.none')}</p>
      ) : (
        <ol className="sx-tl">
          {told.map((one) => (
            <li key={one.id} data-side={one.side} data-mark={one.mark}>
              <span className="tx" dir="auto">
                {one.text}
              </span>
              <i aria-hidden="true" />
              <span className="num m">
                {one.score ? (
                  <b>
                    {one.score[0]}–{one.score[1]}
                  </b>
                ) : null}
                {clocked ? <span className={one.score ? 'mut3' : undefined}>{one.minute}′</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </FoldCard>
  );
}
