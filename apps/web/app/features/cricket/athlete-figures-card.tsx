import { useTranslator } from '@touchline/ui/translator-context';
import type { AthleteRecentStats } from './athlete-recent-stats.ts';
import { strikeRate } from './innings.ts';

/** Figures of a cricketer's latest matches. */
export function AthleteFiguresCard({ form }: { readonly form: AthleteRecentStats }) {
  const t = useTranslator();
  const figures = [
    [t('cricket.player.matches'), String(form.looked)],
    [t('cricket.player.runs'), String(form.runs)],
    [t('cricket.player.best'), String(form.best)],
    [t('cricket.player.average'), form.innings === 0 ? '–' : (form.runs / form.innings).toFixed(1)],
    [t('cricket.player.strike-rate'), strikeRate(form.runs, form.balls)],
    [t('cricket.player.wickets'), String(form.wickets)],
    [t('cricket.player.bowling-average'), form.wickets === 0 ? '–' : (form.conceded / form.wickets).toFixed(1)],
  ] as const;
  return (
    <section className="card">
      <dl className="cricket-figures">
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
