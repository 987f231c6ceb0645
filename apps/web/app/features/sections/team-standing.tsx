import type { TeamStatistics } from '@touchline/contract/statistics-shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTexts } from '@touchline/ui/texts';
import { FormMarks } from './form-marks.tsx';

/** Where a team stands: place, points, goals, strength and form, as figures beside each other. */
export function TeamStanding({ statistics: { standing, rating, champs } }: { readonly statistics: TeamStatistics }) {
  const t = useTexts();
  const figures = [
    ...(standing
      ? [
          { key: 'place', label: t('sections.team.place'), value: String(standing.place) },
          { key: 'points', label: t('match.table.points'), value: String(standing.points) },
          { key: 'record', label: t('sections.team.record'), value: `${standing.won}–${standing.drawn}–${standing.lost}` },
          { key: 'goals', label: t('match.table.goals'), value: `${standing.scored}–${standing.conceded}` },
        ]
      : []),
    ...(rating ? [{ key: 'rating', label: t('sections.team.rating'), value: formatNumber(t.language, rating.rating) }] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <section className="card standing" aria-label={champs[0]?.name ?? t('match.table')}>
      <dl>
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        {standing && standing.form !== '' ? (
          <div>
            <dt>{t('sections.team.form')}</dt>
            <dd>
              <FormMarks form={standing.form.split('').reverse().join('')} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
