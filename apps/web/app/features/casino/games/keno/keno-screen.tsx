import type { KenoView } from '@touchline/casino/keno/keno';
import type { KenoOptions } from '@touchline/casino/keno/options';
import { KENO_RISKS, kenoChance, kenoPays } from '@touchline/casino/keno/pays';
import { ratio } from '@touchline/kernel/ratio';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { KenoBoard } from './keno-board.tsx';
import { randomPicks } from './random-picks.ts';

const MAX_PICKS = 10;
const USUAL = [3, 11, 19, 28, 36];

/** Keno: ten of forty numbers are drawn, and one's picks among them pay. */
export default function KenoScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<KenoOptions>({ picks: USUAL, risk: 'classic' });
  const { ended } = useRound<KenoOptions, KenoView>();
  const { picks, risk } = options;
  const pays = kenoPays(picks.length, risk);
  const hits = ended ? ended.options.picks.filter((pick) => ended.view.drawn.includes(pick)).length : 0;
  // One number stays: a round without picks is no round.
  const toggle = (number: number): void => {
    const isPicked = picks.includes(number);
    if (isPicked ? picks.length > 1 : picks.length < MAX_PICKS)
      setOptions({ risk, picks: isPicked ? picks.filter((pick) => pick !== number) : [...picks, number] });
  };
  return (
    <GameFrame
      options={options}
      verb={t('casino.keno.verb')}
      autoplay
      outcome={ended ? t('casino.keno.hits', { n: hits, picks: ended.options.picks.length }) : null}
      stage={<KenoBoard picks={picks} onToggle={toggle} />}
      controls={
        <>
          <RiskControl risks={KENO_RISKS} value={risk} onChange={(next) => setOptions({ picks, risk: next })} />
          <Button block icon="refresh" onClick={() => setOptions({ risk, picks: randomPicks(picks.length) })}>
            {t('casino.keno.random', { n: picks.length })}
          </Button>
        </>
      }
      facts={
        <GameFacts
          items={[
            { name: t('casino.keno.picked'), value: `${picks.length} / ${MAX_PICKS}` },
            { name: t('casino.fact.max'), value: formatMultiplier(t.language, pays.at(-1) ?? ratio(0n, 1n)) },
          ]}
        />
      }
      rules={
        <>
          <p>{t('casino.keno.rules')}</p>
          <PrizeTable
            corner={t('casino.keno.right')}
            prizes={pays.map((pay, count) => ({ name: String(count), pay, chance: kenoChance(picks.length, count) }))}
          />
        </>
      }
    />
  );
}
