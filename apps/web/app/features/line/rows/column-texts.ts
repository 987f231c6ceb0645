import type { RowColumn, RowColumnKind } from '@touchline/betting/markets/row-columns';
import type { TextKey } from '@touchline/i18n/text-key';
import type { Translator } from '@touchline/i18n/translator';

/** Names of the columns in the heads and the switch of a list. */
const NAMES: Readonly<Record<RowColumnKind, TextKey>> = {
  result: 'line.column.result',
  'double-chance': 'line.column.double-chance',
  handicap: 'line.column.handicap',
  total: 'line.column.total',
  'both-score': 'line.column.both-score',
  winner: 'line.column.winner-overtime',
  'regular-result': 'line.column.regular-result',
  'set-handicap': 'line.column.handicap',
  'set-total': 'line.column.total',
  distance: 'line.column.distance',
};

/** The name of a kind of column: "Total". */
export const kindName = (t: Translator, kind: RowColumnKind): string => t(NAMES[kind]);

/** The name of a sport's column: "Total", "Handicap: sets", "Winner". */
export function columnName(t: Translator, { kind, shape, unit }: RowColumn): string {
  if (kind === 'result' && shape === 'two') return t('line.column.winner');
  const name = kindName(t, kind);
  return unit ? t('line.column.in-unit', { column: name, unit: t(`line.unit.${unit}`) }) : name;
}

const isHandicap = ({ kind }: RowColumn): boolean => kind === 'handicap' || kind === 'set-handicap';

/** Texts between the two prices of a line, and above it. */
export const lineHead = (t: Translator, column: RowColumn): string =>
  column.unit ? t(`line.unit.${column.unit}`) : t(isHandicap(column) ? 'line.column.handicap-short' : 'line.column.total');

/** Heads of the prices of a column, in the order in which they stand. */
export function priceHeads(t: Translator, column: RowColumn): readonly string[] {
  switch (column.kind) {
    case 'double-chance':
      return ['1X', '12', 'X2'];
    case 'both-score':
      return [t('line.head.both-yes'), t('line.head.both-no')];
    case 'distance':
      return [t('line.head.distance-yes'), t('line.head.distance-no')];
    case 'winner':
      return ['1', '2'].map((side) => t('line.head.overtime', { side }));
    case 'handicap':
    case 'set-handicap':
      return ['1', '2'];
    case 'total':
    case 'set-total':
      return [t('line.column.over'), t('line.column.under')];
    default:
      return column.shape === 'two' ? ['1', '2'] : ['1', 'X', '2'];
  }
}
