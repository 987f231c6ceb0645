import type { OperatorDashboard } from '@touchline/contract/operator/calls';
import { AREA_SETTLED_MS } from '#features/console';
import type { OverviewSections } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { Features } from '../features.ts';

/**
 * The figures go through whole tables, so all who ask within this time get the same ones: those who watch are told together that they changed, and
 * ask together. It is less than a change waits until it is told, so nobody who was told gets figures from before.
 */
const KEPT_MS = AREA_SETTLED_MS / 2;

/** The house at a glance: each feature tells its own figures, none is made here. */
export function operatorOverview({ clock }: Pick<Platform, 'clock'>, features: Features): Handler<'operatorOverview'> {
  const { account, bets, payments, feed, wallet } = features;
  const sections: OverviewSections = {
    ...account.overviewSections,
    ...bets.overviewSections,
    ...payments.overviewSections,
    ...feed.overviewSections,
    ...wallet.overviewSections,
  };
  const read = async (brandId: number): Promise<OperatorDashboard> => {
    const [players, totals, deposits, matches, ledger] = await Promise.all([
      sections.players(brandId),
      sections.bets(brandId),
      sections.deposits(brandId),
      sections.feed(brandId),
      sections.ledger(brandId),
    ]);
    return { at: clock.now(), players, bets: totals, deposits, feed: matches, ledger };
  };
  const keptOf = new Map<number, { readonly until: number; readonly overview: Promise<OperatorDashboard> }>();
  return (_input, { brand }) => {
    const now = clock.now();
    const kept = keptOf.get(brand.id);
    if (kept && kept.until > now) return kept.overview;
    const overview = read(brand.id);
    const mine = { until: now + KEPT_MS, overview };
    keptOf.set(brand.id, mine);
    overview.catch(() => {
      if (keptOf.get(brand.id) === mine) keptOf.delete(brand.id);
    });
    return overview;
  };
}
