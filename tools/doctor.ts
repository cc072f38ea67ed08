import path from 'node:path';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { findHealth } from './doctor/findHealth.ts';
import { runDoctor, unknownCode } from './doctor/runDoctor.ts';

/** `npm run doctor`: looks at everything that can be wrong with the installation, while it runs or alone. */
const root = path.resolve(import.meta.dirname, '..');
try {
  // beside the output, which may be read by a script
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const { text, code } = await runDoctor(process.argv.slice(2), () => findHealth(root, process.env, say));
  process.stdout.write(`${text}\n`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = unknownCode;
}
// a check that was given up may still wait for its answer
process.exit();
