import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { ConfigError } from '../config/config-error.ts';
import { readConfig } from '../config.ts';
import { maintenanceNow, refuseInMaintenance } from './maintenance.ts';

const until = Date.parse('2040-01-01T06:00:00Z');
const maintenance = { until, reason: 'update' } as const;

describe('S239 maintenance', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ config: { maintenance } });
  });
  afterAll(() => test.close());

  it('S239 calls are refused with the reason and the time that is left; operators and webhooks are not', async () => {
    const refused = await test.request({ url: '/web-api/site/config' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ success: false, code: 'maintenance' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1000);
    expect((await test.request({ url: '/health' })).statusCode).not.toBe(503);
    const operator = await test.request({ method: 'POST', url: '/operator-api/login', payload: { login: 'nobody', password: 'nothing' } });
    expect(operator.statusCode).not.toBe(503);
    expect((await test.request({ method: 'POST', url: '/webhooks/identity', payload: {} })).statusCode).not.toBe(503);
  });

  it('S239 ends by itself', () => {
    expect(maintenanceNow(maintenance, until - 1)).toEqual(maintenance);
    expect(maintenanceNow(maintenance, until)).toBeNull();
    expect(refuseInMaintenance('/web-api/site/config', null, until)).toBeUndefined();
    expect(refuseInMaintenance('/en/line', maintenance, until - 1)).toBeUndefined();
  });

  it('S239 S238 are settings of the site, and a wrong one is named', () => {
    expect(readConfig({ MAINTENANCE_UNTIL: '2040-01-01T06:00:00Z' }, []).maintenance).toEqual(maintenance);
    expect(readConfig({}, [])).toMatchObject({ maintenance: null, ageGate: false });
    expect(readConfig({ AGE_GATE: '1' }, []).ageGate).toBe(true);
    expect(() => readConfig({ MAINTENANCE_UNTIL: 'soon' }, [])).toThrow(ConfigError);
    expect(() => readConfig({ MAINTENANCE_UNTIL: '2040-01-01T06:00:00Z', MAINTENANCE_REASON: 'rain' }, [])).toThrow(
      /MAINTENANCE_REASON=rain/,
    );
  });
});
