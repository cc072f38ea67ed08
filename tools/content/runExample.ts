import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { fillExample } from '@atrium/server/demo/fillExample.ts';
import type { DocumentDeps } from '@atrium/server/modules/document/types.ts';
import { addExample } from '@atrium/server/modules/example/service/addExample.ts';
import { getExample } from '@atrium/server/modules/example/service/getExample.ts';
import { loadExample } from '@atrium/server/modules/example/service/loadExample.ts';
import { removeExample } from '@atrium/server/modules/example/service/removeExample.ts';
import { must } from './must.ts';
import { usage } from './words.ts';

/** The example academy (BEG-05): `in` loads all of it, also where no process works on jobs. */
export async function runExample(deps: DocumentDeps, word: string, note: string): Promise<unknown> {
  const given = { ...deps, reason: note, fillExample };
  if (word === 'in') {
    const added = must(await addExample(given));
    if (!deps.dryRun) await loadExample(deps, {}, { signal: new AbortController().signal });
    return { ...added, ...(await getExample(deps)) };
  }
  if (word === 'out') return must(await removeExample(given));
  if (word === 'show') return getExample(deps);
  throw new StartupError(usage);
}
