import { readHiddenItems, writeHiddenItem } from '@touchline/client/hidden-items';
import { createFrameHost, type FrameHost } from '@touchline/client/statistics-frame-host';
import type { FrameBet } from '@touchline/client/statistics-frame-messages';
import type { Picks } from '../../live/picks.ts';

interface FrameDeskOptions {
  readonly listener: string;
  readonly route: string;
  readonly dark: boolean;
  readonly picks: Picks;
  readonly leave: () => void;
  readonly openPath: (path: string) => void;
}

/** One open frame on our page: its window, its conversation, and what of the coupon came from it. */
export class FrameDesk {
  readonly host: FrameHost;
  #frame: HTMLIFrameElement | null = null;
  readonly #bets: FrameBet[] = [];

  constructor({ listener, route, dark, picks, leave, openPath }: FrameDeskOptions) {
    this.host = createFrameHost({
      listener,
      origin: location.origin,
      source: this.window,
      post: (envelope) => this.window()?.postMessage(envelope, location.origin),
      route,
      hidden: readHiddenItems(localStorage),
      dark,
      bets: () => this.#bets.filter((bet) => picks.has(bet.gameId, bet.selectionId)),
      onBet: (bet) => {
        if (!this.#bets.some((one) => one.gameId === bet.gameId && one.selectionId === bet.selectionId)) this.#bets.push(bet);
        const { gameId, odds, sportId, ...names } = bet;
        picks.toggle({ ...names, matchId: gameId, oddsSeen: odds, sport: sportId });
      },
      onPath: (path) => {
        leave();
        openPath(path);
      },
      onLeave: leave,
      onHide: (item, hidden) => writeHiddenItem(localStorage, item, hidden),
    });
  }

  /** The frame's window; null while there is none. */
  readonly window = (): Window | null => this.#frame?.contentWindow ?? null;

  /** The element in which the frame is drawn; null once it is gone. */
  attach(element: HTMLIFrameElement | null): void {
    this.#frame = element;
  }
}
