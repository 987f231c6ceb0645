import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useSession } from '../../../shell/session/session-context.tsx';
import { casinoDemoPath, casinoGamePath } from '../casino-paths.ts';
import { useGame } from '../play/game-context.ts';

/** A player's way from play for money to play for demo money and back, between two rounds. A guest has one of them only. */
export function DemoLink() {
  const t = useTranslator();
  const { play } = useGame();
  const isGuest = useSession() === null;
  if (isGuest || !play.table.demo || play.phase !== 'ready') return null;
  const { game } = play.table.game;
  const isDemo = play.demoMinor !== null;
  return (
    <Link className={buttonClass('ghost', 'xs')} to={isDemo ? casinoGamePath(t.language, game) : casinoDemoPath(t.language, game)}>
      {t(isDemo ? 'casino.demo.leave' : 'casino.demo.try')}
    </Link>
  );
}
