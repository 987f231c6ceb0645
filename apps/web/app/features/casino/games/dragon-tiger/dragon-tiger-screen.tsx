import './dragon-tiger.css';
import type { DragonTigerView } from '@touchline/casino/dragon-tiger/dragon-tiger';
import type { DragonTigerOptions } from '@touchline/casino/dragon-tiger/options';
import { DRAGON_TIGER_PLACES, type DragonTigerBet, dragonTigerPay, dragonTigerResults } from '@touchline/casino/dragon-tiger/pays';
import { compare, ONE, ZERO } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipScreen } from '../chips/chip-screen.tsx';
import { DealtCard } from '../chips/dealt-card.tsx';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { useChipBoard } from '../chips/use-chip-board.ts';
import { useSeenCount } from '../chips/use-seen-count.ts';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';

const CARD_MS = 700;
const SIDES = ['dragon', 'tiger'] as const;
const DRAGON_TIGER_PLACE_TONES = { dragon: 'red', tiger: 'blue', tie: 'green' } as const;
const FIGURES = placeFigures(DRAGON_TIGER_PLACES, dragonTigerResults(), dragonTigerPay);

/** Which side has won: the one whose even money is paid. */
function winnerOf({ dragon, tiger }: DragonTigerView): 'dragon' | 'tiger' | 'tie' {
  const pays = (on: DragonTigerBet): boolean => compare(dragonTigerPay(on, [dragon, tiger]), ZERO) > 0;
  return pays('tie') ? 'tie' : pays('dragon') ? 'dragon' : 'tiger';
}

/** Dragon Tiger: one card each. */
export default function DragonTigerScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<DragonTigerOptions>({ bets: [] });
  const { play, round, ended } = useRound<DragonTigerOptions, DragonTigerView>();
  const board = useChipBoard<DragonTigerBet>(options.bets, (bets) => setOptions({ bets }));
  const seen = useSeenCount(play, SIDES.length, CARD_MS);
  const places = FIGURES.map((figure) => ({ ...figure, name: t(`casino.dragon-tiger.${figure.on}`) }));
  return (
    <ChipScreen
      options={options}
      board={board}
      verb={t('casino.chips.deal')}
      outcome={ended ? t(`casino.dragon-tiger.outcome.${winnerOf(ended.view)}`) : null}
      drawn={
        <div className="table-pair">
          {SIDES.map((side, i) => (
            <section key={side} aria-label={t(`casino.dragon-tiger.${side}`)}>
              <h2>{t(`casino.dragon-tiger.${side}`)}</h2>
              <DealtCard card={round && seen > i ? round.view[side] : null} />
            </section>
          ))}
        </div>
      }
      resultOf={(view: DragonTigerView) => ({
        text: t(`casino.dragon-tiger.${winnerOf(view)}`),
        tone: DRAGON_TIGER_PLACE_TONES[winnerOf(view)],
      })}
      layout={
        <PlaceLayout
          board={board}
          places={places}
          toneOf={(on) => (on.startsWith('dragon') ? 'red' : on.startsWith('tiger') ? 'blue' : 'green')}
          isHit={(on) => ended !== null && compare(dragonTigerPay(on, [ended.view.dragon, ended.view.tiger]), ONE) > 0}
        />
      }
      rules="casino.dragon-tiger.rules"
      prizes={places}
    />
  );
}
