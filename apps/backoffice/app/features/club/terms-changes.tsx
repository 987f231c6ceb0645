import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsView } from '@touchline/contract/casino-club/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import { changeText } from '../../parts/change-text.ts';
import { percentText } from '../../parts/percent-text.ts';
import { ChangeList } from '../../parts/settings/change-list.tsx';
import { wholeText } from '../../parts/whole-text.ts';

/** The values of a level, with how each is called and written. */
export const LEVEL_VALUES = [
  { field: 'points', name: 'console.club.points', written: wholeText },
  { field: 'lossPpm', name: 'console.club.loss', written: percentText },
  { field: 'maxUnits', name: 'console.club.max', written: wholeText },
  { field: 'edgeSharePpm', name: 'console.club.share', written: percentText },
] as const;

/** The values that other terms would change, a line each. */
export function TermsChanges({ from, to }: { readonly from: ClubTermsView; readonly to: ClubTermsView }) {
  const t = useTranslator();
  const ofLevels = LOYALTY_TIERS.flatMap((tier, i) => {
    const [before, after] = [from.levels[i], to.levels[i]];
    if (!before || !after) return [];
    return LEVEL_VALUES.filter(({ field }) => before[field] !== after[field]).map(({ field, name, written }) => ({
      key: `${tier} ${field}`,
      name: `${t(`club.tier.${tier}`)}, ${t(name)}`,
      values: changeText(t, written(before[field], t.language), written(after[field], t.language)),
    }));
  });
  const ofProviders =
    from.providersEdgePpm === to.providersEdgePpm
      ? []
      : [
          {
            key: 'providers',
            name: t('console.club.providers'),
            values: changeText(t, percentText(from.providersEdgePpm), percentText(to.providersEdgePpm)),
          },
        ];
  return <ChangeList changes={[...ofLevels, ...ofProviders]} />;
}
