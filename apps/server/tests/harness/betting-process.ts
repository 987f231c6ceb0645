// The program with a scripted feed in the place of the simulator, for tests that need several processes or kill one. SIGUSR2 lets the home
// side win every match.
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createPlatform } from '../../src/platform/create-platform.ts';
import { HOME_WINS, worldOpening } from './betting-world.ts';
import { createScriptedSource } from './scripted-source.ts';

const MATCHES = 20;
const config = readConfig(process.env, process.argv.slice(2));
const { platform, close } = await createPlatform(config, config.databaseUrl ?? '');
const source = createScriptedSource(Date.now, worldOpening(MATCHES, 0, Date.now()));
const app = await createApp(platform, { source });
await app.start();
await app.server.listen({ host: config.host, port: config.port });
const beat = setInterval(() => source.started && source.alive(), 5_000);
process.on('SIGUSR2', () => {
  for (let match = 1; match <= MATCHES; match++)
    source.say(match, { type: 'MarketSettled', version: 1, certainty: 'confirmed', results: HOME_WINS });
});
process.on('SIGTERM', () => {
  clearInterval(beat);
  void app
    .stop()
    .then(close)
    .then(() => process.exit(0));
});
console.log('Touchline is ready');
