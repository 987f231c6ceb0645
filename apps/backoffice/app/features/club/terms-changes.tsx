import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsView } from '@touchline/contract/casino-club/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import { changeText } from '../../parts/change-text.ts';
import { percentText } from '../../parts/percent-text.ts';

/** The values of a level, with how each is called and written. */
export const LEVEL_VALUES = [
  { field: 'points', name: 'console.club.points', written: String },
  { field: 'lossPpm', name: 'console.club.loss', written: percentText },
  { field: 'mostUnits', name: 'console.club.most', written: String },
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
      what: `${t(`club.tier.${tier}`)}, ${t(name)}`,
      values: changeText(t, written(before[field]), written(after[field])),
    }));
  });
  const ofProviders =
    from.providersEdgePpm === to.providersEdgePpm
      ? []
      : [
          {
            key: 'providers',
            what: t('console.club.providers'),
            values: changeText(t, percentText(from.providersEdgePpm), percentText(to.providersEdgePpm)),
          },
        ];
  const changes = [...ofLevels, ...ofProviders];
  if (changes.length === 0) return <p className="muted">{t('console.club.unchanged')}</p>;
  return (
    <ul>
      {changes.map(({ key, what, values }) => (
        <li key={key}>
          {what}: {values}
        </li>
      ))}
    </ul>
  );
}
