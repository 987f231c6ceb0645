import type { PumpOptions } from '@touchline/casino/pump/options';
import { PUMP_BUSTS, PUMP_RISKS, PUMP_STEPS, pumpChance } from '@touchline/casino/pump/pays';
import { ClimbScreen } from '../parts/climb-screen.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { PumpStage } from './pump-stage.tsx';

/** Pump: a balloon that bursts at some of 25 pumps. */
export default function PumpScreen() {
  const [options, setOptions] = useChoice<PumpOptions>({ risk: 'easy' });
  const { risk } = options;
  return (
    <ClimbScreen
      options={options}
      levels={PUMP_STEPS - PUMP_BUSTS[risk]}
      standing={(pumps) => pumpChance(risk, pumps)}
      controls={<RiskControl risks={PUMP_RISKS} value={risk} onChange={(next) => setOptions({ risk: next })} />}
      stage={<PumpStage risk={risk} />}
      rules="casino.pump.rules"
    />
  );
}
