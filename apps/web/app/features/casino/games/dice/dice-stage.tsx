import type { DiceView } from '@touchline/casino/dice/dice';
import type { DiceOptions } from '@touchline/casino/dice/options';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { formatMultiplier } from '../../play/multiplier.ts';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { useRound } from '../parts/use-round.ts';

const ROLL_MS = 600;
const MIDDLE = 5000;
const MARKS = [0, 25, 50, 75, 100];

const isWin = (options: DiceOptions, rolled: number): boolean => ('over' in options ? rolled >= options.over : rolled < options.under);

/** The rolled number, and where it fell beside the target. */
export function DiceStage({ options, pay }: { readonly options: DiceOptions; readonly pay: Ratio }) {
  const t = useTranslator();
  const { play, round, ended } = useRound<DiceOptions, DiceView>();
  const ball = useRef<HTMLSpanElement>(null);
  const face = useRef<HTMLElement>(null);
  const last = useRef(MIDDLE);
  const draw = (hundredths: number): void => {
    if (ball.current) ball.current.style.left = `${hundredths / 100}%`;
    if (face.current) face.current.textContent = (hundredths / 100).toFixed(2);
  };
  useReveal(play, ROLL_MS, (progress) => {
    const rolled = round?.view.rolled ?? MIDDLE;
    draw(progress === 1 ? rolled : Math.round(last.current + (rolled - last.current) * easeOut(progress)));
    if (progress === 1) last.current = rolled;
  });
  const target = 'over' in options ? options.over : options.under;
  const won = ended !== null && isWin(ended.options, ended.view.rolled);
  const zone = 'over' in options ? { left: `${target / 100}%`, right: 0 } : { left: 0, right: `${100 - target / 100}%` };
  return (
    <div className="dice-stage">
      <p className={`dice-number figures${won ? ' dice-number-won' : ''}`}>
        <b ref={face}>{((ended?.view.rolled ?? MIDDLE) / 100).toFixed(2)}</b>
        <span>
          {t('over' in options ? 'casino.dice.needs-over' : 'casino.dice.needs-under', { target: (target / 100).toFixed(2) })}{' '}
          {formatMultiplier(t.language, pay)}
        </span>
      </p>
      <div className="dice-line" dir="ltr" aria-hidden="true">
        <div className="dice-bar">
          <i style={zone} />
        </div>
        <span className="dice-target" style={{ left: `${target / 100}%` }} />
        <span
          ref={ball}
          className={`dice-ball${won ? ' dice-ball-won' : ''}`}
          style={{ left: `${(ended?.view.rolled ?? MIDDLE) / 100}%` }}
        />
        {MARKS.map((mark) => (
          <small key={mark} className="figures" style={{ left: `${mark}%` }}>
            {mark}
          </small>
        ))}
      </div>
    </div>
  );
}
