import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';
import { useGame } from '../play/game-context.ts';
import { StakeInput } from '../play/stake-input.tsx';
import { useGameKeys } from '../play/use-game-keys.ts';
import { useStake } from '../play/use-stake.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';
import { placeBounds } from './place-bounds.ts';
import type { LiveBoard } from './use-live-board.ts';

/** The worth of a chip, and the one button: it places the chips that lie on the layout as one bet. */
export function LivePanel<On>({ table, laid }: { readonly table: SharedTable; readonly laid: LiveBoard<On> }) {
  const t = useTranslator();
  const { play } = useGame();
  const isHydrated = useHydrated();
  const isGuest = useSession() === null;
  const { openLogin } = useSessionStore();
  const stake = useStake(play, laid.board.total, (min, max) => placeBounds(laid.bets, min, max));
  const isBetting = table.phase === 'betting';
  const act = (): void => {
    if (isGuest) openLogin();
    if (isGuest || !isBetting || table.isBusy) return;
    const whole = stake.take(stake.unitMinor);
    if (whole !== null) table.place(whole, laid.bets, laid.taken);
  };
  useGameKeys({ act, halve: () => stake.scale(-1), double: () => stake.scale(1) });
  return (
    <section className="card game-panel" aria-label={t('casino.panel')}>
      <Button
        className="game-action"
        tone="brand"
        size="lg"
        block
        busy={table.isBusy}
        disabled={!isHydrated || (!isGuest && !isBetting)}
        onClick={act}
      >
        {isGuest ? t('casino.sign-in') : isBetting ? t('casino.live.place', { amount: stake.amount }) : t('casino.live.closed')}
      </Button>
      {table.problem ? (
        <p className="game-problem" role="alert">
          {table.problem}
        </p>
      ) : null}
      <StakeInput stake={stake} table={play.table} disabled={false} />
      <p className="game-keys muted only-desktop">
        <kbd>{t('casino.key.space')}</kbd> {t('casino.live.verb')} <kbd>A</kbd> ½ <kbd>S</kbd> 2×
      </p>
    </section>
  );
}
