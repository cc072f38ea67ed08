import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Tx } from '../../../base/db.ts';
import { listFlagRules } from '../store/flags.ts';
import { findPerson } from '../store/people.ts';
import { viewerOf } from './viewer.ts';

/** A member as the access rules see them at `now`, read anew: for calls that carry no sign-in. Null for an unknown one. */
export async function findViewer(tx: Tx, memberId: string, now: number): Promise<Viewer | null> {
  const [person, rules] = await Promise.all([findPerson(tx, memberId), listFlagRules(tx)]);
  return person === null ? null : viewerOf(person, rules, now);
}
