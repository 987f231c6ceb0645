import '../styles/tiles.css';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { DashboardTile } from './dashboard-tile.tsx';
import { usePins } from './pins-store.ts';

/** Pinned matches in the visitor's order: tiles are dragged, or moved by the arrow keys on their handles. */
export function PinnedBoard({ matches }: { readonly matches: readonly MatchRow[] }) {
  const t = useTranslator();
  const { toggle, move, pins } = usePins();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (match: MatchRow): string =>
    match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const moveTo = (match: MatchRow, target: MatchRow | undefined): void => {
    if (!target) return;
    // Pins of matches that are over are not drawn: the place is the one of the tile that stands there.
    move(match.id, pins.indexOf(target.id));
    setSaid(t('sections.dashboard.moved', { name: nameOf(match), n: matches.indexOf(target) + 1 }));
  };
  return (
    <>
      <ol className="tiles">
        {matches.map((match, place) => (
          <li
            key={match.id}
            draggable
            data-dragged={dragged === match.id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', String(match.id));
              setDragged(match.id);
            }}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              const moved = matches.find((one) => one.id === dragged);
              if (moved && moved !== match) moveTo(moved, match);
              setDragged(null);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <DashboardTile
              match={match}
              pinned
              onPin={() => toggle(match.id)}
              handle={
                <button
                  type="button"
                  className="tile-handle"
                  aria-label={t('sections.dashboard.move', { name: nameOf(match), n: place + 1, of: matches.length })}
                  title={t('sections.dashboard.move-how')}
                  onKeyDown={(event) => {
                    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
                    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
                    const step = [forward, 'ArrowDown'].includes(event.key) ? 1 : [backward, 'ArrowUp'].includes(event.key) ? -1 : 0;
                    if (step === 0) return;
                    event.preventDefault();
                    moveTo(match, matches[place + step]);
                  }}
                >
                  <Icon name="rows" />
                </button>
              }
            />
          </li>
        ))}
      </ol>
      <p className="screen-reader-only" role="status">
        {said}
      </p>
    </>
  );
}
