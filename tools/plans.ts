import { runCommand } from './plans/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run plans`: shows and changes the learning-plan quiz and its rules (D69), on the database of `npm start`, while
 * that runs or alone. The next member who opens the quiz gets the new questions, without a restart.
 */
await runStaffCommand(runCommand);
