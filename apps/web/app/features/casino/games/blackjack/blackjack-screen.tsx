import { BLACKJACK, type BlackjackView } from '@touchline/casino/blackjack/blackjack';
import type { BlackjackAction, BlackjackOptions } from '@touchline/casino/blackjack/options';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { KeyHints } from '../parts/key-hints.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { type BlackjackChoice, bestChoice } from './best-choice.ts';
import { BlackjackControls } from './blackjack-controls.tsx';
import { BLACKJACK_KEYS } from './blackjack-keys.ts';
import { BlackjackRules } from './blackjack-rules.tsx';
import { BlackjackStage } from './blackjack-stage.tsx';
import { pointsText } from './points-text.ts';

const [USUAL] = BLACKJACK.variants() as readonly [BlackjackOptions];

/** Blackjack: nearer to 21 than the dealer. */
export default function BlackjackScreen() {
  const t = useTranslator();
  const [rules, setRules] = useChoice(USUAL);
  const [isAdvised, setAdvised] = useState(false);
  const { play, round, ended } = useRound<BlackjackOptions, BlackjackView, BlackjackAction>();
  const advised = isAdvised && play.phase === 'open' && round ? bestChoice(round.options, round.view) : null;
  const own = ended?.view.hands.map(({ cards }) => pointsText(t, cards, ended.view.hands.length > 1)).join(', ');
  return (
    <GameFrame
      options={rules}
      verb={t('casino.cards.deal')}
      outcome={ended ? t('casino.cards.outcome', { dealer: pointsText(t, ended.view.dealer), own: own ?? '' }) : null}
      stage={<BlackjackStage advised={advised} />}
      controls={<BlackjackControls rules={rules} onChange={setRules} />}
      facts={
        <>
          <Button block aria-pressed={isAdvised} onClick={() => setAdvised(!isAdvised)}>
            {t(isAdvised ? 'casino.cards.best.hide' : 'casino.cards.best.show')}
          </Button>
          <KeyHints
            keys={(Object.keys(BLACKJACK_KEYS) as BlackjackChoice[]).map((choice) => ({
              key: BLACKJACK_KEYS[choice],
              text: t(`casino.blackjack.move.${choice}`),
            }))}
          />
        </>
      }
      rules={<BlackjackRules rules={rules} />}
    />
  );
}
