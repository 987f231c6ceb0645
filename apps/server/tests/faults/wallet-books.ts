import type { WalletMessage } from './wallet-messages.ts';

/** An answer of the wallet; null where none came, or none that says what became of the message. */
export type WalletAnswer = { readonly status: string; readonly text: string } | null;

/** A message, and what its provider has been told of it. */
export interface KnownMessage extends WalletMessage {
  /** The whole answer by which it was taken; every repeat is answered with the same. */
  taken?: string;
  /** The word by which a bet was refused: it is never taken later. */
  refused?: string;
  /** Sent, and nobody knows what came of it. */
  isUncertain: boolean;
}

/** The books of a provider that believes nothing but answers: sums of what was taken, and whatever contradicts an earlier answer. */
export interface WalletBooks {
  readonly faults: readonly string[];
  /** Takes an answer over. `wasTaken`: whether the message was known to be taken when it was sent this time. */
  take(message: KnownMessage, answer: WalletAnswer, wasTaken: boolean): void;
  /** Gains of the players, by their place. */
  gains(players: number): bigint[];
  /** How many movements were taken, and how many postings they come to: what moves no money has none. */
  counts(): { readonly movements: number; readonly postings: number };
}

export function createWalletBooks(): WalletBooks {
  const faults: string[] = [];
  const taken = new Map<string, Pick<WalletMessage, 'act' | 'player' | 'amountMinor'>>();
  const takenBack = new Set<string>();
  const write = ({ act, player, name, original, amountMinor }: WalletMessage): void => {
    if (original !== null) takenBack.add(original);
    else taken.set(name, { act, player, amountMinor });
  };
  return {
    faults,
    take(message, answer, wasTaken) {
      if (answer === null) {
        message.isUncertain = true;
        return;
      }
      const { name, act } = message;
      if (answer.status === 'RS_OK') {
        if (message.refused !== undefined) faults.push(`${name} was refused with ${message.refused} and then taken`);
        if (message.taken !== undefined && message.taken !== answer.text) faults.push(`${name}: ${message.taken} and ${answer.text}`);
        if (message.taken === undefined) write(message);
        message.taken = answer.text;
      } else if (act === 'bet') {
        if (message.taken !== undefined) faults.push(`${name} was taken and then refused with ${answer.status}`);
        if ((message.refused ?? answer.status) !== answer.status) faults.push(`${name}: ${message.refused} and ${answer.status}`);
        message.refused = answer.status;
      } else if (wasTaken) faults.push(`${name} was taken and then refused with ${answer.status}`);
    },
    gains(players) {
      const gains = Array.from({ length: players }, () => 0n);
      for (const [name, { act, player, amountMinor }] of taken) {
        if (act === 'win') gains[player] = (gains[player] ?? 0n) + amountMinor;
        else if (!takenBack.has(name)) gains[player] = (gains[player] ?? 0n) - amountMinor;
      }
      return gains;
    },
    counts() {
      const moving = [...taken].filter(([, { amountMinor }]) => amountMinor > 0n);
      return { movements: taken.size, postings: moving.length + moving.filter(([name]) => takenBack.has(name)).length };
    },
  };
}
