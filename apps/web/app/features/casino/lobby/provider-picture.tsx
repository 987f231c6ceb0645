import { createRandom } from '@touchline/kernel/random';
import type { ListedProviderGame } from './listed-provider-game.ts';

const RINGS = 6;
/** Behind the initial. */
const DISC = 'radial-gradient(circle, rgb(0 0 0 / 0.45) 21.5px, #0000 22.5px)';

/** A ring: its middle in percent of the tile, the radii of its edges in pixels. It is a layer of a background: an element for each would be most of a lobby's. */
function ringOf(hue: number, random: ReturnType<typeof createRandom>): string {
  const [x, y, radius, width] = [random.int(101), random.int(101), 14 + random.int(60), 2 + random.int(12)];
  const colour = `hsl(${hue % 360} 70% 55% / 0.45)`;
  return `radial-gradient(circle at ${x}% ${y}%, #0000 ${radius - 1}px, ${colour} ${radius}px ${radius + width}px, #0000 ${radius + width + 1}px)`;
}

/** The background of a game's picture: a disc, and a colour and rings by its own name, the same on every page and after every reload. */
export function pictureOf({ provider, code }: Pick<ListedProviderGame, 'provider' | 'code'>): string {
  const random = createRandom('picture', provider, code);
  const hue = random.int(360);
  const rings = Array.from({ length: RINGS }, (_, i) => ringOf(hue + 30 * i, random));
  return `${DISC}, ${rings.join(', ')}, hsl(${hue} 55% 22%)`;
}

/** A picture that is drawn for a provider's game: its own colour and rings, and its initial. Letters cost a lobby of many games less than drawings do. */
export function ProviderPicture({ game }: { readonly game: ListedProviderGame }) {
  const [initial = ''] = game.name;
  return (
    <span className="provider-tile-picture" style={{ background: pictureOf(game) }} aria-hidden="true">
      {initial}
    </span>
  );
}
