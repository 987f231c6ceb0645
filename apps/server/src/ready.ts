import type { Config } from '#platform/config';
import type { App } from './app.ts';
import type { DemoPlayer } from './demo.ts';

/** Says on the terminal where the site is and how to try it; everything else goes to the log. */
export function announceReady(app: App, config: Config, demo: DemoPlayer | undefined, elapsedMs: number): void {
  const address = app.server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const base = `http://${config.host}:${port}`;
  console.log(`Touchline is ready at ${base}/ (${(elapsedMs / 1000).toFixed(1)} s)`);
  if (config.roles.has('api')) console.log(`Calls: ${base}/docs`);
  if (demo) console.log(`Demo player with 1,000.00 EUR of play money: login ${demo.login}, password ${demo.password}`);
}
