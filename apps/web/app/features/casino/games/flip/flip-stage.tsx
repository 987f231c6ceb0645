import './flip.css';
import type { FlipView } from '@touchline/casino/flip/flip';
import type { FlipOptions, FlipStep } from '@touchline/casino/flip/options';
import { flipChance, MAX_FLIPS } from '@touchline/casino/flip/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { ClimbLadder } from '../parts/climb-ladder.tsx';
import { CoinFace, type CoinSide } from '../parts/coin-face.tsx';
import { keptPay } from '../parts/kept-pay.ts';
import { useRound } from '../parts/use-round.ts';

const SIDES = ['heads', 'tails'] as const;
/** Flips that are listed. */
const SHOWN = 8;

/** The coin as it fell last, the flips before, and the two calls. */
export function FlipStage() {
  const t = useTranslator();
  const { play, round } = useRound<FlipOptions, FlipView, FlipStep>();
  const steps = round?.view.steps ?? [];
  const last = steps.at(-1)?.shown as CoinSide | undefined;
  return (
    <div className="flip-stage">
      <ClimbLadder level={round?.view.level ?? 0} levels={MAX_FLIPS} pay={(flips) => keptPay(flipChance(flips), play.table.edgePpm)} />
      <CoinFace key={steps.length} side={last ?? 'heads'} />
      <p className="flip-last">{last ? t(`casino.coin.${last}`) : t('casino.flip.call')}</p>
      <ol className="flip-past" aria-label={t('casino.flip.past')}>
        {steps.slice(-SHOWN).map(({ shown, result }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flip is its place
          <li key={i} data-result={result}>
            {t(`casino.coin.${shown as CoinSide}.letter`)}
          </li>
        ))}
      </ol>
      <ChoiceButtons
        label={t('casino.decide')}
        choices={SIDES.map((side) => ({ key: side, text: t(`casino.coin.${side}`), action: { step: { side } } }))}
      />
    </div>
  );
}
