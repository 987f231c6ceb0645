import { startMemoryRelease } from '#platform/watch/release-memory';
import { runServer } from './run-server.ts';

/** Seldom: whoever asks meanwhile waits. */
const RELEASE_MINUTES = 10;

startMemoryRelease(RELEASE_MINUTES);
runServer();
