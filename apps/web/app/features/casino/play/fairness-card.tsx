import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoFairnessPath } from '../casino-paths.ts';
import { SeedsPanel } from '../fairness/seeds-panel.tsx';
import { useGame } from './game-context.ts';

/** The seeds that the next round is drawn with, and what the player can do about them without leaving the game. */
export function FairnessCard() {
  const t = useTranslator();
  const { seeds, takeSeeds, play } = useGame();
  if (seeds === null) return null;
  return (
    <Card>
      <CardHeader title={t('casino.fair.title')}>
        <Badge tone="brand" icon="shield">
          {t('casino.fair.committed')}
        </Badge>
      </CardHeader>
      <SeedsPanel seeds={seeds} onSeeds={takeSeeds} disabled={play.phase !== 'ready'} />
      <div className="game-fairness-foot">
        <Link className={buttonClass('plain', 'sm', true)} to={casinoFairnessPath(t.language)}>
          {t('casino.fair.more')}
        </Link>
      </div>
    </Card>
  );
}
