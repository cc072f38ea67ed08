import { execFileSync } from 'node:child_process';
import { checkout } from '../base/process/checkout.ts';

/** Before the tests that start the program as `npm start` does: so that it is that of the sources as they are. */
export default function setup(): void {
  execFileSync(process.execPath, ['tools/prepare.mjs', 'server'], { cwd: checkout, stdio: 'inherit' });
}
