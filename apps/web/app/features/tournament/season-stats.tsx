import type { TournamentStatistics } from '@touchline/contract/statistics/shapes';
import { languageTag } from '@touchline/i18n/languages';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';

/** The season in numbers: how much was played and scored, and for whom it went. */
export function SeasonStats({ season }: { readonly season: TournamentStatistics }) {
  const t = useTranslator();
  const { played, scored, homeWon, drawn, awayWon } = season.totals;
  if (played === 0) return null;
  const tag = languageTag(t.language);
  const mean = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(scored / played);
  const percent = (count: number): string => new Intl.NumberFormat(tag, { style: 'percent' }).format(count / played);
  const figures = [
    [t('tournament.figure.played'), String(played)],
    [t('tournament.figure.scored'), mean],
    [t('tournament.figure.home'), percent(homeWon)],
    ...(drawn > 0 ? [[t('tournament.figure.drawn'), percent(drawn)] as const] : []),
    [t('tournament.figure.away'), percent(awayWon)],
  ] as const;
  return (
    <section className="card">
      <CardHeader title={t('tournament.figures')}>
        <span className="faint figures">{season.stage.season.name}</span>
      </CardHeader>
      <dl className="season-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
