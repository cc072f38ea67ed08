import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Context } from '../../../base/context.ts';
import { listFlagRules } from '../store/flags.ts';
import { findPerson } from '../store/people.ts';
import { givenFlags } from './givenFlags.ts';
import { flagSubjectOf, viewerOf } from './viewer.ts';

/**
 * A member as the access rules see them, read from the database each time: for calls that carry no sign-in. Null for an
 * unknown one.
 */
export async function findViewer(
  { db, ports, now, log }: Pick<Context, 'db' | 'ports' | 'now' | 'log'>,
  memberId: string,
): Promise<Viewer | null> {
  const [person, rules] = await Promise.all([findPerson(db, memberId), listFlagRules(db)]);
  if (person === null) return null;
  return viewerOf(person, { rules, given: await givenFlags(ports.flags, flagSubjectOf(person, now), log) }, now);
}
