import type { HeadToHead } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from './bracket/collapsible-card.tsx';
import { ResultList } from './result-list.tsx';

/** How two sides fared against each other: the balance as a bar, then the meetings. */
export function HeadToHeadCard({ headToHead, max }: { readonly headToHead: HeadToHead; readonly max?: number }) {
  const t = useTranslator();
  const { balance, home, away, meetings } = headToHead;
  const parts = [balance.homeWon, balance.drawn, balance.awayWon];
  return (
    <CollapsibleCard
      item="headToHead"
      title={t('stats.h2h')}
      note={balance.played > 0 ? t('stats.h2h.played', { count: balance.played }) : undefined}
    >
      {balance.played === 0 ? (
        <p className="statistics-text muted">{t('stats.h2h.none')}</p>
      ) : (
        <>
          <div className="head-to-head">
            <div
              className="head-to-head-bar"
              role="img"
              aria-label={t('stats.h2h.picture', {
                home: home.name,
                homeWon: balance.homeWon,
                drawn: balance.drawn,
                away: away.name,
                awayWon: balance.awayWon,
              })}
            >
              {parts.map((part, index) => (
                <i key={MEETING_OUTCOMES[index]} data-part={MEETING_OUTCOMES[index]} style={{ flexGrow: part }} />
              ))}
            </div>
            <dl>
              <div>
                <dt dir="auto">{home.name}</dt>
                <dd>{t('stats.h2h.wins', { count: balance.homeWon })}</dd>
              </div>
              <div>
                <dt>
                  <bdi className="figures">{t('score.pair', { home: balance.homeScored, away: balance.awayScored })}</bdi>
                </dt>
                <dd>{t('stats.h2h.draws', { count: balance.drawn })}</dd>
              </div>
              <div>
                <dt dir="auto">{away.name}</dt>
                <dd>{t('stats.h2h.wins', { count: balance.awayWon })}</dd>
              </div>
            </dl>
          </div>
          <ResultList matches={meetings.slice(0, max)} />
        </>
      )}
    </CollapsibleCard>
  );
}
const MEETING_OUTCOMES = ['home', 'drawn', 'away'];
