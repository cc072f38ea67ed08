import { runStaffCommand, type StaffCall } from './staffCommand.ts';

type Command = (args: readonly string[], call: StaffCall) => Promise<readonly string[]>;

/** What `npm run staff -- <subject> <command>` is about; without a subject it is the team. */
const subjects: Readonly<Record<string, () => Promise<Command>>> = {
  attendance: async () => (await import('./attendance/runCommand.ts')).runCommand,
  certificates: async () => (await import('./certificates/runCommand.ts')).runCommand,
  figures: async () => (await import('./figures/runInProcess.ts')).runInProcess,
  passes: async () => (await import('./passes/runCommand.ts')).runCommand,
  products: async () => (await import('./products/runCommand.ts')).runCommand,
  realm: async () => (await import('./realm/runOnPorts.ts')).runOnPorts,
};

/**
 * `npm run staff`: what the team does at the command line, on the database of `npm start`, while that runs or alone.
 * What it changes holds at once, without a restart.
 */
const [word = '', ...rest] = process.argv.slice(2);
const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined;
const load = subject ?? (async () => (await import('./staff/runCommand.ts')).runCommand);
await runStaffCommand(await load(), subject === undefined ? process.argv.slice(2) : rest);
