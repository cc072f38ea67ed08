import { sql } from 'kysely';
import type { Db } from '../../../base/sql/db.ts';
import { epochMillis, isAmong } from '../../../base/sql/fragments.ts';
import type { PersonPrivacy } from '../types.ts';

/** A page shows so many mails and entries, the newest first; the outbox has all mails. */
const mostShown = 20;

/** The last mails to an address, without their texts. */
export function listMailsTo(db: Db, address: string) {
  return db
    .selectFrom('mail')
    .select((eb) => [
      'mail_id as mailId',
      'letter',
      'subject',
      epochMillis(eb.ref('created_at')).as('createdAt'),
      'sent_at as sentAt',
      'withdrawn_at as withdrawnAt',
      'failed_at as failedAt',
      'withheld',
    ])
    .where('to_address', '=', address)
    .orderBy('mail_id', 'desc')
    .limit(sql.lit(mostShown))
    .execute();
}

/**
 * What is in the audit log about somebody, also by accounts that were merged into theirs, and about their certificates:
 * what was done, by whom and why, not its details.
 */
export async function listEntriesAbout(db: Db, memberId: string) {
  const credentials = await db
    .selectFrom('credential')
    .select('credential_id as id')
    .where('member_id', '=', memberId)
    .execute();
  const merged = await db
    .selectFrom('merged_account')
    .select('former_id as id')
    .where('member_id', '=', memberId)
    .execute();
  const subjects = [memberId, ...merged.map(({ id }) => id)]
    .map((id) => `member/${id}`)
    .concat(credentials.map(({ id }) => `credential/${id}`));
  return db
    .selectFrom('audit_entry as a')
    .leftJoin('member as m', 'm.member_id', 'a.actor_member_id')
    .select((eb) => [
      'a.audit_entry_id as entryId',
      'a.action',
      'a.reason',
      'a.actor_kind as actorKind',
      'a.actor_name as actorName',
      'm.display_name as actorDisplayName',
      eb('a.actor_member_id', '=', memberId).as('isOwn'),
      epochMillis(eb.ref('a.at')).as('at'),
    ])
    .where((eb) => isAmong(eb.ref('a.subject'), subjects))
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_entry_id', 'desc')
    .limit(sql.lit(mostShown))
    .execute();
}

/** What the team has noted about somebody, the newest first. */
export function listNotes(db: Db, memberId: string) {
  return db
    .selectFrom('person_note as n')
    .leftJoin('member as m', 'm.member_id', 'n.author_id')
    .select((eb) => [
      'n.note_id as noteId',
      'n.note',
      'n.author_id as authorId',
      'm.display_name as authorName',
      epochMillis(eb.ref('n.written_at')).as('writtenAt'),
    ])
    .where('n.member_id', '=', memberId)
    .orderBy('n.written_at', 'desc')
    .orderBy('n.note_id')
    .execute();
}

/** What somebody has asked for about their data, and how far it is. */
export async function findPrivacy(db: Db, memberId: string): Promise<PersonPrivacy> {
  const [erasure, copies] = await Promise.all([
    db
      .selectFrom('member_erasure')
      .select((eb) => [
        epochMillis(eb.ref('requested_at')).as('requestedAt'),
        epochMillis(eb.ref('due_at')).as('dueAt'),
      ])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
    db
      .selectFrom('data_export')
      .select((eb) => [
        'data_export_id as exportId',
        epochMillis(eb.ref('requested_at')).as('requestedAt'),
        epochMillis(eb.ref('ready_at')).as('readyAt'),
      ])
      .where('member_id', '=', memberId)
      .orderBy('requested_at', 'desc')
      .limit(sql.lit(mostShown))
      .execute(),
  ]);
  return { erasure: erasure ?? null, copies: copies.map(({ exportId: _, ...copy }) => copy) };
}

/** Whether a company's own provider knows somebody, by how many names. */
export async function countProviderNames(db: Db, memberId: string): Promise<number> {
  const { names } = await db
    .selectFrom('federated_identity as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .innerJoin('identity_realm as r', (join) =>
      join.onRef('r.issuer', '=', 'f.issuer').onRef('r.customer_id', '=', 'm.customer_id'),
    )
    .leftJoin('account_link as l', (join) =>
      join.onRef('l.issuer', '=', 'f.issuer').onRef('l.subject', '=', 'f.subject'),
    )
    .select((eb) => eb.fn.countAll().as('names'))
    .where('f.member_id', '=', memberId)
    .where('l.member_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(names);
}
