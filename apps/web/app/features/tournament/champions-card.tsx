import type { TournamentHistory } from '@touchline/catalogue/sport/tournament-history';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';

/** Winners of the years before, and who won it most. */
export function ChampionsCard({ history, shown }: { readonly history: TournamentHistory; readonly shown?: number }) {
  const t = useTranslator();
  const { champions, kind } = history;
  const titles = [...Map.groupBy(champions, ({ winner }) => winner)].sort((a, b) => b[1].length - a[1].length)[0];
  const since = champions.at(-1)?.year ?? '';
  return (
    <section className="card">
      <CardHeader title={t('tournament.champions')}>
        {titles && titles[1].length > 1 ? (
          <span className="badge badge-amber">
            {titles[0]} · {t('tournament.champions.titles', { n: titles[1].length, year: since })}
          </span>
        ) : null}
      </CardHeader>
      <ol className="past-champions">
        {champions.slice(0, shown ?? champions.length).map(({ year, winner, second, tally, shootOut }) => (
          <li key={year}>
            <span className="figures faint past-champions-year">{year}</span>
            <span className="ellipsis">
              <b>{winner}</b> {second ? <span className="muted">{t('tournament.second', { team: second })}</span> : null}
            </span>
            {tally === '' ? null : (
              <span className="figures">
                {kind === 'points' ? <span dir="auto">{t('tournament.tally.points', { n: tally })}</span> : tally}
                {shootOut ? <small dir="auto"> {t('tournament.tally.shoot-out', { score: shootOut })}</small> : null}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
