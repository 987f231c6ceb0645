import { choose } from '@touchline/casino/choose';
import type { DropView } from '@touchline/casino/drop/drop';
import type { DropOptions } from '@touchline/casino/drop/options';
import { DROP_RISKS, dropPays } from '@touchline/casino/drop/pays';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { RangeControl } from '../parts/range-control.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { DropBoard } from './drop-board.tsx';

const MIN_ROWS = 8;
const MAX_ROWS = 16;

/** Drop: a ball falls through rows of pegs and pays where it lands. */
export default function DropScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<DropOptions>({ rows: 12, risk: 'medium' });
  const { ended } = useRound<DropOptions, DropView>();
  const { rows, risk } = options;
  const pays = dropPays(rows, risk);
  const landed = ended ? Array.from(ended.view.path).filter((turn) => turn === 'R').length + 1 : 0;
  return (
    <GameFrame
      options={options}
      verb={t('casino.drop.verb')}
      autoplay
      outcome={ended ? t('casino.drop.landed', { bucket: landed }) : null}
      stage={<DropBoard rows={rows} risk={risk} />}
      controls={
        <>
          <RiskControl risks={DROP_RISKS} value={risk} onChange={(next) => setOptions({ rows, risk: next })} />
          <RangeControl
            label={t('casino.drop.rows')}
            min={MIN_ROWS}
            max={MAX_ROWS}
            value={rows}
            onChange={(next) => setOptions({ rows: next, risk })}
          />
        </>
      }
      facts={<GameFacts items={[{ name: t('casino.fact.max'), value: formatMultiplier(t.language, pays[0] ?? ratio(0n, 1n)) }]} />}
      rules={
        <>
          <p>{t('casino.drop.rules')}</p>
          <PrizeTable
            corner={t('casino.drop.bucket')}
            prizes={pays.map((pay, i) => ({ name: String(i + 1), pay, chance: ratio(choose(rows, i), 2n ** BigInt(rows)) }))}
          />
        </>
      }
    />
  );
}
