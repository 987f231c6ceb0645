import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallKey } from '@touchline/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './http/handler.ts';
import type { Rates } from './rates/rates.ts';

/** Parts of the server that routes outside the contract may use. */
export interface RouteParts {
  /** Counts of all processes: nothing that strangers may ask goes uncounted. */
  readonly rates: Pick<Rates, 'limiter'>;
}

/**
 * A feature's public interface: its part for the platform, besides the use cases that other features call. A feature whose type is inferred names no calls
 * (`satisfies Feature`): each handler says whose it is, and `composeHandlers` does not compile without every one.
 */
export interface Feature<K extends CallKey = never> {
  readonly handlers: Handlers<K>;
  /** Routes that are not calls of the contract: server-sent events, pages of our own. */
  routes?(server: FastifyInstance, parts: RouteParts): void;
  /** Socket upgrades by path: `{ '/push': (request, socket, head) => ... }`. The origin has been checked. */
  readonly upgrades?: Readonly<Record<string, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>>;
  /** Begins its loops and subscriptions, by `platform.roles`; the server listens afterwards. */
  start?(): Promise<void>;
  /** At a stop, before anything else: ends connections that would last for ever, since the server waits for all of them. */
  drain?(): void;
  /** Ends its loops; the database and the bus are still there. */
  stop?(): Promise<void>;
  /** Undefined when it is ready to serve, otherwise why not (shown by /health). */
  healthIssue?(): string | undefined;
  /** Notes for operators although it serves (shown by /health too). */
  notes?(): readonly string[];
}
