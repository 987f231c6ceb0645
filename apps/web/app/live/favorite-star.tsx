import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { type FavoriteKind, useFavorite } from './favorites-port.ts';

/** The star of a match, championship or team. */
export function FavoriteStar({ kind, id, name }: { readonly kind: FavoriteKind; readonly id: number; readonly name: string }) {
  const t = useTexts();
  const [on, toggle] = useFavorite(kind, id);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={on}
      aria-label={t('a11y.favourite-add', { name })}
      title={t(on ? 'a11y.favourite-remove' : 'a11y.favourite-add', { name })}
      onClick={toggle}
    >
      <Icon name={on ? 'star-on' : 'star'} className={on ? 'on' : ''} />
    </button>
  );
}
