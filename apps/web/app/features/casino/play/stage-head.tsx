import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import type { RefObject } from 'react';
import { gameName } from '../game-name.ts';
import { wholeReturnPpm } from '../jackpots/whole-return.ts';
import { SoundButton } from '../sound/sound-button.tsx';
import { useGame } from './game-context.ts';
import { formatReturn } from './return-text.ts';

/** A window as wide as a phone, which stands beside the page with the coupon. */
const SMALL_WINDOW = 'popup,width=420,height=780';

/** The game's name, its return, its sounds, and the ways to a small window and to the full screen. */
export function StageHead({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const t = useTranslator();
  const { play } = useGame();
  return (
    <header className="game-stage-head">
      <Mark />
      <h1>{gameName(t, play.table.game.game)}</h1>
      <span className="game-stage-return">
        {t('casino.return')} <span className="figures">{formatReturn(t.language, wholeReturnPpm(play.table.game))}</span>
      </span>
      {play.demoMinor === null ? null : <Badge tone="amber">{t('casino.demo')}</Badge>}
      <span className="spacer" />
      <SoundButton />
      <IconButton
        className="game-stage-tool game-stage-desktop"
        icon="split"
        label={t('casino.small-window')}
        onClick={() => void window.open(location.href, 'casino-game', SMALL_WINDOW)}
      />
      <IconButton
        className="game-stage-tool"
        icon="expand"
        label={t('casino.full-screen')}
        onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : box.current?.requestFullscreen())}
      />
    </header>
  );
}
