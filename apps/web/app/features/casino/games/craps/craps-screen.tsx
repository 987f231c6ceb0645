import type { CrapsView } from '@touchline/casino/craps/craps';
import type { CrapsAction, CrapsOptions } from '@touchline/casino/craps/options';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { crapsName } from './craps-names.ts';
import { CRAPS_GROUPS, crapsFigures } from './craps-places.ts';
import { CrapsStage } from './craps-stage.tsx';
import { useCrapsBoard } from './use-craps-board.ts';
import { useFirstThrow } from './use-first-throw.ts';

const FIGURES = CRAPS_GROUPS.flatMap(({ places }) => places.map(crapsFigures));

/** Craps: two dice, one shooter, and chips on what they will show. */
export default function CrapsScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<CrapsOptions>({ bets: [] });
  const { play } = useRound<CrapsOptions, CrapsView, CrapsAction>();
  const board = useCrapsBoard(options.bets, (bets) => setOptions({ bets }));
  useFirstThrow();
  return (
    <GameFrame
      options={options}
      chips={options.bets.reduce((sum, { chips }) => sum + chips, 0)}
      verb={t('casino.craps.verb')}
      decision={play.phase === 'open' ? { text: t('casino.craps.roll'), run: () => play.act({ roll: true }) } : null}
      outcome={null}
      stage={<CrapsStage board={board} />}
      facts={<GameFacts items={[{ name: t('casino.chips.laid'), value: board.total }]} />}
      rules={
        <>
          <p>{t('casino.craps.rules')}</p>
          <PrizeTable
            corner={t('casino.chips.bet')}
            prizes={FIGURES.map(({ on, pay, chance }) => ({ name: crapsName(t, on), pay, chance }))}
          />
        </>
      }
    />
  );
}
