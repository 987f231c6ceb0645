import { rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo, useId } from 'react';
import { useChangePreferences, usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { columnName, kindName } from './column-texts.ts';
import { optionInForce, switchOptions } from './row-columns.ts';
import { useShownColumns } from './use-shown-columns.ts';

/** Which market the rows of a list show: on a phone the only one, elsewhere the last. Native radios, so the arrow keys work as everywhere. */
export const MarketSwitch = memo(function MarketSwitch({ sports }: { readonly sports: readonly number[] }) {
  const t = useTranslator();
  const group = useId();
  const { column: wished } = usePreferences();
  const change = useChangePreferences();
  const shown = useShownColumns();
  const options = switchOptions(sports);
  if (options.length < 2) return null;
  const [only] = sports;
  const columns = sports.length === 1 && only !== undefined ? rowColumnsOf(only) : [];
  const inForce = optionInForce(options, wished, shown);
  return (
    <fieldset className="market-switch" data-last={options.at(-1)?.place}>
      <legend className="screen-reader-only">{t('line.switch.label')}</legend>
      <span className="market-switch-label" aria-hidden="true">
        {t('line.switch.last')}
      </span>
      {options.map(({ kind, place }) => {
        const column = columns.find((one) => one.kind === kind);
        return (
          <label key={kind} className={kind === inForce ? 'chip chip-on' : 'chip'} data-place={place}>
            <input
              type="radio"
              className="screen-reader-only"
              name={group}
              checked={kind === inForce}
              onChange={() => change({ column: kind })}
            />
            {column ? columnName(t, column) : kindName(t, kind)}
          </label>
        );
      })}
    </fieldset>
  );
});
