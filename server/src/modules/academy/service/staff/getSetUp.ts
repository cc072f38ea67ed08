import type { StaffContext } from '../../../../base/context.ts';
import { findSetUp } from '../../store/setUp.ts';
import type { SetUp } from '../../types.ts';

/** How far an academy is with its beginning (D79); null once people can learn in it, when nobody is asked for more. */
export async function getSetUp({ db, ports }: Pick<StaffContext, 'db' | 'ports'>): Promise<SetUp | null> {
  const found = await findSetUp(db);
  if (found.hasCourse && found.hasPeople) return null;
  return { ...found, hasMailServer: ports.mailer.reachesNobody !== true, sells: ports.payments !== null };
}
