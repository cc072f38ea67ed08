import { runCommand } from './certificates/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run certificates`: shows who will be issued a certificate, and holds one back, on the database of `npm start`,
 * while that runs or alone. The product itself issues, every second Monday.
 */
await runStaffCommand(runCommand);
