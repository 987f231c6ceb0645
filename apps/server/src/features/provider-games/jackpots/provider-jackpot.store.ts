import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { ListedJackpot } from '../api/provider-api.ts';

/** Takes the place of what a provider told before. An amount is of no time that is still to come. */
export async function writeJackpots(on: Queryable, provider: string, jackpots: readonly ListedJackpot[]): Promise<void> {
  await on.query('delete from provider_jackpot where provider = $1', [provider]);
  await on.query(
    `insert into provider_jackpot (provider, jackpot, name, currency, amount_minor, amount_at, read_at, games)
     select $1, j.jackpot, j.name, j.currency, j.amount_minor, least(j.amount_at, now()), now(), array(select jsonb_array_elements_text(j.games))
     from jsonb_to_recordset($2::jsonb) as j (jackpot text, name text, currency text, amount_minor bigint, amount_at timestamptz, games jsonb)`,
    [
      provider,
      JSON.stringify(
        jackpots.map(({ amountMinor, amountAt, ...rest }) => ({ ...rest, amount_minor: String(amountMinor), amount_at: amountAt })),
      ),
    ],
  );
}

/** The greatest jackpot that a game can win. */
interface GameJackpot {
  readonly provider: string;
  readonly game: string;
  readonly name: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly amountAt: Date;
}

/** The greatest jackpot of each game, as its provider told it in the last minutes: what nobody has told since is shown to nobody. */
export async function readGameJackpots(on: Queryable, freshSeconds: number): Promise<GameJackpot[]> {
  const { rows } = await on.query<GameJackpot>(
    prepared(
      `select distinct on (provider, game) provider, game, name, currency, amount_minor as "amountMinor", amount_at as "amountAt"
       from provider_jackpot, unnest(games) as game
       where read_at > now() - $1 * interval '1 second'
       order by provider, game, amount_minor desc, jackpot`,
      [freshSeconds],
    ),
  );
  return rows;
}
