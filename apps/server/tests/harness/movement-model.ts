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
  /** Sums that a debit took, that a credit gave: by purse. */
  readonly moved?: Stake;
  /** Of what a credit gave, what was owed. */
  readonly repaid?: number;
  rolledBack?: string;
}
interface Round {
  closed: boolean;
  readonly debits: Known[];
}

/** The money of one player: own money, what is owed to the house, and bonuses by their numbers. */
interface Held {
  main: number;
  debt: number;
  readonly bonuses: Map<number, Bonus>;
}

/** The sums in the books: the players' money, what every name was answered with, and the rounds by player. */
interface Books {
  readonly held: readonly Held[];
  readonly names: Map<number, Known>;
  readonly rounds: Map<string, Round>;
  /** How many bonuses there have been; the next one's number. */
  given: number;
}

/**
 * The wallet's expected answers, message by message: a plain account of money in numbers, without a database, locks or postings. Bonuses are numbered
 * as they were given; each answer is what can be spent afterwards, or why not.
 */
export function createMovementModel(openingMinor: number, players: number) {
  const held = Array.from({ length: players }, (): Held => ({ main: openingMinor, debt: 0, bonuses: new Map() }));
  const books: Books = { held, names: new Map(), rounds: new Map(), given: 0 };
  return {
    held,
    spendable,
    /** How many bonuses there have been; the next one's number. */
    given: () => books.given,
    answer(op: Op): string {
      const { names } = books;
      const content = JSON.stringify(op);
      const before = names.get(op.name);
      // A bonus is looked for before its name is asked after.
      if (op.act === 'end' && !bonusOf(books, op)) return 'bonus_unknown';
      if (before?.answer === 'tombstone') return 'transaction_cancelled';
      if (before) return before.content === content ? before.answer : 'transaction_reused';
      const known = carryOut(books, op, content);
      if (typeof known === 'string') return known;
      names.set(op.name, known);
      return known.answer;
    },
  };
}

/** The movement that the message's name stands for from now on, or the refusal. */
function carryOut(books: Books, op: Op, content: string): Known | string {
  switch (op.act) {
    case 'debit':
      return debit(books, op, content);
    case 'credit':
      return credit(books, op, content);
    case 'rollback':
      return rollback(books, op, content);
    case 'grant': {
      const who = heldBy(books, op);
      who.bonuses.set(books.given++, { left: op.minor, state: 'open' });
      return { content, op, answer: String(spendable(who)) };
    }
    case 'end': {
      const who = heldBy(books, op);
      const bonus = bonusOf(books, op) as Bonus;
      if (bonus.state !== 'open') return 'bonus_ended';
      bonus.state = op.how;
      if (op.how === 'released') receive(who, bonus.left);
      bonus.left = 0;
      return { content, op, answer: String(spendable(who)) };
    }
  }
}

function debit(books: Books, op: Op & { act: 'debit' }, content: string): Known {
  const { rounds } = books;
  const who = heldBy(books, op);
  const key = `${op.player} ${op.round}`;
  const round = rounds.get(key);
  if (round?.closed) return { content, answer: 'round_closed' };
  if (op.minor > spendable(who)) return { content, answer: 'insufficient_funds' };
  const known: Known = { content, op, moved: take(who, op.minor), answer: String(spendable(who)) };
  rounds.set(key, { closed: false, debits: [...(round?.debits ?? []), known] });
  return known;
}

function credit(books: Books, op: Op & { act: 'credit' }, content: string): Known | string {
  const who = heldBy(books, op);
  const round = op.round === null ? undefined : books.rounds.get(`${op.player} ${op.round}`);
  if (op.round !== null && !round) return 'round_unknown';
  if (round?.closed) return 'round_closed';
  const stakes = (round?.debits ?? []).filter((one) => one.rolledBack === undefined).flatMap(({ moved }) => moved ?? []);
  if (round && stakes.length === 0) return 'transaction_cancelled';
  if (round && op.closes) round.closed = true;
  const { rest, released, bonuses } = share(who, op.minor + op.jackpot, stakes);
  const repaid = Math.min(rest, who.debt);
  who.debt -= repaid;
  who.main += rest - repaid + released;
  return { content, op, moved: { main: rest - repaid + released, bonuses }, repaid, answer: String(spendable(who)) };
}

function rollback(books: Books, op: Op & { act: 'rollback' }, content: string): Known | string {
  const { names, rounds } = books;
  const who = heldBy(books, op);
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
  if (taken.act === 'debit') giveBack(who, moved as Stake);
  else takeBack(who, moved as Stake, original.repaid ?? 0);
  return same();
}

/** Shares of a credit, by the purses that the round was staked from; what was staked of a bonus that is forfeited is lost. */
function share(who: Held, total: number, stakes: readonly Stake[]) {
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
    const part = Math.floor((total * minor) / all);
    rest -= part;
    const bonus = who.bonuses.get(id) as Bonus;
    if (bonus.state === 'open') {
      bonus.left += part;
      if (part > 0) bonuses.set(id, part);
    } else if (bonus.state === 'released') released += part;
  }
  return { rest, released, bonuses };
}

/** Undoes a debit. */
function giveBack(to: Held, { main, bonuses }: Stake): void {
  to.main += main;
  for (const [id, minor] of bonuses) {
    const bonus = to.bonuses.get(id) as Bonus;
    if (bonus.state === 'open') bonus.left += minor;
    else if (bonus.state === 'released') to.main += minor;
  }
}

/** Undoes a credit; what is no longer there is owed. */
function takeBack(from: Held, { main, bonuses }: Stake, repaid: number): void {
  let due = main;
  for (const [id, minor] of bonuses) {
    const bonus = from.bonuses.get(id) as Bonus;
    // A sum that a bonus no longer has is the house's loss; what was released is the player's own.
    if (bonus.state === 'open') bonus.left -= Math.min(bonus.left, minor);
    else if (bonus.state === 'released') due += minor;
  }
  from.debt += repaid;
  const paid = Math.min(due, from.main);
  from.main -= paid;
  from.debt += due - paid;
}

const spendable = ({ main, bonuses }: Held): number => [...bonuses.values()].reduce((sum, { left }) => sum + left, main);

function receive(to: Held, minor: number): void {
  const repaid = Math.min(minor, to.debt);
  to.debt -= repaid;
  to.main += minor - repaid;
}

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

const heldBy = ({ held }: Books, { player }: Pick<Op, 'player'>): Held => held[player] as Held;

const bonusOf = (books: Books, op: Op & { act: 'end' }): Bonus | undefined => books.held[op.player]?.bonuses.get(op.grant);

const playerOf = ({ op, content }: Known): number => op?.player ?? (JSON.parse(content) as Op).player;
