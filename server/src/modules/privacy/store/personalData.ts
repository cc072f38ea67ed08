import { sql } from 'kysely';
import { z } from 'zod';
import { instant, json, nullable, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { PersonalTable } from '../types.ts';

const tables = statement(
  { table: text, file: text, rows: json(z.array(z.record(z.string(), z.unknown()))) },
  ({ memberId }: { memberId: string }) =>
    sql`select table_name as "table", file_name as file, rows from personal_data(${memberId})`,
);

/** Every row of the database that belongs to a member, by table, without secrets. */
export function listPersonalData(tx: Tx, memberId: string): Promise<PersonalTable[]> {
  return tables.rows(tx, { memberId });
}

const mails = statement(
  { subject: text, text, queuedAt: instant, sentAt: nullable(instant) },
  ({ memberId, address, all }: { memberId: string; address: string; all: readonly string[] }) => sql`
    select m.subject, m.body as text, m.created_at as "queuedAt", m.sent_at as "sentAt"
    from mail m
    where m.to_address = any(${all}::citext[]) and not m.is_secret and case
      when m.to_address = ${address}::citext then not exists (
        select from former_email f
        where f.email = m.to_address and f.member_id <> ${memberId} and f.ended_at >= m.created_at)
      else exists (
        select from former_email f
        where f.email = m.to_address and f.member_id = ${memberId} and f.ended_at >= m.created_at) end
    order by m.mail_id`,
);

/**
 * The mails to a member's address, and to their former addresses while they had them; not those to somebody who had one
 * of them earlier. Of one with a code nothing.
 */
export async function listMailsTo(tx: Tx, memberId: string, address: string) {
  const former = await tx.selectFrom('former_email').select('email').where('member_id', '=', memberId).execute();
  return mails.rows(tx, { memberId, address, all: [address, ...former.map(({ email }) => email)] });
}

/** What a column of ids refers to, and what that is called. */
export const titledKinds = [
  'course',
  'session',
  'video',
  'memberEvent',
  'certificate',
  'resource',
  'caseStudy',
] as const;

const titles = statement(
  { kind: oneOf(...titledKinds), id: text, title: text },
  ({ ids }: { ids: readonly string[] }) => sql`
    select 'course' as kind, course_id as id, title from course where course_id = any(${ids}::text[])
    union all select 'session', session_id, title from session where session_id = any(${ids}::text[])
    union all select 'video', video_id, title from video where video_id = any(${ids}::text[])
    union all select 'memberEvent', member_event_id, title from member_event where member_event_id = any(${ids}::text[])
    union all select 'certificate', certificate_id, title from certificate where certificate_id = any(${ids}::text[])
    union all select 'resource', resource_id, title from resource where resource_id = any(${ids}::text[])
    union all select 'caseStudy', case_study_id, title from case_study where case_study_id = any(${ids}::text[])`,
);

/** The titles of what these ids name. */
export function listTitles(tx: Tx, ids: readonly string[]) {
  return titles.rows(tx, { ids });
}
