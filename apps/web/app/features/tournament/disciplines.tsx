import type { Podium } from '@touchline/catalogue/paris-2024';
import { CardHead } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { olympicsPath } from '../../addresses.ts';

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
  const t = useTexts();
  return (
    <section className="card">
      <CardHead title={t('olympics.disciplines')}>
        <span className="mut3 num">{disciplines.length}</span>
      </CardHead>
      <ul className="disc">
        {disciplines.map(({ slug, name, sport, events, matches }) => (
          <li key={slug}>
            <Link to={olympicsPath(t.language, slug)} className={matches > 0 ? 'on' : undefined}>
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

/** Who stood on the podiums of Paris. */
export function PodiumCard({ podiums }: { readonly podiums: readonly Podium[] }) {
  const t = useTexts();
  if (podiums.length === 0) return null;
  return (
    <section className="card">
      <CardHead title={t('olympics.podiums')} />
      <div className="podiums">
        {podiums.map(({ of, event, gold, silver, bronze }) => (
          <section key={`${of} ${event}`}>
            <h3>
              {t(`olympics.of.${of}`)} {event === '' ? null : <bdi className="mut">{event}</bdi>}
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
                  <i className={`medal ${metal}`} aria-hidden="true" />
                  <span className="sr">{t(`olympics.${metal}`)}: </span>
                  <bdi className="ell">{name}</bdi>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
