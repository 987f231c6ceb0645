import type { TextKey } from '@touchline/i18n/text-key';
import { useTranslator } from '@touchline/ui/translator-context';
import { FieldProblem } from '../../shell/problem-of.ts';
import type { ActField, ActValues } from '../act-dialog.tsx';
import { numberListText, type PartsPerUnit, parseNumberList } from '../number-list.ts';

interface NumberList<F extends string> {
  readonly field: F;
  readonly label: TextKey;
  readonly hint: TextKey;
  readonly parts: PartsPerUnit;
}

/** Rows of numbers in a form: a field for each column, with a number for each row. */
export function useNumberLists<F extends string>(lists: readonly NumberList<F>[]) {
  const t = useTranslator();
  return {
    fields: (rows: readonly Readonly<Record<F, number>>[]): ActField[] =>
      lists.map(({ field, label, hint, parts }) => ({
        name: field,
        label: t(label),
        hint: t(hint),
        initial: numberListText(
          rows.map((row) => row[field]),
          parts,
        ),
        max: 200,
      })),
    /** So many rows; throws FieldProblem by the field that cannot be read. */
    read(values: ActValues, count: number): Record<F, number>[] {
      const columns = lists.map(({ field, parts }) => {
        const list = parseNumberList(values[field] ?? '', parts, count);
        if (list === null) throw new FieldProblem({ [field]: t('console.club.list.wrong', { n: count }) });
        return [field, list] as const;
      });
      return Array.from(
        { length: count },
        (_, i) => Object.fromEntries(columns.map(([field, list]) => [field, list[i]])) as Record<F, number>,
      );
    },
  };
}
