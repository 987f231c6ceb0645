import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';

/** The frame of a live table's statistics: how many rounds they count, and that the past changes nothing. Before the first round there are none. */
export function LiveStatistics({ rounds, children }: { readonly rounds: number; readonly children: ReactNode }) {
  const t = useTranslator();
  return (
    <Card>
      <CardHeader title={t('casino.live.statistics')}>
        <span className="muted figures">{t('casino.live.statistics.rounds', { n: rounds })}</span>
      </CardHeader>
      <div className="live-statistics">
        {rounds === 0 ? (
          <p className="muted">{t('casino.live.statistics.none')}</p>
        ) : (
          <>
            {children}
            <p className="muted">{t('casino.live.statistics.note')}</p>
          </>
        )}
      </div>
    </Card>
  );
}
