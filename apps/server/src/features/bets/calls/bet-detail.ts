import { moneyText } from '@touchline/catalogue/money-text';
import { resolveLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { readHistory, readSteps } from '../history/history.store.ts';
import { presentBets } from '../history/present-bet.ts';
import { presentReceipt } from '../history/receipt.ts';
import { readLegs } from '../settlement/settle.store.ts';

const ANY = {
  status: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
  before: undefined,
  live: undefined,
  stakes: undefined,
  hidden: 'with',
} as const;

/** Another player's bet is as unknown as one that does not exist. */
export const betDetail =
  ({ platform, ports }: BetsDeps): Handler<'betDetail'> =>
  async ({ params, query }, { player, language }) => {
    const { pool } = platform;
    const spoken = resolveLanguage(query.lng ?? language);
    const [row] = await readHistory(pool, player.id, { ...ANY, betId: BigInt.asIntN(64, BigInt(params.betId)) }, 1);
    if (!row) throw new Failure('bet_unknown');
    const legs = (await readLegs(pool, [row.id])).get(row.id) ?? [];
    const [view] = await presentBets(ports.line, [{ row, legs }], spoken);
    invariant(view, 'one bet, one view');
    const unitMinor = view.lines > 1 ? (row.stakeMinor - row.stakeTaxMinor) / BigInt(view.lines) : null;
    return {
      ...view,
      unitStake: unitMinor === null ? null : moneyText(unitMinor, row.currency),
      receipt: presentReceipt(row, legs, await readSteps(pool, row.id), spoken),
    };
  };
