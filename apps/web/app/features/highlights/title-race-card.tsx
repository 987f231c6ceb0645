import './styles/title-races.css';
import './styles/questions.css';
import type { OutrightEvents, StageTable } from '@touchline/contract/line/stage';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { champPath, matchPath, teamPath } from '../../shell/paths.ts';
import { FormBadges } from './form-badges.tsx';

type Outright = OutrightEvents['events'][number];
type Runner = Outright['runners'][number];
type Standing = StageTable['rows'][number];

/** The winner of a league: its competitors with the price of the title and where they stand. `contenders` are shown, the rest unfolds. */
export function TitleRaceCard({
  outright,
  table,
  contenders,
}: {
  readonly outright: Outright;
  readonly table: StageTable;
  readonly contenders: number;
}) {
  const t = useTranslator();
  const { matchId, kind, name, champ, startsAt, runners } = outright;
  const priced = useMemo<MatchSummary>(
    () => ({ id: matchId, kind, sport: champ.sport, name, champName: champ.name, startsAt }),
    [matchId, kind, champ, name, startsAt],
  );
  const standings = new Map(table.rows.map((row) => [row.competitor.id, row]));
  const leader = table.rows[0]?.points ?? 0;
  const rowOf = (runner: Runner) => (
    <ContenderRow
      key={runner.selectionId}
      runner={runner}
      standing={standings.get(runner.competitor.id)}
      leader={leader}
      match={priced}
      outright={outright}
    />
  );
  return (
    <section className="card race" aria-label={champ.name}>
      <CardHeader
        title={
          <span className="race-name">
            <Flag code={champ.flag} />
            <Link className="ellipsis" to={champPath(t.language, 'line', champ)} prefetch="intent">
              {champ.name}
            </Link>
          </span>
        }
      >
        <Link className="faint figures" to={matchPath(t.language, { id: matchId, home: { name }, away: null })} prefetch="intent">
          {table.season}
        </Link>
        <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
      </CardHeader>
      <ol>{runners.slice(0, contenders).map(rowOf)}</ol>
      {runners.length > contenders ? (
        <details className="question-rest">
          <summary>{t('sections.champions.rest', { n: runners.length - contenders })}</summary>
          <ol>{runners.slice(contenders).map(rowOf)}</ol>
        </details>
      ) : null}
    </section>
  );
}

interface ContenderProps {
  readonly runner: Runner;
  readonly standing: Standing | undefined;
  /** Points of who leads the table. */
  readonly leader: number;
  readonly match: MatchSummary;
  readonly outright: Outright;
}

function ContenderRow({ runner, standing, leader, match, outright }: ContenderProps) {
  const t = useTranslator();
  const { competitor, selectionId, odds } = runner;
  const behind = leader - (standing?.points ?? 0);
  return (
    <li className="contender">
      <Crest crest={competitor.crest} name={competitor.name} size={28} />
      <div className="contender-who">
        <Link className="ellipsis strong" to={teamPath(t.language, competitor)} prefetch="intent">
          {competitor.name}
        </Link>
        {standing ? (
          <span className="ellipsis faint contender-note figures">
            {t('sections.champions.standing', { place: standing.place, points: standing.points })}
            {behind > 0 ? ` (−${behind})` : ''}
          </span>
        ) : null}
      </div>
      <FormBadges form={(standing?.form ?? '').split('').reverse().join('')} />
      <LiveOddsButton
        match={match}
        market={{ name: outright.marketName, status: outright.status }}
        selection={{ id: selectionId, name: competitor.name, label: '', odds }}
      />
    </li>
  );
}
