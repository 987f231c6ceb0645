import type { SlotMode } from '@touchline/casino/slots/engine/maths';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { PayTable } from '../parts/pay-table.tsx';
import { type ModeFigures, modeFigures } from './mode-figures.ts';
import { useSlot } from './slot-context.ts';

/** The maths sheet: what each way of playing costs, returns and how it is spread, all exact. */
export function SlotSheetTable({ modes }: { readonly modes: readonly SlotMode[] }) {
  const t = useTranslator();
  const { maths } = useSlot();
  const sheets = modes.map((mode) => modeFigures(t.language, maths.key, mode));
  const lineOf = (key: string, name: string, figure: keyof ModeFigures) => ({ key, name, cells: sheets.map((sheet) => sheet[figure]) });
  return (
    <>
      <PayTable
        label={t('slots.sheet')}
        corner={t('slots.sheet')}
        heads={modes.map((mode) => t(`slots.mode.${mode}`))}
        lines={[
          lineOf('price', t('slots.sheet.price-bets'), 'price'),
          lineOf('return', t('slots.sheet.return'), 'returned'),
          lineOf('hit-rate', t('slots.sheet.hit-rate'), 'hitRate'),
          lineOf('above', t('slots.sheet.above'), 'aboveStake'),
          lineOf('feature', t('slots.sheet.feature'), 'featureRate'),
          lineOf('deviation', t('slots.sheet.deviation'), 'deviation'),
          lineOf('max', t('slots.sheet.max'), 'max'),
          { key: 'cap', name: t('slots.sheet.cap-bets'), cells: modes.map(() => formatNumber(t.language, maths.cap)) },
        ]}
      />
      <p className="muted">{t('slots.sheet.note')}</p>
    </>
  );
}
