import { JACKPOT_TIERS } from '@touchline/contract/casino/enums';
import type { JackpotRulesView } from '@touchline/contract/casino/jackpot-operator';
import { useTranslator } from '@touchline/ui/translator-context';
import { percentText } from '../../parts/percent-text.ts';

/** The values of a tier, with how each is called and written. */
export const TIER_VALUES = [
  { field: 'seed', name: 'console.jackpots.seed', written: String },
  { field: 'ratePpm', name: 'console.jackpots.rate', written: percentText },
  { field: 'bound', name: 'console.jackpots.bound', written: String },
] as const;

/** The values that other rules would change, a line each, and the games that they add or take away. */
export function RulesChanges({ from, to }: { readonly from: JackpotRulesView; readonly to: JackpotRulesView }) {
  const t = useTranslator();
  const ofTiers = JACKPOT_TIERS.flatMap((tier, i) => {
    const [before, after] = [from.tiers[i], to.tiers[i]];
    if (!before || !after) return [];
    return TIER_VALUES.filter(({ field }) => before[field] !== after[field]).map(({ field, name, written }) => ({
      key: `${tier} ${field}`,
      what: `${t(`jackpots.tier.${tier}`)}, ${t(name)}`,
      values: t('console.casino.from-to', { from: written(before[field]), to: written(after[field]) }),
    }));
  });
  const missing = (of: JackpotRulesView, than: JackpotRulesView): string =>
    than.games.filter((game) => !of.games.includes(game)).join(', ');
  const ofGames = [
    { key: 'added', what: t('console.jackpots.games.added'), values: missing(from, to) },
    { key: 'removed', what: t('console.jackpots.games.removed'), values: missing(to, from) },
  ].filter(({ values }) => values !== '');
  const changes = [...ofTiers, ...ofGames];
  if (changes.length === 0) return <p className="muted">{t('console.club.unchanged')}</p>;
  return (
    <ul>
      {changes.map(({ key, what, values }) => (
        <li key={key}>
          {what}: <span className="figures">{values}</span>
        </li>
      ))}
    </ul>
  );
}
