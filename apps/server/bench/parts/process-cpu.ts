import fs from 'node:fs';

/** The kernel's unit of processor time in /proc: 100 a second on every Linux. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  /** With that of children that have ended. */
  readonly cpuMs: number;
}

function readStat(pid: string): Stat | undefined {
  let text: string;
  try {
    text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // it ended meanwhile: its parent has its time
  }
  // The name, second, may hold anything; fields are counted from behind its bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
  return { parent: Number(fields[1]), cpuMs: ticks * TICK_MS };
}

/** Processor time of a process and all that it started, in milliseconds since they began. */
export function processTreeCpuMs(root: number): number {
  const stats = new Map<number, Stat>();
  for (const name of fs.readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat) stats.set(Number(name), stat);
  }
  const belongs = (pid: number): boolean => pid === root || (stats.has(pid) && belongs(stats.get(pid)?.parent ?? 0));
  let sum = 0;
  for (const [pid, { cpuMs }] of stats) if (belongs(pid)) sum += cpuMs;
  return sum;
}
