import { isInsideBet, WHEELS, type Wheel } from '@touchline/casino/roulette/layout';
import type { RouletteOptions } from '@touchline/casino/roulette/options';
import type { RouletteBet } from '@touchline/casino/roulette/pays';
import type { RouletteView } from '@touchline/casino/roulette/roulette';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipScreen } from '../chips/chip-screen.tsx';
import { useChipBoard } from '../chips/use-chip-board.ts';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { RouletteLayout } from './roulette-layout.tsx';
import { roulettePrizes } from './roulette-prizes.ts';
import { RouletteWheel, toneOf } from './roulette-wheel.tsx';
import { pocketText } from './wheel-order.ts';

/** Roulette: chips on numbers and around them, and a ball on one of three wheels. */
export default function RouletteScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<RouletteOptions>({ wheel: 'european', bets: [] });
  const { ended } = useRound<RouletteOptions, RouletteView>();
  const { wheel } = options;
  const fitsOn = (on: RouletteBet, layout: Wheel): boolean => 'outside' in on || isInsideBet(layout, on.numbers);
  const board = useChipBoard<RouletteBet>(
    options.bets,
    (bets) => setOptions({ wheel, bets } as RouletteOptions),
    (on) => fitsOn(on, wheel),
  );
  // Chips on numbers that do not touch on the new layout are taken back.
  const setWheel = (next: Wheel): void => setOptions({ wheel: next, bets: options.bets.filter(({ on }) => fitsOn(on, next)) });
  const pocket = ended?.view.pocket ?? null;
  return (
    <ChipScreen
      options={options}
      board={board}
      verb={t('casino.roulette.verb')}
      outcome={
        pocket === null ? null : t('casino.roulette.drawn', { number: pocketText(pocket), colour: t(`casino.roulette.${toneOf(pocket)}`) })
      }
      drawn={<RouletteWheel wheel={wheel} />}
      resultOf={(view: RouletteView) => ({ text: pocketText(view.pocket), tone: toneOf(view.pocket) })}
      layout={<RouletteLayout board={board} wheel={wheel} drawn={ended?.options.wheel === wheel ? pocket : null} />}
      controls={
        <SegmentControl
          label={t('casino.roulette.wheel')}
          value={wheel}
          items={WHEELS.map((key) => ({ key, label: t(`casino.roulette.wheel.${key}`) }))}
          onChange={setWheel}
        />
      }
      rules="casino.roulette.rules"
      prizes={roulettePrizes(wheel).map(({ key, count, pay, chance }) => ({
        name: t(`casino.roulette.prize.${key}`, { n: count }),
        pay,
        chance,
      }))}
    />
  );
}
