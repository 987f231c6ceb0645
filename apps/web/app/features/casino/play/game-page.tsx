import type { CasinoSeedsView } from '@touchline/contract/casino/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Suspense, useMemo, useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { casinoPath } from '../../../shell/paths.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { useDemoPlay } from '../demo/use-demo-play.ts';
import { gameName } from '../game-name.ts';
import { GAME_SCREENS } from '../games/game-screens.ts';
import type { CasinoTable, PlayerAtTable } from './casino-table.ts';
import { GameContext } from './game-context.ts';
import { useGamePlay } from './use-game-play.ts';

/**
 * A game at its table (S224), brought with its own file. Guests play it for demo money where the law lets them; elsewhere they see it whole and are
 * asked to sign in at the first play. Players choose it by the address.
 */
export function GamePage({ table, player }: { readonly table: CasinoTable; readonly player: PlayerAtTable | null }) {
  const t = useTranslator();
  const isGuest = useSession() === null;
  const money = useGamePlay(table);
  const demo = useDemoPlay(table);
  const [search] = useSearchParams();
  const isDemo = table.demo && (isGuest || search.has('demo'));
  const chosen = isDemo ? demo : money;
  // While another page is on its way nothing is staked here: who has asked for demo money must not play for their own.
  const play = useNavigation().state === 'idle' ? chosen : { ...chosen, play: () => undefined };
  // Every round that was drawn here for money has taken the next number of the pair.
  const played = money.shownRounds.length;
  const [pair, setPair] = useState({ seeds: player?.seeds ?? null, from: 0 });
  const seeds = useMemo(() => pair.seeds && { ...pair.seeds, nonce: pair.seeds.nonce + played - pair.from }, [pair, played]);
  const takeSeeds = (next: CasinoSeedsView): void => setPair({ seeds: next, from: played });
  const Screen = GAME_SCREENS[table.game.game];
  return (
    <GameContext value={{ play, player, seeds, takeSeeds }}>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoPath(t.language)}>{t('casino.title')}</Link>
        <Icon name="next" flip />
        <span>{gameName(t, table.game.game)}</span>
      </nav>
      <Suspense fallback={<div className="card skeleton game-waiting" data-room="whole" aria-busy="true" />}>
        {Screen ? <Screen key={String(isDemo)} /> : null}
      </Suspense>
    </GameContext>
  );
}
