import { isExampleHere } from '@atrium/server/modules/example/service/isExampleHere.ts';
import { openFilePorts } from '@atrium/server/start/filePorts.ts';
import { runCommand } from './content/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run content`: documents of every kind, on the database of `npm start`, while that runs or alone. What it
 * publishes holds at once, without a restart.
 */
await runStaffCommand((args, call) =>
  runCommand(args, call, () => openFilePorts(call.env, () => isExampleHere(call.db))),
);
