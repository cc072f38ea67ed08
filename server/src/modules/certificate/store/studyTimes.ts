import type { SessionTime, StudyTimes } from '@atrium/domain/certificate/studyTime.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, isAmong, sessionSeconds } from '../../../base/sql/fragments.ts';
import { snapshot } from '../../../base/sql/transaction.ts';

const ofCourses = (db: Db | Tx) =>
  db
    .selectFrom('session as run')
    .select((run) => [
      'run.course_id as courseId',
      'run.session_type as sessionType',
      epochMillis(run.ref('run.start_at')).as('startAt'),
      sessionSeconds(run.ref('run.session_id')).as('seconds'),
    ])
    .where('run.published', '=', true)
    .where('run.cancelled_at', 'is', null);

/** The study times of the courses of all certificates, with the version of the catalogue that they are of. */
export function listStudyTimes(db: Db): Promise<{ readonly version: number; readonly times: StudyTimes }> {
  return snapshot(db, async (tx) => {
    const { version } = await tx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const rows = await ofCourses(tx)
      .where('run.course_id', 'in', (eb) => eb.selectFrom('certificate_course').select('course_id'))
      .execute();
    return { version, times: byCourse(rows) };
  });
}

/** The study times of some courses, as the transaction sees them. */
export async function listStudyTimesOf(tx: Tx, courseIds: readonly string[]): Promise<StudyTimes> {
  return byCourse(
    await ofCourses(tx)
      .where((run) => isAmong(run.ref('run.course_id'), courseIds))
      .execute(),
  );
}

const byCourse = (rows: readonly (SessionTime & { readonly courseId: string })[]): StudyTimes =>
  Map.groupBy(rows, ({ courseId }) => courseId);
