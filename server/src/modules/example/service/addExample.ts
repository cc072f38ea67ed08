import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { lock } from '../../../base/sql/lock.ts';
import { changeAs, type StaffChange } from '../../../base/staffChange.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { addExampleDocuments, isExampleThere, saveTriedAgain } from '../store/documents.ts';
import type { ExampleDeps } from '../types.ts';
import { countLines, readExample, refuseOccupied } from './exampleDocuments.ts';
import { findStop } from './findStop.ts';

const unchanged: StaffChange = { lines: [], isSaved: false };

/**
 * Has the example academy loaded into an empty one, by a job (BEG-05). Where it is there already nothing changes; what
 * could not be published, or has not gone on for a quarter of an hour, is tried again. Refuses with CONFLICT where
 * anything of its kinds is there.
 */
export async function addExample(deps: ExampleDeps): Promise<Result<StaffChange>> {
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  if (await isExampleThere(deps.db)) return tryAgain(deps);
  const read = await readExample(deps);
  if (!read.ok) return read;
  const documents = read.value;
  const counts = [...Map.groupBy(documents, ({ kind }) => kind)].map(([kind, some]) => ({ kind, total: some.length }));
  const comes = countLines(deps.documentKinds, counts);
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'example/academy');
    if (await isExampleThere(tx)) return ok(unchanged);
    const refused = await refuseOccupied(tx, deps.documentKinds, deps.now);
    if (refused !== null) return refused;
    await addExampleDocuments(tx, documents, new Date(deps.now));
    await enqueue(tx, 'example.load', {}, 'academy');
    await auditAct(tx, deps, { subject: 'academy/example', action: 'EXAMPLE_ADDED', detail: { counts } });
    return ok({
      lines: [
        `It brings ${comes}.`,
        'Dates are set around today. Members meet all of it as soon as it is here.',
        'Nobody is mailed. No people, companies, passes or prices come with it.',
      ],
      isSaved: true,
    });
  });
}

function tryAgain(deps: ExampleDeps): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx) => {
    await lock(tx, 'example/academy');
    if ((await findStop(tx, deps.now)) === null) return ok(unchanged);
    await saveTriedAgain(tx, new Date(deps.now));
    await enqueue(tx, 'example.load', {}, 'academy');
    return ok({ lines: ['What could not be published is tried again.'], isSaved: true });
  });
}
