import type { SicBoOptions } from '@touchline/casino/sic-bo/options';
import { type SicBoBet, sicBoPay, sicBoResults } from '@touchline/casino/sic-bo/pays';
import type { SicBoView } from '@touchline/casino/sic-bo/sic-bo';
import { compare, ONE } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import type { PlaceTone } from '../chips/chip-place.tsx';
import { ChipScreen } from '../chips/chip-screen.tsx';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { ThrownDice } from '../chips/thrown-dice.tsx';
import { useChipBoard } from '../chips/use-chip-board.ts';
import { useSeenCount } from '../chips/use-seen-count.ts';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { ALL_PLACES, placeKind } from './sic-bo-places.ts';

const DIE_MS = 500;
const DICE = 3;
const FIGURES = placeFigures(ALL_PLACES, sicBoResults(), sicBoPay);
const SIC_BO_PLACE_TONES = { small: 'blue', big: 'red', odd: 'blue', even: 'red', anyTriple: 'green', triple: 'green' } as const;

const totalOf = ({ dice }: SicBoView): number => dice.reduce((sum: number, die) => sum + die, 0);
const MAX_SMALL = 10;
const resultTone = ({ dice }: SicBoView): PlaceTone =>
  new Set(dice).size === 1 ? 'green' : totalOf({ dice }) <= MAX_SMALL ? 'blue' : 'red';

/** Sic Bo: three dice and what they show together. */
export default function SicBoScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<SicBoOptions>({ bets: [] });
  const { play, round, ended } = useRound<SicBoOptions, SicBoView>();
  const board = useChipBoard<SicBoBet>(options.bets, (bets) => setOptions({ bets } as SicBoOptions));
  const seen = useSeenCount(play, DICE, DIE_MS);
  const places = FIGURES.map((figure) => {
    const { kind, values } = placeKind(figure.on);
    return { ...figure, name: t(`casino.sic-bo.${kind}`, values) };
  });
  return (
    <ChipScreen
      options={options}
      board={board}
      verb={t('casino.sic-bo.verb')}
      outcome={
        ended
          ? t('casino.sic-bo.outcome', {
              dice: ended.view.dice.join(' + '),
              total: totalOf(ended.view),
            })
          : null
      }
      drawn={<ThrownDice dice={Array.from({ length: DICE }, (_, i) => (seen > i ? (round?.view.dice[i] ?? null) : null))} />}
      resultOf={(view: SicBoView) => ({ text: String(totalOf(view)), tone: resultTone(view) })}
      layout={
        <PlaceLayout
          board={board}
          places={places}
          toneOf={(on) => {
            const { kind } = placeKind(on);
            return kind in SIC_BO_PLACE_TONES ? SIC_BO_PLACE_TONES[kind as keyof typeof SIC_BO_PLACE_TONES] : 'plain';
          }}
          isHit={(on) => ended !== null && compare(sicBoPay(on, ended.view.dice), ONE) > 0}
        />
      }
      rules="casino.sic-bo.rules"
      prizes={places}
    />
  );
}
