import { type RowColumn, rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { useTranslator } from '@touchline/ui/translator-context';
import { columnName, lineHead, priceHeads } from './column-texts.ts';
import { priceGroupClass } from './price-group.tsx';

/** Heads above the columns of a sport's rows. Every button names its market and its selection by itself: the heads are for the eye. */
export const ColumnHeads = ({ sport }: { readonly sport: number }) =>
  rowColumnsOf(sport).map((column, place) => <Heads key={column.market} place={place} column={column} />);

function Heads({ place, column }: { readonly place: number; readonly column: RowColumn }) {
  const t = useTranslator();
  const heads = [...priceHeads(t, column)];
  if (column.shape === 'line') heads.splice(1, 0, lineHead(t, column));
  return (
    <div className={priceGroupClass(column)} data-prices={place} aria-hidden="true" title={columnName(t, column)}>
      {heads.map((head) => (
        <span key={head} className="ellipsis">
          <bdi>{head}</bdi>
        </span>
      ))}
    </div>
  );
}
