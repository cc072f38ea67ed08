import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Result } from '@atrium/domain/errors.ts';
import type { CommandActor } from '@atrium/server/base/actor.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { Db } from '@atrium/server/base/sql/db.ts';
import type { StaffChange } from '@atrium/server/base/staffChange.ts';
import { loadEnvFile, readEnv, type Env } from '@atrium/server/env.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { openClock } from '@atrium/server/start/openClock.ts';
import { describeDatabase } from './describeDatabase.ts';
import { onStaffDatabase } from './staffDatabase.ts';

export interface StaffCall {
  readonly db: Db;
  readonly env: Env;
  /** The operating system's user, for the audit log. */
  readonly by: CommandActor;
  /** Product time, epoch milliseconds. */
  readonly now: number;
  /** Tells whoever waits how far it is, beside the output. */
  readonly tell: (line: string) => void;
}

/**
 * Runs a command of staff, with the arguments of this process or given ones, on the database of `npm start`, while that
 * runs or alone. Prints which database that is, and the lines that the command returns. A fault is printed as a
 * sentence, and makes the exit code 1; a `RefusedError` makes it 2.
 */
export async function runStaffCommand(
  run: (args: readonly string[], call: StaffCall) => Promise<readonly string[]>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  try {
    loadEnvFile(root);
    const env = readEnv(root);
    // beside the output, which may be a file or read by a script
    process.stderr.write(`${describeDatabase(env)}\n`);
    await onStaffDatabase({ env, root }, async (db) => {
      const { now } = await openClock(env, db);
      const lines = await run(args, {
        db,
        env,
        by: { kind: 'command', user: userInfo().username },
        now: now(),
        tell: (line) => void process.stderr.write(`${line}\n`),
      });
      process.stdout.write(`${lines.join('\n')}\n`);
    });
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = error instanceof RefusedError ? 2 : 1;
  }
}

/** What was asked for is refused, for the reasons in its message, a sentence a line. */
export class RefusedError extends StartupError {}

/** The options and words of a command line. @throws StartupError with the fault and the usage for anything else. */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

/** A function that returns an option which a command cannot do without. It throws a StartupError for an empty one. */
export function requiredOption<Values extends Readonly<Record<string, string | boolean | undefined>>>(
  values: Values,
  usage: string,
): (name: keyof Values & string) => string {
  return (name) => {
    const value = values[name];
    if (typeof value !== 'string' || value.trim() === '') throw new StartupError(`--${name} is needed.\n\n${usage}`);
    return value.trim();
  };
}

/** @throws StartupError when the file cannot be read. */
export function readTextFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  });
}

/** @throws StartupError when the file cannot be read, is no JSON, or has a text that the database cannot keep. */
export async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'), (key, value: unknown) => {
      for (const text of [key, value]) {
        if (typeof text !== 'string' || (text.isWellFormed() && !text.includes('\0'))) continue;
        throw new Error(`${JSON.stringify(text)} has a NUL or half a character, which the database cannot keep`);
      }
      return value;
    });
  } catch (error) {
    throw new StartupError(`${file} cannot be read as JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** The value of a use case. @throws StartupError with the reason of its refusal, which is a sentence for staff. */
export function valueFor<T>(result: Result<T>): T {
  if (!result.ok) throw new StartupError(result.refusal.reason);
  return result.value;
}

/** What a change did, or would do. @throws StartupError when it was refused. */
export function linesOf(change: Result<StaffChange>): readonly string[] {
  const { lines, isSaved } = valueFor(change);
  if (lines.length === 0) return ['Nothing changes: it is so already.'];
  return [...lines, isSaved ? 'Saved.' : 'Dry run: nothing was saved.'];
}
