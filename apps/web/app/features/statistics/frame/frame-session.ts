import { readFoldedSections, saveFoldedSection } from '@touchline/client/device/folded-sections';
import { createFrameHost, type FrameHost } from '@touchline/client/frames/statistics-frame-host';
import type { FrameBet } from '@touchline/client/frames/statistics-frame-messages';
import type { SelectionPicks } from '../../../live/selection-picks.ts';

interface FrameDeskOptions {
  readonly listener: string;
  readonly route: string;
  readonly dark: boolean;
  readonly picks: SelectionPicks;
  readonly leave: () => void;
  readonly openPath: (path: string) => void;
}

/** One open frame on our page: its window, its conversation, and what of the coupon came from it. */
export class FrameSession {
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
      hidden: readFoldedSections(localStorage),
      dark,
      bets: () => this.#bets.filter((bet) => picks.has(bet.gameId, bet.selectionId)),
      onBet: (bet) => {
        if (!this.#bets.some((one) => one.gameId === bet.gameId && one.selectionId === bet.selectionId)) this.#bets.push(bet);
        const { gameId, odds, sportId, ...names } = bet;
        picks.toggle({ ...names, matchId: gameId, acceptedOdds: odds, sport: sportId });
      },
      onPath: (path) => {
        leave();
        openPath(path);
      },
      onExit: leave,
      onHide: (item, hidden) => saveFoldedSection(localStorage, item, hidden),
    });
  }

  /** The frame's window; null while there is none. */
  readonly window = (): Window | null => this.#frame?.contentWindow ?? null;

  /** The element in which the frame is drawn; null once it is gone. */
  attach(element: HTMLIFrameElement | null): void {
    this.#frame = element;
  }
}
