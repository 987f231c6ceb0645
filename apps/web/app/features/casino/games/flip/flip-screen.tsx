import type { FlipOptions } from '@touchline/casino/flip/options';
import { flipChance, MAX_FLIPS } from '@touchline/casino/flip/pays';
import { ClimbScreen } from '../parts/climb-screen.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { FlipStage } from './flip-stage.tsx';

/** Flip: a coin called again and again. */
export default function FlipScreen() {
  const [options] = useChoice<FlipOptions>({});
  return <ClimbScreen options={options} levels={MAX_FLIPS} standing={flipChance} stage={<FlipStage />} rules="casino.flip.rules" />;
}
