import type { CasesView } from '@touchline/casino/cases/cases';
import type { CasesOptions } from '@touchline/casino/cases/options';
import { CASE_KEYS, CASES_TABLES, RARITIES, type Rarity } from '@touchline/casino/cases/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { weightedPrizes } from '../parts/weighted-prizes.ts';
import { CaseReel } from './case-reel.tsx';

/** Cases: one is opened and pays by the rarity of what is in it. */
export default function CasesScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<CasesOptions>({ case: 'street' });
  const { ended } = useRound<CasesOptions, CasesView>();
  const nameOf = (rarity: Rarity): string => t(`casino.cases.rarity.${rarity}`);
  const found = ended ? RARITIES[ended.view.rarity] : undefined;
  return (
    <GameFrame
      options={options}
      verb={t('casino.cases.verb')}
      autoplay
      outcome={found ? nameOf(found) : null}
      stage={<CaseReel opened={options.case} />}
      controls={
        <SegmentControl
          label={t('casino.cases.case')}
          value={options.case}
          items={CASE_KEYS.map((key) => ({ key, label: t(`casino.cases.case.${key}`) }))}
          onChange={(key) => setOptions({ case: key })}
        />
      }
      rules={
        <>
          <p>{t('casino.cases.rules')}</p>
          <PrizeTable
            corner={t('casino.cases.rarity')}
            prizes={weightedPrizes(CASES_TABLES[options.case], ({ key }) => nameOf(key as Rarity))}
          />
        </>
      }
    />
  );
}
