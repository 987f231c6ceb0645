import type { ResultDetail, StatisticView } from '@touchline/contract/results';
import { Segments } from '@touchline/ui/segments';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { FoldCard } from './fold-card.tsx';

/** Figures of both sides as bars, over the whole match or one of its periods. */
export function FiguresCard({ game, most }: { readonly game: ResultDetail; readonly most?: number }) {
  const t = useTexts();
  const [period, setPeriod] = useState('0');
  const choices = [
    { key: '0', label: t('stats.whole') },
    ...game.periodStatistics.map((_, index) => ({ key: String(index + 1), label: game.periodNames[index] ?? String(index + 1) })),
  ];
  const shown = (period === '0' ? game.statistics : (game.periodStatistics[Number(period) - 1] ?? [])).slice(0, most);
  return (
    <FoldCard item="figures" title={t('stats.tab.figures')}>
      {most === undefined && choices.length > 1 ? (
        <div className="sx-bar">
          <Segments label={t('stats.by-period')} items={choices} value={period} onChange={setPeriod} />
        </div>
      ) : null}
      <ul className="sx-bars">
        {shown.map((one) => (
          <Bar key={one.key} one={one} />
        ))}
      </ul>
    </FoldCard>
  );
}

function Bar({ one: { key, name, home, away } }: { readonly one: StatisticView }) {
  const unit = key === 'possession' ? '%' : '';
  const whole = Math.max(1, home + away);
  return (
    <li className="sx-b">
      <b className={`num${home > away ? ' lead' : ''}`}>
        {home}
        {unit}
      </b>
      <span className="ell">{name}</span>
      <b className={`num${away > home ? ' lead' : ''}`}>
        {away}
        {unit}
      </b>
      <span className="sx-b-l" aria-hidden="true">
        <i style={{ inlineSize: `${(home / whole) * 100}%` }} />
        <i style={{ inlineSize: `${(away / whole) * 100}%` }} />
      </span>
    </li>
  );
}
