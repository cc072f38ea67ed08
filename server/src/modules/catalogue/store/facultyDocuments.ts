import type { FacultyBody, FacultyFacts } from '@atrium/domain/catalogue/facultyDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** Somebody who teaches as their document has it; null for nobody. */
export async function findFacultyBody(tx: Tx, facultyId: string): Promise<FacultyBody | null> {
  const row = await tx.selectFrom('faculty').selectAll().where('faculty_id', '=', facultyId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.full_name,
    role: row.role,
    picture: row.image_url,
    biography: row.biography,
    contact: row.slack_url,
    isPublished: row.published,
  };
}

/** Adds somebody who teaches, or changes them; a trigger makes their courses found by what they are called now. */
export async function saveFacultyRow(tx: Tx, facultyId: string, body: FacultyBody, now: Date): Promise<void> {
  const values = {
    full_name: body.name,
    role: body.role,
    image_url: body.picture,
    biography: body.biography,
    slack_url: body.contact,
    published: body.isPublished,
  };
  await tx
    .insertInto('faculty')
    .values({ faculty_id: facultyId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('faculty_id').doUpdateSet(values))
    .execute();
}

/** The titles of the courses that somebody teaches, and of the sessions that they assist. */
export async function listTaught(
  tx: Tx,
  facultyId: string,
): Promise<{ readonly courses: readonly string[]; readonly sessions: readonly string[] }> {
  const courses = await tx
    .selectFrom('course_faculty as cf')
    .innerJoin('course as c', 'c.course_id', 'cf.course_id')
    .select('c.title')
    .where('cf.faculty_id', '=', facultyId)
    .orderBy('c.title')
    .orderBy('c.course_id')
    .execute();
  const sessions = await tx
    .selectFrom('session')
    .select('title')
    .where('teaching_assistant_id', '=', facultyId)
    .orderBy('title')
    .orderBy('session_id')
    .execute();
  return { courses: courses.map(({ title }) => title), sessions: sessions.map(({ title }) => title) };
}

/** How many sessions somebody assists. */
export async function findFacultyFacts(tx: Tx, facultyId: string): Promise<FacultyFacts> {
  const { assists } = await tx
    .selectFrom('session')
    .select(({ fn }) => fn.countAll().as('assists'))
    .where('teaching_assistant_id', '=', facultyId)
    .executeTakeFirstOrThrow();
  return { assists: Number(assists) };
}

export async function removeFacultyRow(tx: Tx, facultyId: string): Promise<void> {
  await tx.deleteFrom('faculty').where('faculty_id', '=', facultyId).execute();
}

/** Those who teach, for the lists of the staff; the newest are those who were added last. */
export function listFacultyRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('faculty as f')
    .select(['f.faculty_id as id', 'f.full_name as title', 'f.published as isPublished', 'f.created_at as newestAt']);
}
