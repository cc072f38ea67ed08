import { tierWords } from '@atrium/domain/person/tierWords.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { findStanding } from '../../store/standings.ts';
import { refreshStanding } from '../standings.ts';

/** Works the tier of a member out again after a change of their grants; a line when it is another one. */
export async function tierChange(
  tx: Tx,
  { now }: { readonly now: number },
  memberId: string,
): Promise<readonly string[]> {
  const before = await findStanding(tx, memberId);
  await refreshStanding(tx, memberId, now);
  const after = await findStanding(tx, memberId);
  if (before === after || after === null) return [];
  return [`The tier is ${tierWords[after]} from now${before === null ? '' : `, and was ${tierWords[before]}`}.`];
}
