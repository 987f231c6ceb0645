import '../styles/clubs.css';
import type { TeamStatistics } from '@touchline/contract/statistics/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { FormBadges } from '../form-badges.tsx';

/** The place of a team: place, points, goals, strength and form, as figures beside each other. */
export function TeamStandingsCard({ statistics: { standing, rating, champs } }: { readonly statistics: TeamStatistics }) {
  const t = useTranslator();
  const figures = [
    ...(standing
      ? [
          { key: 'place', label: t('sections.team.place'), value: String(standing.place) },
          { key: 'points', label: t('match.table.points'), value: String(standing.points) },
          { key: 'record', label: t('sections.team.record'), value: `${standing.won}–${standing.drawn}–${standing.lost}` },
          { key: 'goals', label: t('match.table.goals'), value: t('score.pair', { home: standing.scored, away: standing.conceded }) },
        ]
      : []),
    ...(rating ? [{ key: 'rating', label: t('sections.team.rating'), value: formatNumber(t.language, rating.rating) }] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <section className="card team-standing" aria-label={champs[0]?.name ?? t('match.table')}>
      <dl>
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
        {standing && standing.form !== '' ? (
          <div>
            <dt>{t('sections.team.form')}</dt>
            <dd>
              <FormBadges form={standing.form.split('').reverse().join('')} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
