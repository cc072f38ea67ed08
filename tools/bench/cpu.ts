import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks a second; fixed in the Linux interface to user space. */
const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Own ticks and those of children that have ended. */
  readonly ticks: number;
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // the name in parentheses may hold spaces; what follows it does not
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { pid, parent, ticks };
  } catch {
    return null;
  }
}

/** CPU milliseconds that these processes and all below them have used so far, children that ended included. */
export function cpuMilliseconds(roots: readonly number[]): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const inside = new Set(roots);
  for (let grown = true; grown;) {
    const before = inside.size;
    for (const one of all) if (inside.has(one.parent)) inside.add(one.pid);
    grown = inside.size > before;
  }
  const ticks = all.filter((one) => inside.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0);
  return (ticks * 1000) / ticksPerSecond;
}

/** CPU milliseconds that the whole machine has used so far. */
export function machineMilliseconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return ((user + nice + system + irq + softIrq) * 1000) / ticksPerSecond;
}

/** The process above this one. */
export function parentOf(pid: number): number {
  const found = readProcess(pid);
  if (found === null) throw new Error(`there is no process ${String(pid)}`);
  return found.parent;
}

/** Resident memory of one process, MB. */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** Memory that one process shares with no other, MB; 0 when it has ended. */
export function ownMegabytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8');
    const own = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
    return own.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
  } catch {
    return 0;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
