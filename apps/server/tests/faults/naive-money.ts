/** How a match stands, by everything that was said of it. */
export interface NaiveMatch {
  readonly id: number;
  version: number;
  result: 'open' | 'home' | 'away';
  cancelled: boolean;
}
export interface NaiveBet {
  readonly betId: string;
  readonly stakeCents: number;
  readonly legs: readonly { readonly match: NaiveMatch; readonly pick: 'home' | 'away'; readonly oddsMilli: number }[];
  soldStakeCents: number;
  /** All of it was sold: results mean nothing to it any more. */
  gone: boolean;
}

/** The sum that a player must have, in plain arithmetic: no ledger, no keys, no order of events, only sums over what happened. */
export class NaiveMoney {
  readonly bets: NaiveBet[] = [];
  /** Of withdrawals and stakes put aside. */
  heldCents = 0;
  #cents = 0;

  pay(cents: number): void {
    this.#cents += cents;
  }
  hold(cents: number): void {
    this.#cents -= cents;
    this.heldCents += cents;
  }
  place(bet: NaiveBet): void {
    this.#cents -= bet.stakeCents;
    this.bets.push(bet);
  }
  /** Sells `percent` of what runs; gives the stake that it ends. */
  sell(bet: NaiveBet, percent: number, paidCents: number): number {
    const soldCents = Math.round(((bet.stakeCents - bet.soldStakeCents) * percent) / 100);
    bet.soldStakeCents += soldCents;
    bet.gone = bet.soldStakeCents === bet.stakeCents;
    this.pay(paidCents);
    return soldCents;
  }
  /** The main account less what is owed. */
  get totalCents(): number {
    return this.bets.reduce((sum, bet) => sum + returnOf(bet), this.#cents);
  }
}

/** The payout of a bet if only the last word on each match counts. */
function returnOf(bet: NaiveBet): number {
  if (bet.gone) return 0;
  let milli = 1;
  let open = false;
  for (const { match, pick, oddsMilli } of bet.legs) {
    if (match.cancelled) continue;
    if (match.result === 'open') open = true;
    else if (match.result !== pick) return 0;
    else milli = (milli * oddsMilli) / 1000;
  }
  return open ? 0 : Math.round((bet.stakeCents - bet.soldStakeCents) * milli);
}
