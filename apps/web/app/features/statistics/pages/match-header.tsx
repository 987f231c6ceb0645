import type { CompetitorView } from '@touchline/contract/line/shapes';
import type { ReactNode } from 'react';
import { CompetitorMark } from '../competitor-name.tsx';
import { StatisticsLink } from '../statistics-link.tsx';

/** The head of a match's pages, on the pitch: home, what is between them, away. Always left to right, as the pitch is. */
export function MatchHeader({
  home,
  away,
  sport,
  top,
  children,
}: {
  readonly home: CompetitorView;
  readonly away: CompetitorView;
  readonly sport: number;
  readonly top: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <header className="card statistics-hero">
      <div className="statistics-hero-top">{top}</div>
      <div className="statistics-hero-pair">
        <HeroSide competitor={home} sport={sport} />
        <div className="statistics-hero-middle">{children}</div>
        <HeroSide competitor={away} sport={sport} />
      </div>
    </header>
  );
}

const HeroSide = ({ competitor, sport }: { readonly competitor: CompetitorView; readonly sport: number }) => (
  <StatisticsLink page="team" params={{ sportId: sport, teamId: competitor.id }} className="statistics-hero-side" title={competitor.name}>
    <CompetitorMark competitor={competitor} size={48} />
    <span dir="auto">{competitor.name}</span>
  </StatisticsLink>
);

/** The head of a page about one thing. */
export function SubjectHeader({
  top,
  mark,
  title,
  children,
}: {
  readonly top: ReactNode;
  readonly mark: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className="card statistics-hero">
      <div className="statistics-hero-top">{top}</div>
      <div className="statistics-hero-subject">
        {mark}
        <div>
          <h1 dir="auto">{title}</h1>
          {children}
        </div>
      </div>
    </header>
  );
}
