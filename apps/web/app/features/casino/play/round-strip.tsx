import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoRoundPath } from '../casino-paths.ts';
import { useGame } from './game-context.ts';
import { formatMultiplier } from './multiplier.ts';

const SHOWN = 18;

/** The player's last rounds of the game, newest first, each with its receipt; rounds for demo money have none, and stand apart from those for money. */
export function RoundStrip() {
  const t = useTranslator();
  const { amount } = useFormats();
  const { play, player } = useGame();
  const seen = new Set(play.shownRounds.map(({ round }) => round));
  const before = play.demoMinor === null ? (player?.rounds ?? []) : [];
  const rounds = [...play.shownRounds, ...before.filter(({ round, status }) => status === 'over' && !seen.has(round))];
  if (rounds.length === 0) return null;
  return (
    <ol className="game-rounds" aria-label={t('casino.rounds.own')}>
      {rounds.slice(0, SHOWN).map((round) => {
        const scale = scaleOf(round.currency);
        const staked = stakeMinor(round.stake, scale) ?? 0n;
        const returned = stakeMinor(round.returned ?? '0', scale) ?? 0n;
        const times = formatMultiplier(t.language, staked > 0n ? ratio(returned, staked) : ratio(0n, 1n));
        const roundClass = `game-round figures${returned > staked ? ' game-round-gain' : ''}`;
        return (
          <li key={round.round}>
            {play.demoMinor === null ? (
              <Link
                className={roundClass}
                to={casinoRoundPath(t.language, round.round)}
                aria-label={t('casino.rounds.one', { times, returned: amount(round.returned ?? '0', round.currency) })}
              >
                {times}
              </Link>
            ) : (
              <span className={roundClass}>{times}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
