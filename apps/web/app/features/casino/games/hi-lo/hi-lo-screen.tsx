import type { HiLoView } from '@touchline/casino/hi-lo/hi-lo';
import type { HiLoAction, HiLoOptions } from '@touchline/casino/hi-lo/options';
import { HI_LO_GUESSES, hiLoChance, RANKS, winningRanks } from '@touchline/casino/hi-lo/pays';
import { ONE, type Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier, returnedMinor } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { keptPay } from '../parts/kept-pay.ts';
import { PayTable } from '../parts/pay-table.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { standingChance } from './card-rank.ts';
import { HiLoStage } from './hi-lo-stage.tsx';
import { rankText } from './rank-text.ts';

/** Hi-Lo: higher or lower than the card on the table. */
export default function HiLoScreen() {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const [options] = useChoice<HiLoOptions>({});
  const { play, round, ended } = useRound<HiLoOptions, HiLoView, HiLoAction>();
  const { edgePpm, currency } = play.table;
  const right = play.phase === 'ready' ? 0 : (round?.view.right ?? 0);
  const pay: Ratio = right > 0 && round ? keptPay(standingChance(round.view), edgePpm) : ONE;
  const staked = round ? (stakeMinor(round.stake, scale(currency)) ?? 0n) : 0n;
  return (
    <GameFrame
      options={options}
      verb={t('casino.hi-lo.verb')}
      decision={
        right > 0 && play.phase === 'open'
          ? {
              text: t('casino.take', { amount: money(returnedMinor(staked, pay), currency) }),
              isTake: true,
              run: () => play.act({ cashOut: true }),
            }
          : null
      }
      outcome={ended ? t(ended.view.ending === 'out' ? 'casino.climb.out' : 'casino.climb.taken', { n: ended.view.right }) : null}
      stage={<HiLoStage />}
      facts={<GameFacts items={[{ name: t('casino.hi-lo.held'), value: right > 0 ? formatMultiplier(t.language, pay) : '–' }]} />}
      rules={
        <>
          <p>{t('casino.hi-lo.rules')}</p>
          <PayTable
            label={t('casino.rules.pays')}
            corner={t('casino.hi-lo.card')}
            heads={HI_LO_GUESSES.map((guess) => t(`casino.hi-lo.${guess}`))}
            lines={Array.from({ length: RANKS }, (_, i) => i + 1).map((rank) => ({
              key: String(rank),
              name: rankText(rank),
              cells: HI_LO_GUESSES.map((guess) =>
                winningRanks(rank, guess) > 0 ? formatMultiplier(t.language, keptPay(hiLoChance(rank, guess), edgePpm)) : '–',
              ),
            }))}
          />
        </>
      }
    />
  );
}
