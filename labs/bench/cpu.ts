import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second; fixed in the Linux interface to user space. */
const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  /** Ticks of the process and of its children that have ended. */
  readonly ticks: number;
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // the name in parentheses may contain spaces; the fields after it do not
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, ...children] = fields.slice(11, 15);
    const own = scheduledTicks(pid) ?? user + system;
    const ticks = own + children.reduce((sum, value) => sum + value, 0);
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid, name, parent, ticks };
  } catch {
    return null;
  }
}

/** CPU of the running threads, which the scheduler counts in nanoseconds instead of ticks; null when it does not. */
function scheduledTicks(pid: number): number | null {
  try {
    const tasks = `/proc/${String(pid)}/task`;
    const nanoseconds = readdirSync(tasks)
      .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]))
      .reduce((sum, value) => sum + value, 0);
    return (nanoseconds / 1e9) * ticksPerSecond;
  } catch {
    return null;
  }
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

/** The processes of `all` that are among `roots` or descend from them. */
function below(all: readonly Process[], roots: readonly number[]): Set<number> {
  const inside = new Set(roots);
  for (let grown = true; grown;) {
    const before = inside.size;
    for (const process of all) if (inside.has(process.parent)) inside.add(process.pid);
    grown = inside.size > before;
  }
  return inside;
}

const milliseconds = (ticks: number): number => (ticks * 1000) / ticksPerSecond;

/** CPU milliseconds that these processes and their descendants have used so far, including children that ended. */
export function cpuMilliseconds(roots: readonly number[]): number {
  const all = listProcesses();
  const inside = below(all, roots);
  return milliseconds(all.filter((item) => inside.has(item.pid)).reduce((sum, one) => sum + one.ticks, 0));
}

/** CPU milliseconds that the whole machine has used so far. */
function machineMilliseconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return milliseconds(user + nice + system + irq + softIrq);
}

/**
 * Starts to watch all processes but `roots`; the returned function tells what has run since: in cores, and the busiest
 * by name.
 */
export function watchOthers(roots: readonly number[]): () => string {
  const sample = () => ({ processes: listProcesses(), ours: cpuMilliseconds(roots), all: machineMilliseconds() });
  const [before, begun] = [sample(), performance.now()];
  return () => {
    const after = sample();
    const inside = below(after.processes, roots);
    const used = new Map(before.processes.map(({ pid, ticks }) => [pid, ticks]));
    const names = after.processes
      .filter(({ pid }) => !inside.has(pid))
      .map(({ pid, name, ticks }) => ({ name, ticks: ticks - (used.get(pid) ?? 0) }))
      .filter(({ ticks }) => milliseconds(ticks) > (performance.now() - begun) / 50)
      .sort((a, b) => b.ticks - a.ticks);
    const cores = (after.all - before.all - (after.ours - before.ours)) / (performance.now() - begun);
    const busiest = [...new Set(names.map(({ name }) => name))].slice(0, 3).join(', ');
    return `others ${Math.max(0, cores).toFixed(2)} cores${busiest === '' ? '' : ` (${busiest})`}`;
  };
}

/** The parent process. */
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

/** Memory of a process alone, MB; 0 when it has ended. */
export function ownMegabytes(pid: number): number {
  try {
    return ownKilobytes(readFileSync(`/proc/${String(pid)}/smaps`, 'utf8')) / 1024;
  } catch {
    return 0;
  }
}

/**
 * The private memory of these mappings, without what is mapped to be shared: a page of the database's buffers counts as
 * private for as long as only one connection has used it, though it takes no memory of that connection's own.
 */
export function ownKilobytes(smaps: string): number {
  const own = smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).filter((mapping) => /^\S+ ...p /.test(mapping));
  const found = [...own.join('').matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
  return found.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
