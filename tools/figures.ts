import { runCommand } from './figures/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run figures`: compares the figures of the companies' dashboards with their facts, or computes them again (D60),
 * on the database of `npm start`, while that runs or alone.
 */
await runStaffCommand(async (args, { db, now }) => {
  const { lines, isRight } = await runCommand(args, db, now);
  if (!isRight) process.exitCode = 1;
  return lines;
});
