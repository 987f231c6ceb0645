import './andar-bahar.css';
import type { AndarBaharView } from '@touchline/casino/andar-bahar/andar-bahar';
import type { AndarBaharOptions } from '@touchline/casino/andar-bahar/options';
import { ANDAR_BAHAR_PLACES, type AndarBaharBet, andarBaharPay, andarBaharResults } from '@touchline/casino/andar-bahar/pays';
import { compare, ONE } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipScreen } from '../chips/chip-screen.tsx';
import { DealtCard } from '../chips/dealt-card.tsx';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { useChipBoard } from '../chips/use-chip-board.ts';
import { useSeenCount } from '../chips/use-seen-count.ts';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';

const CARD_MS = 160;
const SIDES = ['andar', 'bahar'] as const;
const FIGURES = placeFigures(ANDAR_BAHAR_PLACES, andarBaharResults(), andarBaharPay);

/** Andar Bahar: cards to either side in turn, until one matches the joker. */
export default function AndarBaharScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<AndarBaharOptions>({ bets: [] });
  const { play, round, ended } = useRound<AndarBaharOptions, AndarBaharView>();
  const board = useChipBoard<AndarBaharBet>(options.bets, (bets) => setOptions({ bets }));
  const dealt = round?.view.dealt ?? [];
  const seen = dealt.slice(0, useSeenCount(play, dealt.length, CARD_MS));
  const sideOf = (count: number) => SIDES[(count - 1) % 2] ?? 'andar';
  const dealtInEnd = ended?.view.dealt.length ?? 0;
  const places = FIGURES.map((figure) => ({ ...figure, name: t(`casino.andar-bahar.${figure.on}`) }));
  return (
    <ChipScreen
      options={options}
      board={board}
      verb={t('casino.chips.deal')}
      outcome={ended ? t('casino.andar-bahar.outcome', { side: t(`casino.andar-bahar.${sideOf(dealtInEnd)}`), n: dealtInEnd }) : null}
      drawn={
        <div className="table-sides">
          <section aria-label={t('casino.andar-bahar.joker')}>
            <h2>{t('casino.andar-bahar.joker')}</h2>
            <DealtCard card={round && play.phase !== 'sending' ? round.view.joker : null} />
          </section>
          {SIDES.map((side, i) => (
            <section key={side} aria-label={t(`casino.andar-bahar.${side}`)}>
              <h2>{t(`casino.andar-bahar.${side}`)}</h2>
              <div className="table-side" dir="ltr">
                {seen
                  .filter((_, at) => at % 2 === i)
                  .map((card) => (
                    <DealtCard key={card} card={card} />
                  ))}
              </div>
            </section>
          ))}
        </div>
      }
      resultOf={({ dealt: cards }: AndarBaharView) => ({
        text: t(`casino.andar-bahar.${sideOf(cards.length)}`),
        tone: sideOf(cards.length) === 'andar' ? 'blue' : 'red',
      })}
      layout={
        <PlaceLayout
          board={board}
          places={places}
          toneOf={(on) => (on === 'andar' ? 'blue' : on === 'bahar' ? 'red' : 'plain')}
          isHit={(on) => ended !== null && compare(andarBaharPay(on, dealtInEnd), ONE) > 0}
        />
      }
      rules="casino.andar-bahar.rules"
      prizes={places}
    />
  );
}
