import { runCommand } from './passes/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/** `npm run passes`: shows and changes passes, on the database of `npm start`, while that runs or alone. */
await runStaffCommand(runCommand);
