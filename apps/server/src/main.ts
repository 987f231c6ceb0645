import { startMemoryRelease } from '#platform/watch/release-memory';
import { runServer } from './run-server.ts';

startMemoryRelease();
runServer();
