/** A line of the stream that is not what the protocol promises. */
export class ExchangeFormatError extends Error {
  override readonly name = 'ExchangeFormatError';
}

/** ACTIVE runs; the others are how it ended, REMOVED being a non-runner. */
export type RunnerStatus = 'ACTIVE' | 'WINNER' | 'LOSER' | 'PLACED' | 'REMOVED' | 'REMOVED_VACANT' | 'HIDDEN';

export interface RunnerDefinition {
  readonly id: number;
  readonly status: RunnerStatus;
  readonly sortPriority: number;
  readonly name?: string;
  /** Percent by which other bets shrink if the runner is withdrawn. */
  readonly adjustmentFactor?: number;
  readonly removalDate?: string;
}

export interface MarketDefinition {
  readonly eventId: string;
  readonly eventTypeId: string;
  readonly eventName?: string;
  readonly marketType: string;
  readonly marketTime: string;
  readonly numberOfWinners: number;
  readonly status: 'INACTIVE' | 'OPEN' | 'SUSPENDED' | 'CLOSED';
  readonly inPlay: boolean;
  /** Commission, percent. */
  readonly marketBaseRate: number;
  readonly runners: readonly RunnerDefinition[];
  readonly venue?: string;
}

type Level = readonly [price: number, size: number];
type RankedLevel = readonly [rank: number, price: number, size: number];

/** Changes of one runner: available to back (whole ladder, best few), last price traded. A size of 0 takes a level away. */
export interface RunnerChange {
  readonly id: number;
  readonly atb?: readonly Level[];
  readonly batb?: readonly RankedLevel[];
  readonly bdatb?: readonly RankedLevel[];
  readonly ltp?: number;
}

export interface MarketChange {
  readonly id: string;
  /** Replaces what is known instead of changing it. */
  readonly img?: boolean;
  readonly marketDefinition?: MarketDefinition;
  readonly rc?: readonly RunnerChange[];
}

/** Prices; `ct` is absent in ordinary updates. A `status` of 503 says that the exchange itself is behind. */
export interface MarketMessage {
  readonly op: 'mcm';
  readonly pt: number;
  readonly clk?: string | null;
  readonly initialClk?: string;
  readonly ct?: 'SUB_IMAGE' | 'RESUB_DELTA' | 'HEARTBEAT';
  readonly status?: number;
  readonly mc?: readonly MarketChange[];
}

export interface InningsStats {
  readonly inningsNum: number;
  readonly battingTeam?: string;
  readonly inningsRuns: number;
  readonly inningsWickets: number;
}

/** The score of a cricket match beside its market. */
export interface CricketChange {
  readonly marketId: string;
  readonly fixtureInfo?: {
    readonly fixtureStatus?: string;
    readonly eventStatus?: string;
    readonly homeTeam?: string;
    readonly awayTeam?: string;
  };
  readonly matchStats?: { readonly currentInnings?: number; readonly inningsStats?: readonly InningsStats[] };
  readonly homeTeam?: { readonly name: string; readonly selectionId: number };
  readonly awayTeam?: { readonly name: string; readonly selectionId: number };
}

export type ExchangeMessage =
  | MarketMessage
  | { readonly op: 'ccm'; readonly pt: number; readonly ct?: string; readonly cc?: readonly CricketChange[] }
  /** Orders, races, connection and status: nothing of them concerns prices. */
  | { readonly op: 'ocm' | 'rcm' | 'connection' | 'status'; readonly pt?: number };

const OPS: ReadonlySet<string> = new Set(['mcm', 'ccm', 'ocm', 'rcm', 'connection', 'status']);

/** Reads one line of the stream. Throws ExchangeFormatError where it is no JSON or of an unknown kind. */
export function parseExchangeMessage(line: string): ExchangeMessage {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new ExchangeFormatError('not JSON');
  }
  const { op, mc, cc } = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
  if (typeof op !== 'string' || !OPS.has(op)) throw new ExchangeFormatError(`no message is called ${String(op)}`);
  for (const list of [mc, cc])
    if (list !== undefined && !Array.isArray(list)) throw new ExchangeFormatError(`${op}: its changes are no list`);
  return message as ExchangeMessage;
}
