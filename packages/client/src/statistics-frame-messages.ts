import { isItemName } from './statistics-frame-address.ts';

/** A price that was pressed inside of the frame, with the names that stand beside it there. */
export interface FrameBet {
  readonly gameId: number;
  readonly selectionId: number;
  readonly kind: 'line' | 'live';
  /** Thousandths. */
  readonly odds: number;
  readonly sportId: number;
  readonly matchName: string;
  readonly champName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Epoch seconds. */
  readonly startsAt: number;
}

/** One leg of the host's coupon, as far as the frame marks it. */
export interface FramePick {
  readonly gameId: number;
  readonly selectionId: number;
}

/** R020: what the frame and its parent say to each other. */
export type FrameMessage =
  /** Frame: how high its content is, in pixels. */
  | { readonly type: 'bodyHeightChanged'; readonly height: number }
  /** Frame: the visitor chose something that the parent's site shows. */
  | { readonly type: 'parentPathChanged'; readonly path: string }
  /** Frame: one step in the history that the host keeps. */
  | { readonly type: 'goBack' }
  | { readonly type: 'goForward' }
  /** Frame: it is on this route now. Host: go there. */
  | { readonly type: 'historyRouteChanged'; readonly path: string }
  /** Both: a section was folded or unfolded. */
  | { readonly type: 'hideItemToggle'; readonly item: string; readonly hidden: boolean }
  /** Frame. */
  | { readonly type: 'setTitle'; readonly title: string }
  /** Frame: a price was pressed. */
  | { readonly type: 'sendBet'; readonly bet: FrameBet }
  /** Frame: asks for `betsUpdate`. */
  | { readonly type: 'getCouponData' }
  /** Frame: it stands and listens. */
  | { readonly type: 'passSelf' }
  /** Host: all that is in the coupon. */
  | { readonly type: 'betsUpdate'; readonly bets: readonly FramePick[] }
  /** Host: one selection went in or out. */
  | { readonly type: 'setBet'; readonly bet: FramePick; readonly chosen: boolean }
  /** Host: how the page is to look from now on. */
  | { readonly type: 'changeSettings'; readonly dark: boolean };

export type FrameMessageType = FrameMessage['type'];

/** What goes over the window's wire. `listener` is the `pi` of the frame's address: several frames may share a page. */
export interface FrameEnvelope {
  readonly touchline: 'statistics';
  readonly listener: string;
  readonly message: FrameMessage;
}

const FROM_FRAME = [
  'bodyHeightChanged',
  'parentPathChanged',
  'goBack',
  'goForward',
  'historyRouteChanged',
  'hideItemToggle',
  'setTitle',
  'sendBet',
  'getCouponData',
  'passSelf',
] as const satisfies readonly FrameMessageType[];
const FROM_HOST = [
  'historyRouteChanged',
  'hideItemToggle',
  'betsUpdate',
  'setBet',
  'changeSettings',
] as const satisfies readonly FrameMessageType[];

export type FromFrame = Extract<FrameMessage, { readonly type: (typeof FROM_FRAME)[number] }>;
export type FromHost = Extract<FrameMessage, { readonly type: (typeof FROM_HOST)[number] }>;

const MOST_PIXELS = 100_000;
const MOST_BETS = 100;

/** Own properties only: what an object merely inherits was not said by its sender. */
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const whole = (value: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most ? value : undefined;
const words = (value: unknown, most = 300): string | undefined => (typeof value === 'string' && value.length <= most ? value : undefined);
const truth = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** A path of the same site: it begins with one slash, and holds no way out of it. */
const path = (value: unknown): string | undefined => {
  const text = words(value, 2000);
  return text !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : undefined;
};
/** A route behind the fixed segment: no slash before it, no dots that climb out. */
const route = (value: unknown): string | undefined => {
  const text = words(value, 2000);
  return text !== undefined && /^[a-z][\w%/-]*(\?[\w=&%.+-]*)?$/i.test(text) ? text : undefined;
};

/** The object if nothing in it is missing. */
function complete<T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T | undefined {
  return Object.values(value).includes(undefined) ? undefined : (value as T);
}

const pick = (value: unknown): FramePick | undefined =>
  complete<FramePick>({ gameId: whole(own(value, 'gameId')), selectionId: whole(own(value, 'selectionId')) });

function bet(value: unknown): FrameBet | undefined {
  const kind = own(value, 'kind');
  return complete<FrameBet>({
    gameId: whole(own(value, 'gameId')),
    selectionId: whole(own(value, 'selectionId')),
    kind: kind === 'line' || kind === 'live' ? kind : undefined,
    odds: whole(own(value, 'odds')),
    sportId: whole(own(value, 'sportId')),
    matchName: words(own(value, 'matchName')),
    champName: words(own(value, 'champName')),
    marketName: words(own(value, 'marketName')),
    selectionName: words(own(value, 'selectionName')),
    startsAt: whole(own(value, 'startsAt')),
  });
}

function picks(value: unknown): readonly FramePick[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_BETS) return undefined;
  const read = value.map(pick);
  return read.every((one) => one !== undefined) ? read : undefined;
}

type Reader<M extends FrameMessage> = (data: unknown) => M | undefined;
type ReaderOf = { readonly [T in FrameMessageType]: Reader<Extract<FrameMessage, { readonly type: T }>> };

const READERS: ReaderOf = {
  bodyHeightChanged: (data) => complete({ type: 'bodyHeightChanged', height: whole(own(data, 'height'), MOST_PIXELS) }),
  parentPathChanged: (data) => complete({ type: 'parentPathChanged', path: path(own(data, 'path')) }),
  goBack: () => ({ type: 'goBack' }),
  goForward: () => ({ type: 'goForward' }),
  historyRouteChanged: (data) => complete({ type: 'historyRouteChanged', path: route(own(data, 'path')) }),
  hideItemToggle: (data) => {
    const item = own(data, 'item');
    return complete({ type: 'hideItemToggle', item: isItemName(item) ? item : undefined, hidden: truth(own(data, 'hidden')) });
  },
  setTitle: (data) => complete({ type: 'setTitle', title: words(own(data, 'title')) }),
  sendBet: (data) => complete({ type: 'sendBet', bet: bet(own(data, 'bet')) }),
  getCouponData: () => ({ type: 'getCouponData' }),
  passSelf: () => ({ type: 'passSelf' }),
  betsUpdate: (data) => complete({ type: 'betsUpdate', bets: picks(own(data, 'bets')) }),
  setBet: (data) => complete({ type: 'setBet', bet: pick(own(data, 'bet')), chosen: truth(own(data, 'chosen')) }),
  changeSettings: (data) => complete({ type: 'changeSettings', dark: truth(own(data, 'dark')) }),
};

/** The part of a `MessageEvent` by which a message is trusted. */
export interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}
/** Who is on the other side. */
export interface Peer {
  readonly origin: string;
  /** The window that the other side has; a message of any other is not the other side's. */
  readonly source: unknown;
  readonly listener: string;
}

function read<T extends FrameMessageType>(event: Received, peer: Peer, known: readonly T[]): FrameMessage | undefined {
  if (event.origin !== peer.origin || event.source === null || event.source === undefined || event.source !== peer.source) return undefined;
  if (own(event.data, 'touchline') !== 'statistics' || own(event.data, 'listener') !== peer.listener) return undefined;
  const message = own(event.data, 'message');
  const type = known.find((one) => one === own(message, 'type'));
  return type === undefined ? undefined : READERS[type](message);
}

/** What the frame says to its host; undefined for everything that is not a well-formed message of that very frame (T62). */
export const readFromFrame = (event: Received, frame: Peer): FromFrame | undefined =>
  read(event, frame, FROM_FRAME) as FromFrame | undefined;

/** What the host says to the frame; undefined for everything else. */
export const readFromHost = (event: Received, host: Peer): FromHost | undefined => read(event, host, FROM_HOST) as FromHost | undefined;

export const frameEnvelope = (listener: string, message: FrameMessage): FrameEnvelope => ({ touchline: 'statistics', listener, message });
