import type { ChallengeView } from '@touchline/contract/casino-challenges/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoGamePath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';

interface ChallengeCardProps {
  readonly challenge: ChallengeView;
  readonly started: boolean;
}

/** A task; one of a game leads to it. */
export function ChallengeCard({ challenge, started }: ChallengeCardProps) {
  const t = useTranslator();
  const { kind, game, multiplier, target, count, points, done } = challenge;
  const title = t(`challenges.kind.${kind}`, {
    n: target,
    game: game === null ? '' : gameName(t, game),
    times: `×${formatNumber(t.language, (multiplier ?? 0) / 100, 2)}`,
  });
  return (
    <li className="card casino-challenge">
      <Badge tone="amber">{t('tournaments.points', { n: points })}</Badge>
      <h2>{game === null ? title : <Link to={casinoGamePath(t.language, game)}>{title}</Link>}</h2>
      {started ? (
        <div className="casino-challenge-progress">
          <Meter value={count / target} label={title} />
          <p className="muted">{done ? t('challenges.done') : t('challenges.progress', { count, target })}</p>
        </div>
      ) : null}
    </li>
  );
}
