import { baccaratChances } from '@touchline/casino/baccarat/chances';
import type { BaccaratView } from '@touchline/casino/baccarat/deal-hands';
import type { BaccaratOptions } from '@touchline/casino/baccarat/options';
import { BACCARAT_PAYS, BACCARAT_PLACES, type BaccaratBet, baccaratPay } from '@touchline/casino/baccarat/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { ChipScreen } from '../chips/chip-screen.tsx';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { useChipBoard } from '../chips/use-chip-board.ts';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { BaccaratHands, handPoints } from './baccarat-hands.tsx';

const CHANCES = baccaratChances();
const BACCARAT_PLACE_TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

const pointsOf = (view: BaccaratView) => ({ player: handPoints(view.player), banker: handPoints(view.banker) });
const winnerOf = ({ player, banker }: ReturnType<typeof pointsOf>): BaccaratBet =>
  player > banker ? 'player' : banker > player ? 'banker' : 'tie';

/** Baccarat: chips on the player's hand, the banker's, or on a tie. */
export default function BaccaratScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<BaccaratOptions>({ pays: 'commission', bets: [] });
  const { ended } = useRound<BaccaratOptions, BaccaratView>();
  const { pays } = options;
  const board = useChipBoard<BaccaratBet>(options.bets, (bets) => setOptions({ pays, bets }));
  const figures = useMemo(() => placeFigures(BACCARAT_PLACES, CHANCES, (on, result) => baccaratPay(on, result, pays)), [pays]);
  const points = ended && pointsOf(ended.view);
  const winner = points && winnerOf(points);
  const places = figures.map((figure) => ({ ...figure, name: t(`casino.baccarat.${figure.on}`) }));
  return (
    <ChipScreen
      options={options}
      board={board}
      verb={t('casino.chips.deal')}
      outcome={points && winner ? t('casino.baccarat.outcome', { ...points, winner: t(`casino.baccarat.${winner}`) }) : null}
      drawn={<BaccaratHands />}
      resultOf={(view: BaccaratView) => {
        const won = winnerOf(pointsOf(view));
        return { text: t(`casino.baccarat.${won}`), tone: BACCARAT_PLACE_TONES[won] };
      }}
      layout={<PlaceLayout board={board} places={places} toneOf={(on) => BACCARAT_PLACE_TONES[on]} isHit={(on) => on === winner} />}
      controls={
        <SegmentControl
          label={t('casino.baccarat.pays')}
          value={pays}
          items={BACCARAT_PAYS.map((key) => ({ key, label: t(`casino.baccarat.pays.${key}`) }))}
          onChange={(next) => setOptions({ ...options, pays: next })}
        />
      }
      rules="casino.baccarat.rules"
      prizes={places}
    />
  );
}
