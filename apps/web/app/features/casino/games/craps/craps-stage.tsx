import './craps.css';
import type { CrapsView } from '@touchline/casino/craps/craps';
import type { CrapsAction, CrapsOptions } from '@touchline/casino/craps/options';
import { totalOf } from '@touchline/casino/craps/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipRack } from '../chips/chip-rack.tsx';
import { type LastResult, LastResults } from '../chips/last-results.tsx';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { ThrownDice } from '../chips/thrown-dice.tsx';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { useSeenCount } from '../chips/use-seen-count.ts';
import { useRound } from '../parts/use-round.ts';
import { crapsName } from './craps-names.ts';
import { CRAPS_GROUPS, type CrapsPlace, crapsFigures, wonByLast } from './craps-places.ts';
import { OddsLayout } from './odds-layout.tsx';
import { pointOf } from './use-craps-board.ts';

const DIE_MS = 400;
const DICE = [0, 1] as const;
const SEVEN = 7;
const GROUPS = CRAPS_GROUPS.map(({ key, places }) => ({ key, places: places.map(crapsFigures) }));
const CRAPS_PLACE_TONES: Readonly<Partial<Record<CrapsPlace, 'green' | 'red'>>> = {
  pass: 'green',
  come: 'green',
  dontPass: 'red',
  dontCome: 'red',
};

/** The last throw of a round: the seven that ends it is red. */
const resultOf = ({ rolls }: CrapsView): LastResult => {
  const last = rolls.at(-1);
  return { text: last ? String(totalOf(last)) : '–', tone: last && totalOf(last) === SEVEN ? 'red' : 'plain' };
};

/** The dice, the point, the layout and the rack. */
export function CrapsStage({ board }: { readonly board: ChipBoard<CrapsPlace> }) {
  const t = useTranslator();
  const { play, round, ended } = useRound<CrapsOptions, CrapsView, CrapsAction>();
  const seen = useSeenCount(play, DICE.length, DIE_MS);
  const rolls = round?.view.rolls ?? [];
  const last = rolls.at(-1);
  const isSettled = ended !== null || round?.status === 'open';
  const point = round?.status === 'open' ? pointOf(round.view) : null;
  return (
    <div className="chip-stage">
      <LastResults resultOf={resultOf} />
      <div className="craps-dice" key={rolls.length}>
        <ThrownDice dice={DICE.map((i) => (seen > i ? (last?.[i] ?? null) : null))} />
      </div>
      <p className="craps-point" data-on={point !== null || undefined}>
        {point === null ? t('casino.craps.come-out') : t('casino.craps.point', { n: point })}
      </p>
      <p className="chip-result" role="status">
        {last && isSettled ? t('casino.craps.thrown', { dice: last.join(' + '), total: totalOf(last) }) : null}
      </p>
      <OddsLayout board={board} />
      {GROUPS.map(({ key, places }) => (
        <div key={key} className="craps-group">
          <h2>{t(`casino.craps.group.${key}`)}</h2>
          <PlaceLayout
            board={board}
            places={places.map(({ on, pay }) => ({ on, pay, name: crapsName(t, on) }))}
            label={t(`casino.craps.group.${key}`)}
            toneOf={(on) => CRAPS_PLACE_TONES[on] ?? 'plain'}
            isHit={(on) => isSettled && wonByLast(on, rolls)}
          />
        </div>
      ))}
      <ChipRack board={board} />
    </div>
  );
}
