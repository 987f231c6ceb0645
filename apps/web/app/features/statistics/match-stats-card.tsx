import type { StatisticView } from '@touchline/contract/line/shapes';
import type { ResultDetail } from '@touchline/contract/results/calls';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { statisticText } from '../../shell/formats/statistic-text.ts';
import { CollapsibleCard } from './bracket/collapsible-card.tsx';

/** Figures of both sides as bars, over the whole match or one of its periods. */
export function MatchStatsCard({ game, max }: { readonly game: ResultDetail; readonly max?: number }) {
  const t = useTranslator();
  const [period, setPeriod] = useState('0');
  const choices = [
    { key: '0', label: t('stats.whole') },
    ...game.periodStatistics.map((_, index) => ({ key: String(index + 1), label: game.periodNames[index] ?? String(index + 1) })),
  ];
  const shown = (period === '0' ? game.statistics : (game.periodStatistics[Number(period) - 1] ?? [])).slice(0, max);
  return (
    <CollapsibleCard item="figures" title={t('stats.tab.figures')}>
      {max === undefined && choices.length > 1 ? (
        <div className="statistics-bar">
          <Segments label={t('stats.by-period')} items={choices} value={period} onChange={setPeriod} />
        </div>
      ) : null}
      <ul className="comparison-bars">
        {shown.map((one) => (
          <Bar key={one.key} one={one} />
        ))}
      </ul>
    </CollapsibleCard>
  );
}

function Bar({ one: { key, name, home, away } }: { readonly one: StatisticView }) {
  const t = useTranslator();
  const shown = (value: number): string => statisticText(t.language, key, value);
  const whole = Math.max(1, home + away);
  return (
    <li className="comparison-bar">
      <b className={`figures${home > away ? ' comparison-bar-lead' : ''}`}>{shown(home)}</b>
      <span className="ellipsis comparison-bar-name">{name}</span>
      <b className={`figures${away > home ? ' comparison-bar-lead' : ''}`}>{shown(away)}</b>
      <span className="comparison-bar-line" aria-hidden="true">
        <i style={{ inlineSize: `${(home / whole) * 100}%` }} />
        <i style={{ inlineSize: `${(away / whole) * 100}%` }} />
      </span>
    </li>
  );
}
