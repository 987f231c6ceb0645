import type { PokerTermsView } from '@touchline/contract/poker/terms';
import { useTranslator } from '@touchline/ui/translator-context';
import { changeText } from '../../parts/change-text.ts';
import { ChangeList } from '../../parts/settings/change-list.tsx';
import { TERMS_VALUES } from './terms-values.ts';

/** The values that other terms would change, a line each. */
export function TermsChanges({ from, to }: { readonly from: PokerTermsView; readonly to: PokerTermsView }) {
  const t = useTranslator();
  const changed = TERMS_VALUES.filter(({ written }) => written(from) !== written(to));
  return (
    <ChangeList
      changes={changed.map(({ field, name, written }) => ({
        key: field,
        name: t(name),
        values: changeText(t, written(from), written(to)),
      }))}
    />
  );
}
