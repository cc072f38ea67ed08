import { runCommand } from './setup/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/** `npm run setup`: prints the link of the first owner, on the database of `npm start`, while that runs or alone. */
await runStaffCommand(runCommand);
