import type { StaffCall } from '../staffCommand.ts';
import { runCommand } from './runCommand.ts';

/** Carries out one command about figures; the exit code of the process is 1 when they are not right. */
export async function runInProcess(args: readonly string[], { db, now }: StaffCall): Promise<readonly string[]> {
  const { lines, isRight } = await runCommand(args, db, now);
  if (!isRight) process.exitCode = 1;
  return lines;
}
