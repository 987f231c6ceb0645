import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';

/** Beside a name: it has the lowest odds to win, alone or with others. */
export function FavouriteMark({ index, favourites }: { readonly index: number; readonly favourites: readonly number[] }) {
  const t = useTranslator();
  if (!favourites.includes(index)) return null;
  const isJoint = favourites.length > 1;
  return (
    <Badge tone="info" className="racecard-mark">
      <span title={t(isJoint ? 'match.racecard.joint-favourite.long' : 'match.racecard.favourite.long')}>
        {t(isJoint ? 'match.racecard.joint-favourite' : 'match.racecard.favourite')}
      </span>
    </Badge>
  );
}
