import { runCommand } from './content/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run content`: documents of every kind, on the database of `npm start`, while that runs or alone. What it
 * publishes holds at once, without a restart.
 */
await runStaffCommand(runCommand);
