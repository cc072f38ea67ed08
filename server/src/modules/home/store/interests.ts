import { sql } from 'kysely';
import { boolean, nullable, text, texts } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

const interests = statement(
  {
    jobFunction: nullable(text),
    jobArea: nullable(text),
    jobLevel: nullable(text),
    topics: texts,
    registered: boolean,
  },
  ({ memberId }: { memberId: string }) => sql`
    select p.job_function as "jobFunction", s.responses ->> 'job_area' as "jobArea",
      s.responses ->> 'job_level' as "jobLevel",
      array(
        select t.key from jsonb_each_text(s.responses -> 'what_topics_are_you_interested_in') t
        where t.value = 'true' order by t.key) as topics,
      exists (
        select from member_certificate c where c.member_id = ${memberId} and c.registered_at is not null) as registered
    from (select ${memberId}::text as member_id) m
      left join member_profile p on p.member_id = m.member_id
      left join survey_response s on s.member_id = m.member_id and s.completed_at is not null`,
);

/** As it is stored; `jobArea` and `jobLevel` are keys of the survey's choices. */
interface OwnInterests {
  readonly jobFunction: string | null;
  readonly jobArea: string | null;
  readonly jobLevel: string | null;
  readonly topics: readonly string[];
  readonly registered: boolean;
}

/** What a member has said of their work and interests, and whether they have registered for any certificate. */
export async function findInterests(reader: Reader, memberId: string): Promise<OwnInterests> {
  const [row] = await interests.prepared(reader, { memberId });
  return row ?? { jobFunction: null, jobArea: null, jobLevel: null, topics: [], registered: false };
}
