import { FRAME_SEGMENT } from './statistics-path.ts';

/** R021. Pixels. */
export const FRAME_MIN_HEIGHT = 280;

/** How a host wants the statistics frame to be (R018). The query's names stand beside. */
export interface FrameOptions {
  /** tt: 1 net, 2 table. */
  readonly tableType?: number;
  /** h: sections that are folded away. */
  readonly hiddenItems: readonly string[];
  /** hs: the frame tells its steps to the host, who keeps the history. */
  readonly historySync: boolean;
  /** ln */
  readonly language?: string;
  /** lc: of dates, "de-AT". */
  readonly locale?: string;
  /** w: greatest width of the content in pixels. */
  readonly width?: number;
  /** pi: which listener of the host's page the messages are for. */
  readonly listenerId?: string;
  /** pt: the paint, a partner's theme. */
  readonly paintId?: string;
  /** gti: the host's analytics tag. */
  readonly tagId?: string;
  readonly rtl?: boolean;
  /** fh: the host's height is fixed; the frame does not tell its own. */
  readonly fixedHeight: boolean;
  /** hb: the way back leads out of the frame where it began. */
  readonly goBack: boolean;
  /** isc: the content scrolls inside. */
  readonly innerScroll: boolean;
  /** d: dark or light, whatever the visitor prefers elsewhere. */
  readonly dark?: boolean;
  /** is12h */
  readonly hours12: boolean;
  /** htl, hcl, hn */
  readonly hideTeamLogos: boolean;
  readonly hideChampLogos: boolean;
  readonly hideNavigation: boolean;
  /** r, g, p: who sent the visitor. */
  readonly refId?: string;
  readonly groupId?: string;
  readonly projectId?: string;
  /** tz: IANA zone. */
  readonly timeZone?: string;
  /** geo: country of the visitor. */
  readonly geo?: string;
  /** mh: pixels that the frame never goes below. */
  readonly minHeight: number;
}

export const FRAME_DEFAULTS: FrameOptions = {
  hiddenItems: [],
  historySync: false,
  fixedHeight: false,
  goBack: false,
  innerScroll: false,
  hours12: false,
  hideTeamLogos: false,
  hideChampLogos: false,
  hideNavigation: false,
  minHeight: FRAME_MIN_HEIGHT,
};

/** A section's name: the dash joins them in the address. */
const ITEM = /^[a-z][a-zA-Z0-9]{0,31}$/;
export const isItemName = (name: unknown): name is string => typeof name === 'string' && ITEM.test(name);

const MAX_ITEMS = 32;
const MAX_PIXELS = 10_000;
const word = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
const pixels = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PIXELS ? Number(text) : undefined);
const flag = (text: string) => (text === '1' ? true : text === '0' ? false : undefined);

function zone(text: string): string | undefined {
  try {
    return text.length > 64 ? undefined : new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
function locale(text: string): string | undefined {
  try {
    return text.length > 35 ? undefined : Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Reads one parameter; undefined for what is not one of its values, which is then as if it were absent. */
const PARAMETERS: { readonly [K in keyof FrameOptions]-?: readonly [name: string, read: (text: string) => FrameOptions[K] | undefined] } = {
  tableType: ['tt', (text) => (text === '1' || text === '2' ? Number(text) : undefined)],
  hiddenItems: ['h', (text) => text.split('-').filter(isItemName).slice(0, MAX_ITEMS)],
  historySync: ['hs', flag],
  language: ['ln', word(/^[a-z]{2,3}$/)],
  locale: ['lc', locale],
  width: ['w', pixels],
  listenerId: ['pi', word(/^[\w-]{1,64}$/)],
  paintId: ['pt', word(/^[\w-]{1,64}$/)],
  tagId: ['gti', word(/^[\w-]{1,64}$/)],
  rtl: ['rtl', flag],
  fixedHeight: ['fh', flag],
  goBack: ['hb', flag],
  innerScroll: ['isc', flag],
  dark: ['d', flag],
  hours12: ['is12h', flag],
  hideTeamLogos: ['htl', flag],
  hideChampLogos: ['hcl', flag],
  hideNavigation: ['hn', flag],
  refId: ['r', word(/^[\w-]{1,64}$/)],
  groupId: ['g', word(/^[\w-]{1,64}$/)],
  projectId: ['p', word(/^[\w-]{1,64}$/)],
  timeZone: ['tz', zone],
  geo: ['geo', word(/^[A-Za-z]{2}$/)],
  minHeight: ['mh', pixels],
};
const KEYS = Object.keys(PARAMETERS) as (keyof FrameOptions)[];

/** The names of R018, in the specification's order of meaning. */
export const FRAME_PARAMETERS: readonly string[] = KEYS.map((key) => PARAMETERS[key][0]);

const written = (value: FrameOptions[keyof FrameOptions]): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join('-') : String(value);
};

/** The query of a frame's address: what differs from the defaults. */
export function frameQuery(options: Partial<FrameOptions>): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const value = options[key];
    if (value === undefined) continue;
    const text = written(value);
    const usual = FRAME_DEFAULTS[key];
    if (text !== '' && (usual === undefined || text !== written(usual))) query.set(PARAMETERS[key][0], text);
  }
  return query;
}

/** The request of an address. Never throws: what is wrong in it is as if it were absent. */
export function parseFrameOptions(query: URLSearchParams): FrameOptions {
  const read = KEYS.flatMap((key) => {
    const [name, parse] = PARAMETERS[key];
    const text = query.get(name);
    const value = text === null ? undefined : parse(text);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...FRAME_DEFAULTS, ...Object.fromEntries(read) };
}

export interface FrameAddress {
  /** The address that the frame is served at: "https://example.com". */
  readonly base: string;
  readonly language: string;
  /** Behind the fixed segment: "game/1/312/main". */
  readonly route: string;
  /** R019: a path put before the frame's own, for hosts that serve it through a path of theirs. */
  readonly transformPath?: string;
  readonly options?: Partial<FrameOptions>;
}

/** The address of the embedded frame. A route's own query (`tt`) yields to the options. */
export function frameAddress({ base, language, route, transformPath = '', options = {} }: FrameAddress): string {
  const [path = '', own = ''] = route.split('?');
  const segments = [...transformPath.split('/'), language, FRAME_SEGMENT, ...path.split('/')].filter(Boolean);
  const query = new URLSearchParams(own);
  for (const [name, value] of frameQuery(options)) query.set(name, value);
  return `${base.replace(/\/+$/, '')}/${segments.join('/')}${query.size > 0 ? `?${String(query)}` : ''}`;
}
