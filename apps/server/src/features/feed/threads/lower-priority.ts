import fs from 'node:fs';
import os from 'node:os';

/** So much nicer than the loop that serves people and bets. Not more: prices must keep up beside other programs. */
const NICER = 5;
/** The server may have precedence over the machine's other programs (tools/serve.sh); the world needs none. */
const ORDINARY = 0;

/** Lets the calling thread yield to the others of the process. Linux gives each thread a priority of its own; elsewhere nothing happens. */
export function lowerPriority(): void {
  try {
    const thread = Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, Math.max(os.getPriority(process.pid) + NICER, ORDINARY));
  } catch {
    // This system gives threads no priority of their own.
  }
}
