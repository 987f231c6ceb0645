import type { ChickenRoadOptions } from '@touchline/casino/chicken-road/options';
import { CHICKEN_ROAD_BUSTS, CHICKEN_ROAD_RISKS, CHICKEN_ROAD_STEPS, chickenRoadChance } from '@touchline/casino/chicken-road/pays';
import { ClimbScreen } from '../parts/climb-screen.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { RoadStage } from './road-stage.tsx';

/** Chicken Road: twenty lanes to cross; a car waits in some of them. */
export default function ChickenRoadScreen() {
  const [options, setOptions] = useChoice<ChickenRoadOptions>({ risk: 'easy' });
  const { risk } = options;
  return (
    <ClimbScreen
      options={options}
      levels={CHICKEN_ROAD_STEPS - CHICKEN_ROAD_BUSTS[risk]}
      standing={(lane) => chickenRoadChance(risk, lane)}
      controls={<RiskControl risks={CHICKEN_ROAD_RISKS} value={risk} onChange={(next) => setOptions({ risk: next })} />}
      stage={<RoadStage risk={risk} />}
      rules="casino.chicken-road.rules"
    />
  );
}
