import type { MaintenanceReason } from '@touchline/contract/site/settings';
import { API_PATH } from '../http/api-path.ts';
import { Failure } from '../http/failure.ts';

/** Calls that are answered even then: providers, whose money has moved already. */
const OPEN = /^\/webhooks\//;

export interface Maintenance {
  /** Epoch ms. */
  readonly until: number;
  readonly reason: MaintenanceReason;
}

/** S239: what is announced, until its end has come; null otherwise. */
export const maintenanceNow = (announced: Maintenance | null, now: number): Maintenance | null =>
  announced !== null && now < announced.until ? announced : null;

/** The refusal that says how many seconds are left. */
const maintenanceFailure = ({ until }: Maintenance, now: number): Failure =>
  new Failure('maintenance', { args: { seconds: Math.ceil((until - now) / 1000) } });

/** The refusal of a call of the interface; undefined for everything else: operators, files, pages (which say it in words), `/health`. */
export const refuseInMaintenance = (url: string, maintenance: Maintenance | null, now: number): Failure | undefined =>
  maintenance !== null && API_PATH.test(url) && !OPEN.test(url) ? maintenanceFailure(maintenance, now) : undefined;
