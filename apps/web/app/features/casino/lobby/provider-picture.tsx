import { createRandom } from '@touchline/kernel/random';
import { Icon } from '@touchline/ui/icon';
import { type ListedProviderGame, sectionOfProviderGame } from './listed-provider-game.ts';
import { SECTION_ICONS } from './section-icons.ts';

const [WIDTH, HEIGHT, RINGS] = [156, 196, 6] as const;

/** Rings of a picture, placed and sized by the game's own name: the same on every page and after every reload. */
export function pictureOf({ provider, code }: Pick<ListedProviderGame, 'provider' | 'code'>) {
  const random = createRandom('picture', provider, code);
  const hue = random.int(360);
  const rings = Array.from({ length: RINGS }, (_, i) => ({
    key: i,
    x: random.int(WIDTH),
    y: random.int(HEIGHT),
    radius: 14 + random.int(60),
    width: 2 + random.int(12),
  }));
  return { hue, rings };
}

/** A picture that is drawn for a provider's game: its own colour and rings, and the sign of its category. */
export function ProviderPicture({ game }: { readonly game: ListedProviderGame }) {
  const { hue, rings } = pictureOf(game);
  const section = sectionOfProviderGame(game);
  return (
    <>
      <svg className="provider-tile-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill={`hsl(${hue} 55% 22%)`} />
        {rings.map(({ key, x, y, radius, width }) => (
          <circle
            key={key}
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            stroke={`hsl(${(hue + 30 * key) % 360} 70% 55%)`}
            strokeWidth={width}
            opacity="0.45"
          />
        ))}
      </svg>
      <span className="provider-tile-icon">
        <Icon name={section ? SECTION_ICONS[section] : 'slot'} />
      </span>
    </>
  );
}
