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
export interface FrameSelection {
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
  | { readonly type: 'betsUpdate'; readonly bets: readonly FrameSelection[] }
  /** Host: one selection went in or out. */
  | { readonly type: 'setBet'; readonly bet: FrameSelection; readonly chosen: boolean }
  /** Host: how the page is to look from now on. */
  | { readonly type: 'changeSettings'; readonly dark: boolean };

export type FrameMessageType = FrameMessage['type'];

/** Messages that go over the window's wire. `listener` is the `pi` of the frame's address: several frames may share a page. */
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

const MAX_PIXELS = 100_000;
const MAX_BETS = 100;

/** Own properties only: what an object merely inherits was not said by its sender. */
const ownProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const parseInteger = (value: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max ? value : undefined;
const parseText = (value: unknown, max = 300): string | undefined => (typeof value === 'string' && value.length <= max ? value : undefined);
const parseBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** A path of the same site: it begins with one slash, and holds no way out of it. */
const parseSitePath = (value: unknown): string | undefined => {
  const text = parseText(value, 2000);
  return text !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : undefined;
};
/** A route behind the fixed segment: no slash before it, no dots that climb out. */
const parseRoute = (value: unknown): string | undefined => {
  const text = parseText(value, 2000);
  return text !== undefined && /^[a-z][\w%/-]*(\?[\w=&%.+-]*)?$/i.test(text) ? text : undefined;
};

/** The object if nothing in it is missing. */
function requireAll<T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T | undefined {
  return Object.values(value).includes(undefined) ? undefined : (value as T);
}

const pick = (value: unknown): FrameSelection | undefined =>
  requireAll<FrameSelection>({
    gameId: parseInteger(ownProperty(value, 'gameId')),
    selectionId: parseInteger(ownProperty(value, 'selectionId')),
  });

function bet(value: unknown): FrameBet | undefined {
  const kind = ownProperty(value, 'kind');
  return requireAll<FrameBet>({
    gameId: parseInteger(ownProperty(value, 'gameId')),
    selectionId: parseInteger(ownProperty(value, 'selectionId')),
    kind: kind === 'line' || kind === 'live' ? kind : undefined,
    odds: parseInteger(ownProperty(value, 'odds')),
    sportId: parseInteger(ownProperty(value, 'sportId')),
    matchName: parseText(ownProperty(value, 'matchName')),
    champName: parseText(ownProperty(value, 'champName')),
    marketName: parseText(ownProperty(value, 'marketName')),
    selectionName: parseText(ownProperty(value, 'selectionName')),
    startsAt: parseInteger(ownProperty(value, 'startsAt')),
  });
}

function parseSelections(value: unknown): readonly FrameSelection[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_BETS) return undefined;
  const read = value.map(pick);
  return read.every((one) => one !== undefined) ? read : undefined;
}

type Reader<M extends FrameMessage> = (data: unknown) => M | undefined;
type ReaderOf = { readonly [T in FrameMessageType]: Reader<Extract<FrameMessage, { readonly type: T }>> };

const READERS: ReaderOf = {
  bodyHeightChanged: (data) => requireAll({ type: 'bodyHeightChanged', height: parseInteger(ownProperty(data, 'height'), MAX_PIXELS) }),
  parentPathChanged: (data) => requireAll({ type: 'parentPathChanged', path: parseSitePath(ownProperty(data, 'path')) }),
  goBack: () => ({ type: 'goBack' }),
  goForward: () => ({ type: 'goForward' }),
  historyRouteChanged: (data) => requireAll({ type: 'historyRouteChanged', path: parseRoute(ownProperty(data, 'path')) }),
  hideItemToggle: (data) => {
    const item = ownProperty(data, 'item');
    return requireAll({
      type: 'hideItemToggle',
      item: isItemName(item) ? item : undefined,
      hidden: parseBoolean(ownProperty(data, 'hidden')),
    });
  },
  setTitle: (data) => requireAll({ type: 'setTitle', title: parseText(ownProperty(data, 'title')) }),
  sendBet: (data) => requireAll({ type: 'sendBet', bet: bet(ownProperty(data, 'bet')) }),
  getCouponData: () => ({ type: 'getCouponData' }),
  passSelf: () => ({ type: 'passSelf' }),
  betsUpdate: (data) => requireAll({ type: 'betsUpdate', bets: parseSelections(ownProperty(data, 'bets')) }),
  setBet: (data) => requireAll({ type: 'setBet', bet: pick(ownProperty(data, 'bet')), chosen: parseBoolean(ownProperty(data, 'chosen')) }),
  changeSettings: (data) => requireAll({ type: 'changeSettings', dark: parseBoolean(ownProperty(data, 'dark')) }),
};

/** The part of a `MessageEvent` by which a message is trusted. */
export interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}
/** The window on the other side. */
export interface Peer {
  readonly origin: string;
  /** The window that the other side has; a message of any other is not the other side's. */
  readonly source: unknown;
  readonly listener: string;
}

function read<T extends FrameMessageType>(event: WindowMessage, peer: Peer, known: readonly T[]): FrameMessage | undefined {
  if (event.origin !== peer.origin || event.source === null || event.source === undefined || event.source !== peer.source) return undefined;
  if (ownProperty(event.data, 'touchline') !== 'statistics' || ownProperty(event.data, 'listener') !== peer.listener) return undefined;
  const message = ownProperty(event.data, 'message');
  const type = known.find((one) => one === ownProperty(message, 'type'));
  return type === undefined ? undefined : READERS[type](message);
}

/** The frame's words to its host; undefined for everything that is not a well-formed message of that very frame (T62). */
export const parseFromFrame = (event: WindowMessage, frame: Peer): FromFrame | undefined =>
  read(event, frame, FROM_FRAME) as FromFrame | undefined;

/** The host's words to the frame; undefined for everything else. */
export const parseFromHost = (event: WindowMessage, host: Peer): FromHost | undefined =>
  read(event, host, FROM_HOST) as FromHost | undefined;

export const frameEnvelope = (listener: string, message: FrameMessage): FrameEnvelope => ({ touchline: 'statistics', listener, message });
