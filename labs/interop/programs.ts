import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The product that runs while others' programs are tried on it. */
export interface TriedProduct {
  readonly origin: string;
  /** Scratch space. */
  readonly directory: string;
  /** The settings with which it was started. */
  readonly env: Readonly<Record<string, string>>;
}

/** One program of others that reads or writes what the product does. */
export interface InteropCheck {
  readonly name: string;
  /** The Debian packages that have it. */
  readonly debianPackages: readonly string[];
  /** A line for the shell that succeeds when it is installed. */
  readonly isInstalled: string;
  /** Tries it. Returns what was not as expected. */
  readonly run: (product: TriedProduct) => Promise<string[]>;
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
export async function findMissing({ isInstalled, debianPackages }: InteropCheck): Promise<string | null> {
  if (await succeeds(isInstalled)) return null;
  const packages = debianPackages.join(' ');
  const install = `apt-get install --yes --no-install-recommends ${packages}`;
  console.log(`installing ${packages} from Debian`);
  const byRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const line of ['apt-get update', install]) {
      const [program = '', ...args] = [...byRoot, ...line.split(' ')];
      await runProgram(program, args, env);
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return `${packages} could not be installed (${reason}). On Debian, as root: ${install}`;
  }
  return (await succeeds(isInstalled)) ? null : `${packages} is installed, but this fails: ${isInstalled}`;
}

function succeeds(line: string): Promise<boolean> {
  return runProgram('sh', ['-c', line]).then(
    () => true,
    () => false,
  );
}
