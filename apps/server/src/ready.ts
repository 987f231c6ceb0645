import { CONSOLE_PATH } from '@touchline/contract/console/enums';
import type { Config } from '#platform/config';
import type { App } from './app.ts';
import type { DemoLogin } from './demo.ts';

export interface Demo {
  readonly player: DemoLogin;
  readonly operator: DemoLogin;
}

/** Says on the terminal where the site is and how to try it; everything else goes to the log. */
export function printStartupBanner(app: App, config: Config, demo: Demo | undefined, elapsedMs: number): void {
  const address = app.server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const base = `http://${config.host}:${port}`;
  console.log(`Touchline is ready at ${base}/ (${(elapsedMs / 1000).toFixed(1)} s)`);
  if (config.roles.has('api')) console.log(`Calls: ${base}/docs`);
  const consoleBase = config.consolePort === null ? base : `http://${config.consoleHost}:${config.consolePort}`;
  if (config.roles.has('web')) console.log(`Console for operators: ${consoleBase}${CONSOLE_PATH}`);
  if (!demo) return;
  const { player, operator } = demo;
  console.log(`Demo player with 1,000.00 EUR of play money: login ${player.login}, password ${player.password}`);
  console.log(`Demo operator with every role: login ${operator.login}, password ${operator.password}`);
}
