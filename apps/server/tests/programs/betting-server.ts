// The server with a scripted feed in the place of the simulator, for tests that need several processes, kill one, or let matches end. What
// the feed says comes from the test, over the channel between processes.
import { ALIVE_TIMEOUT_MS } from '../../src/features/feed/feed-watchdog.ts';
import { runServer } from '../../src/run-server.ts';
import type { ProgramOptions, Said } from '../harness/built-server.ts';
import { CHEAP_PASSWORDS } from '../harness/test-settings.ts';
import { openingEvents } from '../harness/worlds/opening-events.ts';
import { createScriptedSource } from '../harness/worlds/scripted-source.ts';

const { matches = 20, liveMatches = 0, settings = {} } = JSON.parse(process.env.PROGRAM_OPTIONS ?? '{}') as ProgramOptions;
let aheadMs = 0;
let silent = false;
const clock = { now: () => Date.now() + aheadMs };
const opening = openingEvents(matches, liveMatches, Date.now());
const source = createScriptedSource(clock.now, opening);
setInterval(() => source.started && !silent && source.alive(), 5_000).unref();
process.on('message', (said: Said) => {
  if ('match' in said) return source.say(said.match, said.body);
  silent = said.silent;
  // So that tests need not wait until silence is noticed.
  if (silent) aheadMs += ALIVE_TIMEOUT_MS;
  else {
    source.alive();
    for (const [match, body] of opening) if (body.type === 'MarketChanged') source.say(match, body);
  }
});
// Ends when the parent process is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
runServer({ source, clock, settings: { ...CHEAP_PASSWORDS, ...settings } });
