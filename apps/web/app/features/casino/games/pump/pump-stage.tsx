import './pump.css';
import type { PumpOptions, PumpStep } from '@touchline/casino/pump/options';
import { PUMP_BUSTS, PUMP_STEPS, type PumpRisk, pumpChance } from '@touchline/casino/pump/pays';
import type { PumpView } from '@touchline/casino/pump/pump';
import { ONE } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { ClimbLadder } from '../parts/climb-ladder.tsx';
import { keptPay } from '../parts/kept-pay.ts';
import { useRound } from '../parts/use-round.ts';

/** How much the balloon grows from the first pump to the last. */
const GROWTH = 0.6;

/** The balloon, the greater the more it pays, and the pump. */
export function PumpStage({ risk }: { readonly risk: PumpRisk }) {
  const t = useTranslator();
  const { play, round } = useRound<PumpOptions, PumpView, PumpStep>();
  const view = round?.options.risk === risk ? round.view : null;
  const level = view?.level ?? 0;
  const levels = PUMP_STEPS - PUMP_BUSTS[risk];
  const pay = (pumps: number) => (pumps === 0 ? ONE : keptPay(pumpChance(risk, pumps), play.table.edgePpm));
  const isBurst = view?.ending === 'out';
  return (
    <div className="pump-stage">
      <ClimbLadder level={level} levels={levels} pay={pay} />
      <svg className="pump-balloon" viewBox="0 0 200 220" aria-hidden="true" data-burst={isBurst || undefined}>
        {isBurst ? (
          <path d="M100 60 112 88 142 76 126 102 152 120 122 122 126 152 104 132 82 154 84 122 54 118 78 102 60 76 90 88z" fill="#f0574a" />
        ) : (
          <g className="pump-balloon-body" style={{ scale: String(0.4 + (level / levels) * GROWTH) }}>
            <path d="M100 10c44 0 72 34 72 76 0 46-40 88-72 100-32-12-72-54-72-100 0-42 28-76 72-76z" fill="#e0315c" />
            <ellipse cx="72" cy="58" rx="14" ry="24" fill="#fff" opacity=".35" />
            <path d="m92 186 16 0-8 14z" fill="#e0315c" />
          </g>
        )}
      </svg>
      <p className="pump-pay figures">{isBurst ? t('casino.pump.burst') : formatMultiplier(t.language, pay(level))}</p>
      <ChoiceButtons label={t('casino.decide')} choices={[{ key: 'on', text: t('casino.pump.step'), action: { step: {} } }]} />
    </div>
  );
}
