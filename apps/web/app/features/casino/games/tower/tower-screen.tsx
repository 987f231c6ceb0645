import type { TowerOptions } from '@touchline/casino/tower/options';
import { TOWER_LEVELS, TOWER_ROWS, towerChance } from '@touchline/casino/tower/pays';
import { ClimbScreen } from '../parts/climb-screen.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { TowerStage } from './tower-stage.tsx';

/** Tower: nine rows, some tiles of each safe. */
export default function TowerScreen() {
  const [options, setOptions] = useChoice<TowerOptions>({ level: 'medium' });
  const { level } = options;
  return (
    <ClimbScreen
      options={options}
      levels={TOWER_ROWS}
      standing={(row) => towerChance(level, row)}
      controls={<RiskControl risks={TOWER_LEVELS} value={level} onChange={(next) => setOptions({ level: next })} />}
      stage={<TowerStage level={level} />}
      rules="casino.tower.rules"
    />
  );
}
