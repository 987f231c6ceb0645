import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({}, []);
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      feed: { kind: 'simulator' },
      speed: 1,
      databaseUrl: undefined,
      demo: true,
    });
    expect([...config.roles]).toEqual(['api', 'push', 'ingest', 'settle', 'jobs', 'web']);
    expect(config.publicUrl.origin).toBe('http://127.0.0.1:3000');
  });

  it('reads roles and the feed', () => {
    expect([...readConfig({}, ['--roles=api,push']).roles]).toEqual(['api', 'push']);
    const folder = os.tmpdir();
    expect(readConfig({ FEED: `replay:${folder}` }, []).feed).toEqual({ kind: 'replay', folder });
  });

  it('R117 a setting of the environment that the console has now stops the start', () => {
    for (const name of ['VIP_HOSTS', 'VIP_COUNTRIES'])
      expect(() => readConfig({ [name]: 'KZ' }, [])).toThrow(`${name}: is the setting signInFirstHosts`);
  });

  it('R002 reads which modules are closed, or kept to some languages, and R019 the path before the statistics frame', () => {
    expect(readConfig({ MODULES: 'expressDay=off,betGenerator=en+ru', STATISTICS_FRAME_PATH: 'numbers' }, [])).toMatchObject({
      modules: { expressDay: false, betGenerator: ['en', 'ru'] },
      framePath: 'numbers',
    });
    expect(readConfig({}, [])).toMatchObject({ modules: {}, framePath: '' });
    for (const MODULES of ['expressDay', 'expressDay=on', 'nothing=off', 'express day=off', 'betGenerator=en+fr'])
      expect(() => readConfig({ MODULES }, [])).toThrow(ConfigError);
    for (const STATISTICS_FRAME_PATH of ['en', 'a/b', 'Numbers', 'assets', 'service-api'])
      expect(() => readConfig({ STATISTICS_FRAME_PATH }, [])).toThrow(ConfigError);
  });

  it('refuses a recording that is not there, and a provider without its addresses and token', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-config-'));
    try {
      const file = path.join(folder, 'file');
      fs.writeFileSync(file, '');
      for (const absent of [path.join(folder, 'absent'), file])
        expect(() => readConfig({ FEED: `replay:${absent}` }, [])).toThrow(
          new ConfigError(`FEED=replay:${absent}: there is no folder ${absent}`),
        );
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
    const provider = {
      FEED: 'uof',
      UOF_AMQP_URL: 'amqps://user:secret@mq.example.com/unifiedfeed/1',
      UOF_API_URL: 'https://api.example.com/v1/',
      UOF_TOKEN: 't',
    };
    expect(readConfig({ ...provider, UOF_NODE: '7' }, []).feed).toEqual({
      kind: 'uof',
      amqpUrl: provider.UOF_AMQP_URL,
      apiUrl: 'https://api.example.com/v1',
      token: 't',
      node: 7,
    });
    for (const name of ['UOF_AMQP_URL', 'UOF_API_URL', 'UOF_TOKEN'])
      expect(() => readConfig({ ...provider, [name]: '' }, [])).toThrow(new ConfigError(`FEED=uof: needs ${name} besides`));
  });

  it.each([
    [{ PORT: 'http' }, [], 'PORT'],
    [{ PORT: '70000' }, [], 'PORT'],
    [{ FEED: 'satellite' }, [], 'FEED'],
    [{ FEED: 'replay:' }, [], 'FEED'],
    [{ QUEUE_TARGET_MS: '1' }, [], 'QUEUE_TARGET_MS'],
    [{ TRUSTED_PROXIES: 'everyone' }, [], 'TRUSTED_PROXIES'],
    [{ INTERNAL_NETWORKS: '10.0.0.0/40' }, [], 'INTERNAL_NETWORKS'],
    [{ INTERNAL_TOKEN: 'short' }, [], 'INTERNAL_TOKEN'],
    [{ SPEED: '0.5' }, [], 'SPEED'],
    [{ SPEED: 'fast' }, [], 'SPEED'],
    [{ SEED: '-1' }, [], 'SEED'],
    [{ LOG_LEVEL: 'loud' }, [], 'LOG_LEVEL'],
    [{ DATABASE_URL: 'mysql://x' }, [], 'DATABASE_URL'],
    [{ PUBLIC_URL: 'touchline.example' }, [], 'PUBLIC_URL'],
    [{}, ['--roles=api,cook'], '--roles'],
    [{}, ['--roles='], '--roles'],
    [{}, ['--verbose'], '--verbose'],
  ])('names what is wrong in %o %o', (env, argv, name) => {
    expect(() => readConfig(env, argv)).toThrow(ConfigError);
    expect(() => readConfig(env, argv)).toThrow(new RegExp(`^${name}`));
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ DEMO: '0' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://touchline.example' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1.example:3000' }, false],
  ])('S194 lets the test provider of identities stand in for a demo on this machine alone: %o %s', (env, standsIn) =>
    expect(readConfig(env, []).localIdentity).toBe(standsIn),
  );

  it('never repeats the password of an address', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' }, [])).toThrow(/^(?!.*hunter2)/);
  });
});
