import type { RockPaperScissorsOptions } from '@touchline/casino/rock-paper-scissors/options';
import { handsChance, MAX_WINS } from '@touchline/casino/rock-paper-scissors/pays';
import { ClimbScreen } from '../parts/climb-screen.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { HandsStage } from './hands-stage.tsx';

/** Rock Paper Scissors: hand against hand, a draw is played again. */
export default function RockPaperScissorsScreen() {
  const [options] = useChoice<RockPaperScissorsOptions>({});
  return <ClimbScreen options={options} levels={MAX_WINS} standing={handsChance} stage={<HandsStage />} rules="casino.hands.rules" />;
}
