import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FavoriteKind, useFavorite } from './favorites-context.ts';

/** The star of a match, championship or team. */
export function FavoriteButton({
  kind,
  id,
  name,
  className,
}: {
  readonly kind: FavoriteKind;
  readonly id: number;
  readonly name: string;
  /** By which what it stands in places it. */
  readonly className?: string;
}) {
  const t = useTranslator();
  const [on, toggle] = useFavorite(kind, id);
  return (
    <button
      type="button"
      className={`star${className ? ` ${className}` : ''}`}
      aria-pressed={on}
      aria-label={t('a11y.favourite-add', { name })}
      title={t(on ? 'a11y.favourite-remove' : 'a11y.favourite-add', { name })}
      onClick={toggle}
    >
      <Icon name={on ? 'star-on' : 'star'} />
    </button>
  );
}
