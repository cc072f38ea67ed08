import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** One program of others that reads or writes what the product does. */
export interface InteropCheck {
  readonly name: string;
  /** The Debian package that has it. */
  readonly debianPackage: string;
  /** The command of that package. */
  readonly command: string;
  /** Tries it against a started product; `directory` is scratch space. Returns what was not as expected. */
  readonly run: (origin: string, directory: string) => Promise<string[]>;
}

/** Runs a program; rejects when it fails. Returns what it printed. */
export async function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await exec(command, [...args], { env: { ...process.env, ...env }, timeout: 300_000 });
  return stdout;
}

/** Installs the program of a check from Debian where it is missing. Null, or why it cannot be had and what to do. */
export async function findMissing({ command, debianPackage }: InteropCheck): Promise<string | null> {
  if (await isThere(command)) return null;
  const install = `apt-get install --yes --no-install-recommends ${debianPackage}`;
  console.log(`installing ${debianPackage} from Debian`);
  const byRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const line of ['apt-get update', install]) {
      const [program = '', ...args] = [...byRoot, ...line.split(' ')];
      await runProgram(program, args, env);
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return `${command} could not be installed (${reason}). On Debian, as root: ${install}`;
  }
  return (await isThere(command)) ? null : `The package ${debianPackage} has no command ${command}.`;
}

async function isThere(command: string): Promise<boolean> {
  return runProgram('sh', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );
}
