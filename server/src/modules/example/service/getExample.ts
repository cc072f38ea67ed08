import type { StaffContext } from '../../../base/context.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { countExample } from '../store/documents.ts';
import type { ExampleAcademy } from '../types.ts';
import { isAcademyEmpty } from './exampleDocuments.ts';
import { findStop } from './findStop.ts';

/** The example academy: whether it is here, or could be loaded, and how far its loading is (BEG-05). */
export function getExample({
  db,
  now,
  documentKinds,
}: Pick<StaffContext, 'db' | 'now' | 'documentKinds'>): Promise<ExampleAcademy> {
  return snapshot(db, async (tx) => {
    const counts = await countExample(tx);
    if (counts.length === 0)
      return { state: 'NONE', isEmpty: await isAcademyEmpty(tx, documentKinds, now), counts, failure: null };
    const failure = await findStop(tx, now);
    const isLoaded = counts.every(({ done, total }) => done === total);
    return { state: failure !== null ? 'FAILED' : isLoaded ? 'LOADED' : 'LOADING', isEmpty: false, counts, failure };
  });
}
