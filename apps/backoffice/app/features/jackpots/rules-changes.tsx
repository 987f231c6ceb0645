import { JACKPOT_TIERS } from '@touchline/contract/casino/enums';
import type { JackpotRulesView } from '@touchline/contract/casino/jackpot-operator';
import { useTranslator } from '@touchline/ui/translator-context';
import { changeText } from '../../parts/change-text.ts';
import { percentText } from '../../parts/percent-text.ts';
import { ChangeList } from '../../parts/settings/change-list.tsx';
import { wholeText } from '../../parts/whole-text.ts';

/** The values of a tier, with how each is called and written. */
export const TIER_VALUES = [
  { field: 'seed', name: 'console.jackpots.seed', written: wholeText },
  { field: 'ratePpm', name: 'console.jackpots.rate', written: percentText },
  { field: 'bound', name: 'console.jackpots.bound', written: wholeText },
] as const;

/** The values that other rules would change, a line each, and the games that they add or take away. */
export function RulesChanges({ from, to }: { readonly from: JackpotRulesView; readonly to: JackpotRulesView }) {
  const t = useTranslator();
  const ofTiers = JACKPOT_TIERS.flatMap((tier, i) => {
    const [before, after] = [from.tiers[i], to.tiers[i]];
    if (!before || !after) return [];
    return TIER_VALUES.filter(({ field }) => before[field] !== after[field]).map(({ field, name, written }) => ({
      key: `${tier} ${field}`,
      name: `${t(`jackpots.tier.${tier}`)}, ${t(name)}`,
      values: changeText(t, written(before[field], t.language), written(after[field], t.language)),
    }));
  });
  const missing = (of: JackpotRulesView, than: JackpotRulesView): string =>
    than.games.filter((game) => !of.games.includes(game)).join(', ');
  const ofGames = [
    { key: 'added', name: t('console.jackpots.games.added'), values: missing(from, to) },
    { key: 'removed', name: t('console.jackpots.games.removed'), values: missing(to, from) },
  ].filter(({ values }) => values !== '');
  return <ChangeList changes={[...ofTiers, ...ofGames]} />;
}
