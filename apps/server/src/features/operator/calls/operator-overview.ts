import type { Handler } from '#platform/handler';
import type { OperatorDeps } from '../operator-deps.ts';
import { readOverview } from '../read-overview.ts';

/** The figures go through whole tables, so all who ask within this time get the same ones. */
const KEPT_MS = 5_000;

export function operatorOverview(deps: OperatorDeps): Handler<'operatorOverview'> {
  let kept: { readonly until: number; readonly overview: ReturnType<typeof readOverview> } | undefined;
  return () => {
    const now = deps.platform.clock.now();
    if (kept && kept.until > now) return kept.overview;
    const overview = readOverview(deps);
    const mine = { until: now + KEPT_MS, overview };
    kept = mine;
    overview.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return overview;
  };
}
