import type { Db } from '../../../base/sql/db.ts';
import { isExampleThere } from '../store/documents.ts';

/** Whether the example academy is here, whose films and pictures come with the program (D94). */
export function isExampleHere(db: Db): Promise<boolean> {
  return isExampleThere(db);
}
