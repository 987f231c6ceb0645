import './tower.css';
import type { TowerOptions, TowerStep } from '@touchline/casino/tower/options';
import { TOWER_ROWS, TOWER_TILES, type TowerLevel, towerChance } from '@touchline/casino/tower/pays';
import type { TowerView } from '@touchline/casino/tower/tower';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { keptPay } from '../parts/kept-pay.ts';
import { useRound } from '../parts/use-round.ts';

/** The rows from the highest down; the one that is next can be pressed. */
export function TowerStage({ level }: { readonly level: TowerLevel }) {
  const t = useTranslator();
  const { play, round } = useRound<TowerOptions, TowerView, TowerStep>();
  const view = round?.options.level === level ? round.view : null;
  const { tiles } = TOWER_TILES[level];
  const rows = Array.from({ length: TOWER_ROWS }, (_, i) => TOWER_ROWS - 1 - i);
  return (
    <div className="tower-stage" dir="ltr">
      {rows.map((row) => {
        const chosen = view?.steps[row]?.step.tile;
        const isNext = play.phase === 'open' && view?.level === row;
        return (
          <div key={row} className="tower-row" data-next={isNext || undefined}>
            <small className="figures">{formatMultiplier(t.language, keptPay(towerChance(level, row + 1), play.table.edgePpm))}</small>
            {Array.from({ length: tiles }, (_, tile) => {
              const isSafe = view?.hidden?.[row]?.includes(tile) ?? (chosen === tile && view?.steps[row]?.result === 'up');
              const state = chosen === tile ? (isSafe ? 'safe' : 'out') : view?.hidden ? (isSafe ? 'was-safe' : 'was-out') : 'closed';
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
                  key={tile}
                  type="button"
                  className="tower-tile"
                  data-state={state}
                  disabled={!isNext}
                  aria-label={t(`casino.tower.tile.${state}`, { row: row + 1, tile: tile + 1 })}
                  onClick={() => play.act({ step: { tile } })}
                >
                  {state === 'safe' || state === 'was-safe' ? <Icon name="check" /> : state === 'closed' ? null : <Icon name="close" />}
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
