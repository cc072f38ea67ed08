import { runCommand } from './staff/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/** `npm run staff`: shows and changes the team, on the database of `npm start`, while that runs or alone. */
await runStaffCommand(runCommand);
