import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { hasWorkspacePackages, isInstalled } from './isInstalled.mjs';
import { hashOf, pinnedNode, readNote, root, run, writeNote } from './places.mjs';

/**
 * Installs from the lockfile unless the packages are those that it names; never while a server of this checkout runs.
 */
export async function installPackages() {
  const lock = await readFile(path.join(root, 'package-lock.json'));
  const stamp = hashOf([lock, process.platform, process.arch]);
  if ((await readNote('installed')) === stamp && (await hasWorkspacePackages(root))) return;
  if ((await isInstalled(root)) && (await runs(pinnedNode))) {
    await writeNote('installed', stamp);
    return;
  }
  const running = await findServer();
  if (running !== null) {
    throw new Error(
      `The packages changed, but Atrium is still running from this checkout (process ${running}). Stop it first.`,
    );
  }
  process.stderr.write('Installing packages (once, and again when the lockfile changes).\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const complaint = 'The packages could not be installed: see above. Atrium needs the npm registry at its first start.';
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args], complaint);
  else await run('npm', args, complaint);
  await run(
    pinnedNode,
    ['--eval', ''],
    'The pinned Node did not install: its install script was not run. Run npm ci without --ignore-scripts.',
  );
  await writeNote('installed', stamp);
}

/** Whether the program starts; false also when it is not there. */
function runs(program) {
  return new Promise((resolve) => {
    execFile(program, ['--eval', ''], (error) => {
      resolve(error === null);
    });
  });
}

/** What a server runs by `npm start` and `npm run dev`. */
const programs = ['server/dist/main.cjs', 'tools/dev.ts'];

/**
 * Whether a command line, as /proc has it, is that of a server: the program is an argument of its own. The shell that
 * runs a script of npm names it in the middle of one.
 */
export function isServer(command) {
  return command.split('\0').some((argument) => programs.includes(argument));
}

/** The process of a server that runs from this checkout; null where that cannot be determined (without /proc). */
async function findServer() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!isServer(command)) continue;
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => null)) === root) return pid;
  }
  return null;
}
