import type { ClimbView } from '@touchline/casino/climb-game';
import type { Json } from '@touchline/casino/game';
import { formatPercent } from '@touchline/i18n/format-money';
import type { TextKey } from '@touchline/i18n/text-key';
import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { GameFrame } from '../../play/game-frame.tsx';
import { chancePercent, formatMultiplier, returnedMinor } from '../../play/multiplier.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { GameFacts } from './game-facts.tsx';
import { keptPay } from './kept-pay.ts';
import { PrizeTable } from './prize-table.tsx';
import { useRound } from './use-round.ts';

const REVEAL_MS = 500;

interface ClimbScreenProps<Options> {
  readonly options: Options;
  readonly controls?: ReactNode;
  /** The highest level of the options. */
  readonly levels: number;
  /** The chance of standing at a level. */
  readonly standing: (level: number) => Ratio;
  readonly stage: ReactNode;
  readonly rules: TextKey;
}

/** A game in which each step that succeeds raises what can be taken. What is seen of it is the game's own. */
export function ClimbScreen<Options>({ options, controls, levels, standing, stage, rules }: ClimbScreenProps<Options>) {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const { play, round, ended } = useRound<Options, ClimbView<Json, Json>, Json>();
  useReveal(play, REVEAL_MS, () => undefined);
  const { edgePpm, currency } = play.table;
  const level = play.phase === 'ready' ? 0 : (round?.view.level ?? 0);
  const pay = (at: number): Ratio => keptPay(standing(at), edgePpm);
  const staked = round ? (stakeMinor(round.stake, scale(currency)) ?? 0n) : 0n;
  const [now, next] = [level === 0 ? ratio(1n, 1n) : standing(level), level < levels ? standing(level + 1) : null];
  const step = next && chancePercent(mul(next, ratio(now.den, now.num)));
  return (
    <GameFrame
      options={options}
      verb={t('casino.climb.verb')}
      decision={
        level > 0 && play.phase === 'open'
          ? {
              text: t('casino.take', { amount: money(returnedMinor(staked, pay(level)), currency) }),
              isTake: true,
              run: () => play.act({ cashOut: true }),
            }
          : null
      }
      outcome={ended ? t(ended.view.ending === 'out' ? 'casino.climb.out' : 'casino.climb.taken', { n: ended.view.level }) : null}
      stage={stage}
      controls={controls}
      facts={
        <GameFacts
          items={[
            { name: t('casino.climb.next'), value: next ? formatMultiplier(t.language, pay(level + 1)) : '–' },
            { name: t('casino.climb.chance'), value: step ? formatPercent(t.language, step.percent, step.decimals) : '–' },
          ]}
        />
      }
      rules={
        <>
          <p>{t(rules)}</p>
          <PrizeTable
            corner={t('casino.climb.level')}
            prizes={Array.from({ length: levels }, (_, i) => ({ name: String(i + 1), pay: pay(i + 1), chance: standing(i + 1) }))}
          />
        </>
      }
    />
  );
}
