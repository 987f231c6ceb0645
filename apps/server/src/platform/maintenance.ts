import type { Config } from './config.ts';
import { Failure } from './failure.ts';
import { INTERFACE_PATH } from './interface-path.ts';

/** What is answered even then: providers, whose money has moved already. */
const OPEN = /^\/webhooks\//;

export interface Maintenance {
  /** Epoch ms. */
  readonly until: number;
  readonly reason: NonNullable<Config['maintenance']>['reason'];
}

/** S239: the maintenance of this moment; null where there is none or its end has come. */
export const maintenanceNow = ({ maintenance }: Pick<Config, 'maintenance'>, now: number): Maintenance | null =>
  maintenance !== null && now < maintenance.until ? maintenance : null;

/** The refusal that says how many seconds are left. */
export const maintenanceFailure = ({ until }: Maintenance, now: number): Failure =>
  new Failure('maintenance', { args: { seconds: Math.ceil((until - now) / 1000) } });

/** The refusal of a call of the interface; undefined for everything else: operators, files, pages (which say it in words), `/health`. */
export const refuseInMaintenance = (url: string, maintenance: Maintenance | null, now: number): Failure | undefined =>
  maintenance !== null && INTERFACE_PATH.test(url) && !OPEN.test(url) ? maintenanceFailure(maintenance, now) : undefined;
