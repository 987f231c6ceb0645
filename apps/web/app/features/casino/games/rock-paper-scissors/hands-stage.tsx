import './hands.css';
import type { RockPaperScissorsOptions, RockPaperScissorsStep } from '@touchline/casino/rock-paper-scissors/options';
import { HANDS, type Hand, handsChance, MAX_WINS } from '@touchline/casino/rock-paper-scissors/pays';
import type { RockPaperScissorsView } from '@touchline/casino/rock-paper-scissors/rock-paper-scissors';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { ClimbLadder } from '../parts/climb-ladder.tsx';
import { keptPay } from '../parts/kept-pay.ts';
import { useRound } from '../parts/use-round.ts';
import { HandPicture } from './hand-picture.tsx';

/** The player's hand and the house's, and the three that can be shown next. */
export function HandsStage() {
  const t = useTranslator();
  const { play, round } = useRound<RockPaperScissorsOptions, RockPaperScissorsView, RockPaperScissorsStep>();
  const last = round?.view.steps.at(-1);
  const place = (title: string, hand: Hand | undefined) => (
    <div className="hands-place">
      <small>{title}</small>
      {hand ? <HandPicture hand={hand} /> : <span className="hands-empty">?</span>}
      <b>{hand ? t(`casino.hands.${hand}`) : ' '}</b>
    </div>
  );
  return (
    <div className="hands-stage">
      <ClimbLadder level={round?.view.level ?? 0} levels={MAX_WINS} pay={(wins) => keptPay(handsChance(wins), play.table.edgePpm)} />
      <div className="hands-pair" data-result={last?.result}>
        {place(t('casino.hands.own'), last?.step.hand)}
        {place(t('casino.hands.house'), last?.shown as Hand | undefined)}
      </div>
      <p role="status">{last ? t(`casino.hands.result.${last.result}`) : t('casino.hands.call')}</p>
      <ChoiceButtons
        label={t('casino.decide')}
        choices={HANDS.map((hand) => ({ key: hand, text: t(`casino.hands.${hand}`), action: { step: { hand } } }))}
      />
    </div>
  );
}
