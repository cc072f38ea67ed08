import { runCommand } from './attendance/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run attendance`: marks that a member attended a session, or takes a mark back, on the database of `npm start`,
 * while that runs or alone.
 */
await runStaffCommand(runCommand);
