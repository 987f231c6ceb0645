import type { ScratchCardsOptions } from '@touchline/casino/scratch-cards/options';
import { SCRATCH_DESIGNS, SCRATCH_SYMBOLS, SCRATCH_TABLES } from '@touchline/casino/scratch-cards/pays';
import type { ScratchCardsView } from '@touchline/casino/scratch-cards/scratch-cards';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { weightedPrizes } from '../parts/weighted-prizes.ts';
import { ScratchCard } from './scratch-card.tsx';

/** Scratch cards: nine fields, three alike win. */
export default function ScratchCardsScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<ScratchCardsOptions>({ design: 'kick-off' });
  const { ended } = useRound<ScratchCardsOptions, ScratchCardsView>();
  const prizes = SCRATCH_TABLES[options.design];
  return (
    <GameFrame
      options={options}
      verb={t('casino.scratch.verb')}
      autoplay
      outcome={ended ? t(ended.view.won === null ? 'casino.scratch.none' : 'casino.scratch.three') : null}
      stage={<ScratchCard design={options.design} />}
      controls={
        <SegmentControl
          label={t('casino.scratch.design')}
          value={options.design}
          items={SCRATCH_DESIGNS.map((design) => ({ key: design, label: t(`casino.scratch.design.${design}`) }))}
          onChange={(design) => setOptions({ design })}
        />
      }
      facts={
        <GameFacts
          items={[{ name: t('casino.fact.max'), value: formatMultiplier(t.language, prizes[SCRATCH_SYMBOLS - 1]?.pay ?? ratio(0n, 1n)) }]}
        />
      }
      rules={
        <>
          <p>{t('casino.scratch.rules')}</p>
          <PrizeTable
            corner={t('casino.scratch.symbol')}
            prizes={weightedPrizes(prizes, (_, i) =>
              i < SCRATCH_SYMBOLS ? t('casino.scratch.symbol.number', { n: i + 1 }) : t('casino.scratch.symbol.none'),
            )}
          />
        </>
      }
    />
  );
}
