import type { MinesView } from '@touchline/casino/mines/mines';
import type { MinesAction, MinesOptions } from '@touchline/casino/mines/options';
import { minesPay, TILES } from '@touchline/casino/mines/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import type { KeyboardEvent } from 'react';
import { useReveal } from '../../play/use-reveal.ts';
import { ClimbLadder } from '../parts/climb-ladder.tsx';
import { useRound } from '../parts/use-round.ts';
import { GemPicture, MinePicture } from './mines-pictures.tsx';

const REVEAL_MS = 300;
const ROW = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW };

/** The arrow keys walk over the tiles. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tiles.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tiles[at + step]?.focus();
}

/** 25 tiles, and above them what the next ones pay. */
export function MinesStage({ mines, opened }: { readonly mines: number; readonly opened: number }) {
  const t = useTranslator();
  const { play, round } = useRound<MinesOptions, MinesView, MinesAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const view = round?.view ?? null;
  return (
    <div className="mines-stage">
      <ClimbLadder level={opened} levels={TILES - mines} pay={(tiles) => minesPay(mines, tiles, play.table.edgePpm)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="mines-grid" dir="ltr" role="group" aria-label={t('casino.mines.grid')} onKeyDown={walk}>
        {Array.from({ length: TILES }, (_, tile) => {
          const isOpen = view?.opened.includes(tile) ?? false;
          const isMine = view?.mines?.includes(tile) ?? false;
          const state = isMine ? (isOpen ? 'hit' : 'mine') : isOpen ? 'gem' : view?.mines ? 'rest' : 'closed';
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={tile}
              type="button"
              className="mines-tile"
              data-state={state}
              aria-disabled={play.phase !== 'open' || isOpen}
              aria-label={t(`casino.mines.tile.${state}`, { row: Math.floor(tile / ROW) + 1, column: (tile % ROW) + 1 })}
              onClick={() => {
                if (!isOpen) play.act({ open: tile });
              }}
            >
              {state === 'mine' || state === 'hit' ? <MinePicture /> : state === 'closed' ? null : <GemPicture />}
            </button>
          );
        })}
      </div>
    </div>
  );
}
