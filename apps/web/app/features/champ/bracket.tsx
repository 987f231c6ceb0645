import type { CompetitorView } from '@touchline/contract/line/shapes';
import type { StageMatch } from '@touchline/contract/statistics/shapes';
import { Crest } from '@touchline/ui/crest';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { teamPath } from '../../shell/paths.ts';

export interface BracketRound {
  readonly name: string;
  readonly matches: readonly StageMatch[];
}

/** Rounds of a knock-out as the draw has it: "1/16", ... "1/2", "final". */
const ROUNDS = ['1/32', '1/16', '1/8', '1/4', '1/2', 'final'] as const;

/** The rounds from the first drawn to the final: those not drawn yet have empty places. */
export function completeBracket(
  rounds: readonly BracketRound[],
): { readonly name: string; readonly matches: readonly (StageMatch | null)[] }[] {
  const known = new Map(rounds.map((round) => [round.name, round.matches]));
  const first = ROUNDS.findIndex((name) => known.has(name));
  if (first < 0) return rounds.map(({ name, matches }) => ({ name, matches }));
  return ROUNDS.slice(first).map((name) => {
    const size = 2 ** (ROUNDS.length - 1 - ROUNDS.indexOf(name));
    const matches = known.get(name) ?? [];
    return { name, matches: Array.from({ length: Math.max(size, matches.length) }, (_, place) => matches[place] ?? null) };
  });
}

const SHOWN = 4;

/** At most four rounds stand beside each other: the one before the latest drawn, and what follows. */
export function roundsShown<R extends { readonly matches: readonly (StageMatch | null)[] }>(net: readonly R[]): readonly R[] {
  const latest = net.findLastIndex(({ matches }) => matches.some((match) => match !== null));
  const from = Math.min(Math.max(0, net.length - SHOWN), Math.max(0, latest - 1));
  return net.slice(from, from + SHOWN);
}

/** A knock-out as a net: a column a round, wide ones scroll sideways inside of their own frame. */
export function Bracket({ rounds, label }: { readonly rounds: readonly BracketRound[]; readonly label: string }) {
  const t = useTranslator();
  const net = completeBracket(rounds);
  const shown = roundsShown(net);
  return (
    <ScrollBox label={label} className="knockout-net">
      {shown.map((round) => (
        <section key={round.name} className="knockout-round" aria-label={roundName(t, round.name)}>
          <h3>{roundName(t, round.name)}</h3>
          <ol>
            {round.matches.map((match, place) => (
              <li key={match?.id ?? `${round.name} ${place}`}>
                {match ? <Pair match={match} /> : <div className="knockout-match knockout-open">{t('tournament.to-play')}</div>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </ScrollBox>
  );
}

const roundName = (t: ReturnType<typeof useTranslator>, name: string): string => t.find(`tournament.round.${name}`) ?? name;

function Pair({ match }: { readonly match: StageMatch }) {
  const { dateTime } = useFormats();
  return (
    <div className="knockout-match">
      <Line side={1} competitor={match.home} match={match} />
      {match.away ? <Line side={2} competitor={match.away} match={match} /> : null}
      {match.over ? null : <small className="figures faint">{dateTime(match.startsAt * 1000)}</small>}
    </div>
  );
}

function Line({ side, competitor, match }: { readonly side: 1 | 2; readonly competitor: CompetitorView; readonly match: StageMatch }) {
  const t = useTranslator();
  const through = match.over && match.winner === side;
  return (
    <span className={`knockout-side${through ? ' strong' : match.over ? ' muted' : ''}`}>
      <Crest crest={competitor.crest} name={competitor.name} size={14} />
      <Link className="ellipsis" to={teamPath(t.language, competitor)} title={competitor.name}>
        {competitor.name}
      </Link>
      <b className="figures">{match.score ? match.score[side - 1] : ''}</b>
    </span>
  );
}
