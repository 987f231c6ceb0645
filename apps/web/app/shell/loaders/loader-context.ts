import type { OddsFormat } from '@touchline/betting/odds-format';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { FeedSilence } from '@touchline/contract/push/messages';
import { createContext } from 'react-router';

/** Services that a screen's loader may ask of the server that renders it. */
export interface LoaderContext {
  /** The same handlers, checks and refusals as over HTTP, for the caller of the page. Refusals are thrown: an Error with `code` (failure.ts of the contract). */
  call<K extends CallKey>(key: K, input: InputFor<K>): Promise<ReplyFor<K>>;
  readonly player: { readonly id: string } | null;
  /** By cookie or Accept-Language; a page's own language is in its path. */
  readonly language: string;
  /** For script elements; the policy of the page lets no others run. */
  readonly nonce: string;
  /** Epoch milliseconds of the server. */
  readonly now: number;
  readonly publicOrigin: string;
  /** The name of the brand whose site it is. */
  readonly brand: string;
  /** The languages that the site offers, sports that it does not, its parts, and the address of its own colours; null where it has none. */
  readonly look: {
    readonly languages: readonly string[];
    readonly closedSports: readonly number[];
    /** Parts of the product: false closes one, a list keeps it to these languages (R002). */
    readonly modules: Readonly<Record<string, boolean | readonly string[]>>;
    /** The odds format of a visitor who has not chosen one. */
    readonly oddsFormat: OddsFormat;
    /** Sections that stand in the header where there is room. */
    readonly headerNavMaxVisible: number;
    readonly colours: string | null;
  };
  /** While the source of prices is silent: since when, and how many live matches wait. */
  readonly silence: FeedSilence | null;
  /** While it lasts there is one page only, which says so (S239). `until` is epoch milliseconds. */
  readonly maintenance: { readonly until: number; readonly reason: 'update' | 'provider' | 'incident' } | null;
  /** Guests see nothing but the ways in (R117). */
  readonly signInFirst: boolean;
  /** Lets the server's loop serve others before what follows. */
  nextTurn(): Promise<void>;
}

export const loaderContext = createContext<LoaderContext>();
