import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { FeedSilence } from '@touchline/contract/push/messages';
import type { SiteSettings } from '@touchline/contract/site/settings';
import type { Maintenance } from '../rates/maintenance.ts';

/** Services that a page's loader finds in its context; the site's app/shell/loaders/loader-context.ts states the same shape. */
export interface PageServices {
  /** The same handlers, checks and refusals as over HTTP, for the caller of the page. */
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
  /** The languages that the site offers, sports that it does not, and where its own colours are; null where it has none. */
  readonly look: SiteLook;
  /** While the source is silent: since when, and how many live matches wait. */
  readonly silence: FeedSilence | null;
  /** While it lasts there is one page only, which says so. */
  readonly maintenance: Maintenance | null;
  /** Guests see nothing but the ways in (R117). */
  readonly signInFirst: boolean;
  /** Lets the loop serve others before what follows. */
  nextTurn(): Promise<void>;
}

/** A brand's settings, as its pages use them. */
export interface SiteLook {
  readonly languages: readonly string[];
  readonly closedSports: readonly number[];
  /** Parts of the product by name: false closes one, a list keeps it to these languages. */
  readonly modules: Readonly<Record<string, boolean | readonly string[]>>;
  /** The odds format of a visitor who has not chosen one. */
  readonly oddsFormat: SiteSettings['oddsFormat'];
  /** Sections in the header. */
  readonly headerNavMaxVisible: number;
  readonly colours: string | null;
}

/** Renders a page of the site. */
export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;
