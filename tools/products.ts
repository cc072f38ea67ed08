import { runCommand } from './products/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run products`: shows and changes what is sold (D99), on the database of `npm start`, while that runs or alone.
 * The pages show a change at once, and a new price within minutes.
 */
await runStaffCommand(runCommand);
