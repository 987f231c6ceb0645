import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ChipBoard, HANDS } from './use-chip-board.ts';

/** Changes of all chips together, in the order of the buttons. */
const CHANGES = ['undo', 'repeat', 'double', 'clear'] as const;

/** How many chips a press lays, and what is done with all of them together. */
export function ChipRack<On>({ board }: { readonly board: ChipBoard<On> }) {
  const t = useTranslator();
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
        {CHANGES.map((change) => (
          <Button key={change} size="sm" disabled={board[change] === null} onClick={() => board[change]?.()}>
            {t(`casino.chips.${change}`)}
          </Button>
        ))}
      </span>
    </div>
  );
}
