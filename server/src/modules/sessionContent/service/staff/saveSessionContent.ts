import type { SessionContentBody } from '@atrium/domain/learning/sessionContentDocument.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import {
  countUsers,
  findContentSession,
  findSessionName,
  replaceNodes,
} from '../../../catalogue/service/staff/sessionContents.ts';
import { countEnrolled } from '../../../enrollment/service/staff/countEnrolled.ts';
import { contentLines } from './contentLines.ts';

/**
 * Writes the content of a session. What members did stays: with videos, and with nodes that are archived when they go
 * (DOC-06).
 */
export async function saveSessionContent(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<SessionContentBody>,
): Promise<DocumentEffect> {
  // a video that it names is not removed meanwhile, nor is the session
  await lock(tx, 'catalogue/courses');
  const session = await findContentSession(tx, id);
  if (session === null) throw new Error(`the content of ${id} is published without its session`);
  const was = before?.nodes ?? [];
  const used = await replaceNodes(tx, {
    sessionId: id,
    before: was,
    nodes: body.nodes,
    clock: zoneClock(session.timeZone),
    now: new Date(now),
  });
  const users = await countUsers(tx, used);
  const { enrolled } = await countEnrolled(tx, id);
  return { lines: contentLines({ was, is: body.nodes, used, users, enrolled, session }), mailed: 0 };
}

/** The session shows its content, which goes with it alone (DOC-07). */
export async function usesOfSessionContent(tx: Tx, id: string): Promise<DocumentUse> {
  const name = await findSessionName(tx, id);
  const users = name === null ? [] : [`The session ${name} shows it. Take out what is in it, or remove the session.`];
  return { users, history: [] };
}
