import { readFileSync } from 'node:fs';
import { flagFault } from '@atrium/domain/access/flagShapes.ts';
import { z } from 'zod';
import { StartupError } from '../base/process/startupError.ts';

const shape = z.record(z.string(), z.unknown());

/**
 * Reads FLAGS_FILE once, at the start, so that a flag that nobody can read is not taken for one that is off (D70). A
 * file that is absent, which may come later, has no flags.
 * @throws StartupError with the flag, what it is, what it may be and an example.
 */
export function checkFlagFile(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new StartupError(`FLAGS_FILE: ${file} cannot be read; for example ${example}`, { cause: error });
  }
  const values = shape.safeParse(jsonOf(text));
  if (!values.success)
    throw new StartupError(`FLAGS_FILE: ${file} must be a JSON object of flags; for example ${example}`);
  const faults = Object.entries(values.data).flatMap(([name, value]) => flagFault(name, value) ?? []);
  const [first, ...others] = faults;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` (and ${String(others.length)} more)`;
  throw new StartupError(`FLAGS_FILE: ${file}: ${first}${more}`);
}

const example = '{"onDemand2024Refresh": {"all_sessions": true}}';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
