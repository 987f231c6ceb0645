import type { Op } from './movement-program.ts';

interface Bonus {
  left: number;
  state: 'open' | 'released' | 'forfeited';
}
interface Stake {
  readonly main: number;
  readonly bonuses: ReadonlyMap<number, number>;
}
interface Known {
  readonly content: string;
  readonly answer: string;
  readonly op?: Op;
  /** What a debit took, what a credit gave: by purse. */
  readonly moved?: Stake;
  /** Of what a credit gave, what was owed. */
  readonly repaid?: number;
  rolledBack?: string;
}
interface Round {
  closed: boolean;
  readonly debits: Known[];
}

/**
 * What the wallet is to answer, message by message: a plain account of money in numbers, without a database, locks or postings. Bonuses are
 * numbered as they were given; each answer is what can be spent afterwards, or why not.
 */
export function createMovementModel(openingMinor: number, players: number) {
  const held = Array.from({ length: players }, () => ({ main: openingMinor, debt: 0, bonuses: new Map<number, Bonus>() }));
  const names = new Map<number, Known>();
  const rounds = new Map<string, Round>();
  let given = 0;
  type Held = (typeof held)[number];

  const spendable = ({ main, bonuses }: Held): number => [...bonuses.values()].reduce((sum, { left }) => sum + left, main);
  const receive = (to: Held, minor: number): void => {
    const repaid = Math.min(minor, to.debt);
    to.debt -= repaid;
    to.main += minor - repaid;
  };
  /** Own money first, then the oldest bonus. */
  function take(from: Held, minor: number): Stake {
    const main = Math.min(minor, from.main);
    from.main -= main;
    let left = minor - main;
    const bonuses = new Map<number, number>();
    for (const [id, bonus] of from.bonuses) {
      const paid = Math.min(left, bonus.left);
      if (paid === 0) continue;
      bonus.left -= paid;
      left -= paid;
      bonuses.set(id, paid);
    }
    return { main, bonuses };
  }

  function debit(op: Op & { act: 'debit' }, content: string): Known {
    const who = held[op.player] as Held;
    const key = `${op.player} ${op.round}`;
    const round = rounds.get(key);
    if (round?.closed) return { content, answer: 'round_closed' };
    if (op.minor > spendable(who)) return { content, answer: 'insufficient_funds' };
    const known: Known = { content, op, moved: take(who, op.minor), answer: String(spendable(who)) };
    rounds.set(key, { closed: false, debits: [...(round?.debits ?? []), known] });
    return known;
  }

  function credit(op: Op & { act: 'credit' }, content: string): Known | string {
    const who = held[op.player] as Held;
    const round = op.round === null ? undefined : rounds.get(`${op.player} ${op.round}`);
    if (op.round !== null && !round) return 'round_unknown';
    if (round?.closed) return 'round_closed';
    const stakes = (round?.debits ?? []).filter((one) => one.rolledBack === undefined).flatMap(({ moved }) => moved ?? []);
    if (round && stakes.length === 0) return 'transaction_cancelled';
    if (round && op.closes) round.closed = true;
    const total = op.minor + op.jackpot;
    const staked = new Map<number, number>();
    let all = 0;
    for (const { main, bonuses } of stakes) {
      all += main;
      for (const [id, minor] of bonuses) {
        all += minor;
        staked.set(id, (staked.get(id) ?? 0) + minor);
      }
    }
    let rest = total;
    let released = 0;
    const bonuses = new Map<number, number>();
    for (const [id, minor] of staked) {
      const share = Math.floor((total * minor) / all);
      rest -= share;
      const bonus = who.bonuses.get(id) as Bonus;
      if (bonus.state === 'open') {
        bonus.left += share;
        if (share > 0) bonuses.set(id, share);
      } else if (bonus.state === 'released') released += share;
    }
    const repaid = Math.min(rest, who.debt);
    who.debt -= repaid;
    who.main += rest - repaid + released;
    return { content, op, moved: { main: rest - repaid + released, bonuses }, repaid, answer: String(spendable(who)) };
  }

  function rollback(op: Op & { act: 'rollback' }, content: string): Known | string {
    const who = held[op.player] as Held;
    const same = (): Known => ({ content, answer: String(spendable(who)) });
    if (op.original === op.name) return 'transaction_cancelled';
    const original = names.get(op.original);
    if (!original) {
      names.set(op.original, { content: `tombstone ${op.player}`, answer: 'tombstone' });
      return same();
    }
    if (original.answer === 'tombstone') return original.content === `tombstone ${op.player}` ? same() : 'rollback_refused';
    if (playerOf(original) !== op.player) return 'rollback_refused';
    if (!/^\d*$/.test(original.answer)) return same();
    const { op: taken, moved } = original;
    if (taken?.act !== 'debit' && taken?.act !== 'credit') return 'rollback_refused';
    if (original.rolledBack !== undefined) return same();
    if (taken.round !== null && rounds.get(`${op.player} ${taken.round}`)?.closed) return 'round_closed';
    original.rolledBack = content;
    const { main, bonuses } = moved as Stake;
    if (taken.act === 'debit') {
      who.main += main;
      for (const [id, minor] of bonuses) {
        const bonus = who.bonuses.get(id) as Bonus;
        if (bonus.state === 'open') bonus.left += minor;
        else if (bonus.state === 'released') who.main += minor;
      }
      return same();
    }
    let due = main;
    for (const [id, minor] of bonuses) {
      const bonus = who.bonuses.get(id) as Bonus;
      // What a bonus no longer has is the house's loss; what was released is the player's own.
      if (bonus.state === 'open') bonus.left -= Math.min(bonus.left, minor);
      else if (bonus.state === 'released') due += minor;
    }
    who.debt += original.repaid ?? 0;
    const paid = Math.min(due, who.main);
    who.main -= paid;
    who.debt += due - paid;
    return same();
  }

  const playerOf = ({ op, content }: Known): number => op?.player ?? (JSON.parse(content) as Op).player;

  return {
    held,
    spendable,
    /** How many bonuses there have been; the next one's number. */
    given: () => given,
    answer(op: Op): string {
      const content = JSON.stringify(op);
      const before = names.get(op.name);
      // A bonus is looked for before its name is asked after.
      const ended = op.act === 'end' ? held[op.player]?.bonuses.get(op.grant) : undefined;
      if (op.act === 'end' && !ended) return 'bonus_unknown';
      if (before?.answer === 'tombstone') return 'transaction_cancelled';
      if (before) return before.content === content ? before.answer : 'transaction_reused';
      const who = held[op.player] as Held;
      let known: Known | string;
      switch (op.act) {
        case 'debit':
          known = debit(op, content);
          break;
        case 'credit':
          known = credit(op, content);
          break;
        case 'rollback':
          known = rollback(op, content);
          break;
        case 'grant':
          who.bonuses.set(given++, { left: op.minor, state: 'open' });
          known = { content, op, answer: String(spendable(who)) };
          break;
        case 'end': {
          const bonus = ended as Bonus;
          if (bonus.state !== 'open') return 'bonus_ended';
          bonus.state = op.how;
          if (op.how === 'released') receive(who, bonus.left);
          bonus.left = 0;
          known = { content, op, answer: String(spendable(who)) };
        }
      }
      if (typeof known === 'string') return known;
      names.set(op.name, known);
      return known.answer;
    },
  };
}
