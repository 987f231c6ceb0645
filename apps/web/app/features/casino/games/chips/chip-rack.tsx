import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { useGame } from '../../play/game-context.ts';
import { type ChipBoard, HANDS } from './use-chip-board.ts';

/** How many chips a press lays, and what is done with all of them together. */
export function ChipRack<On>({ board }: { readonly board: ChipBoard<On> }) {
  const t = useTranslator();
  const { play } = useGame();
  const isShut = play.phase !== 'ready' || board.total === 0;
  return (
    <div className="chip-panel">
      <Segments
        label={t('casino.chips.hand')}
        value={String(board.hand)}
        items={HANDS.map((hand) => ({
          key: String(hand),
          label: hand === 0 ? t('casino.chips.take-back') : `+${hand}`,
          name: hand === 0 ? t('casino.chips.take-back') : t('casino.chips.count', { n: hand }),
        }))}
        onChange={(key) => board.setHand(HANDS.find((hand) => String(hand) === key) ?? 1)}
      />
      <span className="chip-panel-all">
        <Button size="sm" disabled={isShut} onClick={board.double}>
          {t('casino.chips.double')}
        </Button>
        <Button size="sm" disabled={isShut} onClick={board.clear}>
          {t('casino.chips.clear')}
        </Button>
      </span>
    </div>
  );
}
