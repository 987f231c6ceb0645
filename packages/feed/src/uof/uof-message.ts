import { attribute, child, childrenOf, integer, needed, neededInteger, parseXml, UofFormatError, type XmlElement } from './xml.ts';

/** A market as a message names it, before it is mapped. */
export interface UofMarket {
  readonly id: number;
  /** "setnr=1|total=9.5"; empty where the market has none. */
  readonly specifiers: string;
  /** 1 active, 0 deactivated, -1 suspended, -2 handed over, -3 settled, -4 cancelled. Active where absent. */
  readonly status: number;
  readonly favourite: boolean;
  readonly outcomes: readonly UofOutcome[];
}

export interface UofOutcome {
  readonly id: string;
  /** Decimal odds as text; undefined where none are given. */
  readonly odds: string | undefined;
  readonly active: boolean;
  /** Of settlements: "1" won, "0" lost, "-1" undecided. */
  readonly result: string | undefined;
  readonly voidFactor: string | undefined;
  readonly deadHeatFactor: string | undefined;
}

interface EventMessage {
  /** "sr:match:123". */
  readonly event: string;
  readonly product: number;
  /** Epoch ms at the provider. */
  readonly timestamp: number;
  /** Of a recovery; undefined in the ordinary stream. */
  readonly requestId: number | undefined;
}

export type UofMessage =
  | { readonly type: 'alive'; readonly product: number; readonly timestamp: number; readonly subscribed: boolean }
  | { readonly type: 'snapshot_complete'; readonly product: number; readonly timestamp: number; readonly requestId: number }
  | (EventMessage & { readonly type: 'odds_change'; readonly markets: readonly UofMarket[]; readonly status: XmlElement | undefined })
  /** `groups`: of market descriptions, "all" for every market. */
  | (EventMessage & { readonly type: 'bet_stop'; readonly groups: readonly string[]; readonly marketStatus: number })
  | (EventMessage & { readonly type: 'bet_settlement'; readonly certainty: number; readonly markets: readonly UofMarket[] })
  | (EventMessage & { readonly type: 'rollback_bet_settlement'; readonly markets: readonly UofMarket[] })
  /** Bets accepted in [from, to) are void; unbounded where undefined. */
  | (EventMessage & {
      readonly type: 'bet_cancel';
      readonly markets: readonly UofMarket[];
      readonly from: number | undefined;
      readonly to: number | undefined;
    })
  | (EventMessage & { readonly type: 'rollback_bet_cancel'; readonly markets: readonly UofMarket[] })
  | (EventMessage & { readonly type: 'fixture_change' });

export type UofEventMessage = Extract<UofMessage, EventMessage>;

const parseOutcome = (element: XmlElement): UofOutcome => ({
  id: needed(element, 'id'),
  odds: attribute(element, 'odds'),
  active: attribute(element, 'active') !== '0',
  result: attribute(element, 'result'),
  voidFactor: attribute(element, 'void_factor'),
  deadHeatFactor: attribute(element, 'dead_heat_factor'),
});

const parseMarket = (element: XmlElement): UofMarket => ({
  id: neededInteger(element, 'id'),
  specifiers: attribute(element, 'specifiers') ?? '',
  status: integer(element, 'status') ?? 1,
  favourite: attribute(element, 'favourite') === '1',
  outcomes: childrenOf(element, 'outcome').map(parseOutcome),
});

const parseMarkets = (element: XmlElement | undefined): UofMarket[] => childrenOf(element, 'market').map(parseMarket);

const parseEvent = (element: XmlElement): EventMessage => ({
  event: needed(element, 'event_id'),
  // A rollback may leave its producer out; the other messages never do.
  product: element.name.startsWith('rollback') ? (integer(element, 'product') ?? 0) : neededInteger(element, 'product'),
  timestamp: neededInteger(element, 'timestamp'),
  requestId: integer(element, 'request_id'),
});

/** Reads one message of the stream. Throws UofFormatError where it is not well-formed, lacks what it needs or is of an unknown kind. */
export function parseUofMessage(text: string): UofMessage {
  const root = parseXml(text);
  switch (root.name) {
    case 'alive':
      return {
        type: 'alive',
        product: neededInteger(root, 'product'),
        timestamp: neededInteger(root, 'timestamp'),
        subscribed: needed(root, 'subscribed') === '1',
      };
    case 'snapshot_complete':
      return {
        type: 'snapshot_complete',
        product: neededInteger(root, 'product'),
        timestamp: neededInteger(root, 'timestamp'),
        requestId: neededInteger(root, 'request_id'),
      };
    case 'odds_change':
      return {
        type: 'odds_change',
        ...parseEvent(root),
        markets: parseMarkets(child(root, 'odds')),
        status: child(root, 'sport_event_status'),
      };
    case 'bet_stop':
      return {
        type: 'bet_stop',
        ...parseEvent(root),
        groups: needed(root, 'groups').split('|'),
        marketStatus: integer(root, 'market_status') ?? -1,
      };
    case 'bet_settlement':
      return {
        type: 'bet_settlement',
        ...parseEvent(root),
        certainty: neededInteger(root, 'certainty'),
        markets: parseMarkets(child(root, 'outcomes')),
      };
    case 'rollback_bet_settlement':
      return { type: 'rollback_bet_settlement', ...parseEvent(root), markets: parseMarkets(root) };
    case 'bet_cancel':
      return {
        type: 'bet_cancel',
        ...parseEvent(root),
        markets: parseMarkets(root),
        from: integer(root, 'start_time'),
        to: integer(root, 'end_time'),
      };
    case 'rollback_bet_cancel':
      return { type: 'rollback_bet_cancel', ...parseEvent(root), markets: parseMarkets(root) };
    case 'fixture_change':
      return { type: 'fixture_change', ...parseEvent(root) };
    default:
      throw new UofFormatError(`no message is called ${root.name}`);
  }
}
