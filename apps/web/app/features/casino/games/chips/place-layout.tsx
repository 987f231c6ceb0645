import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { ChipPlace, type PlaceTone } from './chip-place.tsx';
import type { PlaceFigures } from './place-figures.ts';
import type { ChipBoard } from './use-chip-board.ts';

interface PlaceLayoutProps<On> {
  readonly board: ChipBoard<On>;
  readonly places: readonly (Pick<PlaceFigures<On>, 'on' | 'pay'> & { readonly name: string })[];
  /** Its name where a game has several layouts. */
  readonly label?: string;
  readonly toneOf?: (on: On) => PlaceTone;
  /** Whether the end that is shown has decided a place for the player. */
  readonly isHit: (on: On) => boolean;
}

/** A layout of places side by side, each with its name and the most that it pays. */
export function PlaceLayout<On>({ board, places, label, toneOf = () => 'plain', isHit }: PlaceLayoutProps<On>) {
  const t = useTranslator();
  return (
    <fieldset className="chip-board" aria-label={label ?? t('casino.chips.layout')}>
      {places.map(({ on, name, pay }) => (
        <ChipPlace key={name} board={board} on={on} tone={toneOf(on)} isHit={isHit(on)}>
          <span>{name}</span>
          <small className="figures">{formatMultiplier(t.language, pay)}</small>
        </ChipPlace>
      ))}
    </fieldset>
  );
}
