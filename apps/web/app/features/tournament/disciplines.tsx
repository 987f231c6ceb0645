import type { Podium } from '@touchline/catalogue/sport/paris-2024';
import { CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { olympicsPath } from '../../shell/paths.ts';

export interface NamedDiscipline {
  readonly slug: string;
  readonly name: string;
  readonly sport: number | null;
  readonly events: number;
  /** Matches on offer, live and before the start. */
  readonly matches: number;
}

/** All disciplines of the Games as tiles; those with matches on offer first. */
export function DisciplineGrid({ disciplines }: { readonly disciplines: readonly NamedDiscipline[] }) {
  const t = useTranslator();
  return (
    <section className="card">
      <CardHeader title={t('olympics.disciplines')}>
        <span className="faint figures">{disciplines.length}</span>
      </CardHeader>
      <ul className="disciplines">
        {disciplines.map(({ slug, name, sport, events, matches }) => (
          <li key={slug}>
            <Link to={olympicsPath(t.language, slug)} className={matches > 0 ? 'discipline-open' : undefined}>
              {sport === null ? <Icon name="medal" /> : <SportIcon sport={sport} />}
              <span>
                <b>{name}</b>
                <small>{matches > 0 ? t('common.matches', { n: matches }) : t('olympics.sets', { n: events })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Medallists on the podiums of Paris. */
export function PodiumCard({ podiums }: { readonly podiums: readonly Podium[] }) {
  const t = useTranslator();
  if (podiums.length === 0) return null;
  return (
    <section className="card">
      <CardHeader title={t('olympics.podiums')} />
      <div className="podiums">
        {podiums.map(({ of, event, gold, silver, bronze }) => (
          <section key={`${of} ${event}`}>
            <h3>
              {t(`olympics.of.${of}`)} {event === '' ? null : <bdi className="muted">{event}</bdi>}
            </h3>
            <ol>
              {(
                [
                  ['gold', gold],
                  ['silver', silver],
                  ['bronze', bronze],
                ] as const
              ).map(([metal, name]) => (
                <li key={metal}>
                  <i className="medal" data-metal={metal} aria-hidden="true" />
                  <span className="screen-reader-only">{t(`olympics.${metal}`)}: </span>
                  <bdi className="ellipsis">{name}</bdi>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
