import { sql } from 'kysely';
import { number } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { CaseStudyViewing, SavedCaseStudyViewing } from '../types.ts';
import { isOpen } from './caseStudies.ts';

type Given = CaseStudyViewing & {
  readonly memberId: string;
  readonly areas: readonly string[];
  readonly now: Date;
  readonly slack: number;
};

const viewing = statement(
  { playingSeconds: number, maxPlayhead: number },
  ({ memberId, areas, viewingKey, caseStudyId, playingSeconds, maxPlayhead, now, slack }: Given) => sql`
    insert into case_study_viewing as seen
      (member_id, viewing_key, case_study_id, customer_id, started_at, reported_at, playing_seconds, max_playhead)
    select m.member_id, ${viewingKey}, c.case_study_id, m.customer_id, ${now}, ${now},
      least(${playingSeconds}::double precision, ${slack}::double precision),
      least(${maxPlayhead}::double precision, v.duration)
    from member m, case_study c join video v using (video_id)
    where m.member_id = ${memberId} and c.case_study_id = ${caseStudyId} and ${isOpen(areas)}
    on conflict (member_id, viewing_key) do update set
      reported_at = case when excluded.max_playhead > seen.max_playhead
        or ${playingSeconds}::double precision > seen.playing_seconds
        then greatest(seen.reported_at, excluded.reported_at) else seen.reported_at end,
      playing_seconds = greatest(seen.playing_seconds, least(${playingSeconds}::double precision,
        date_part('epoch', ${now}::timestamptz - seen.started_at) + ${slack}::double precision)),
      max_playhead = greatest(seen.max_playhead, excluded.max_playhead)
    where seen.case_study_id = excluded.case_study_id
    returning playing_seconds as "playingSeconds", max_playhead as "maxPlayhead"`,
);

/**
 * Starts a sitting, or raises its values, which only grow, whatever the order of the reports. The reported play is
 * limited to the time since the first report and `slack` seconds. Null: no such video, or the key belongs to another
 * one.
 */
export async function saveViewing(db: Db, given: Given): Promise<SavedCaseStudyViewing | null> {
  const [row] = await viewing.rows(db, given);
  return row ?? null;
}
