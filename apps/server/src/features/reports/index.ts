import type { REPORTS_CALLS } from '@touchline/contract/reports/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { operatorReport } from './operator-report.ts';
import { REPORT_CONSUMER } from './report-consumer.ts';

/** Figures by day, brand, country and currency, kept up to date by events instead of going through all that there is. */
export function createReportsFeature(platform: Platform): Feature<keyof typeof REPORTS_CALLS> {
  platform.events.consume(REPORT_CONSUMER);
  return { handlers: { operatorReport: operatorReport(platform) } };
}
