import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { statisticText } from '../../shell/formats/statistic-text.ts';

/** Figures that a bettor looks at first; the rest follows in the feed's order as far as there is room. */
const FIRST = ['possession', 'dangerous-attack', 'shot', 'on-target', 'corner', 'yellow'];
const SHOWN = 6;

/** Key statistics as bars: home amber, away blue, as on every picture of the page. */
export function StatisticsBars({ statistics }: { readonly statistics: MatchDetail['statistics'] }) {
  const t = useTranslator();
  if (statistics.length === 0) return null;
  const rank = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  const shown = statistics.toSorted((a, b) => rank(a.key) - rank(b.key)).slice(0, SHOWN);
  return (
    <section className="board-statistics" aria-label={t('match.statistics')}>
      {shown.map(({ key, name, home, away }) => (
        <dl key={key} className="statistic-pair">
          <dt>{name}</dt>
          <dd className="figures">{statisticText(t.language, key, home)}</dd>
          <dd className="figures">{statisticText(t.language, key, away)}</dd>
          <div className="statistic-bar" aria-hidden="true">
            <i style={{ flexGrow: home }} />
            <i style={{ flexGrow: away }} />
          </div>
        </dl>
      ))}
    </section>
  );
}
