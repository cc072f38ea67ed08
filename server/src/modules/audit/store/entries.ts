import { sql } from 'kysely';
import { nameOf } from '../../../base/actor.ts';
import { tokenAtWork } from '../../../base/graphql/byToken.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, isAmong } from '../../../base/sql/fragments.ts';
import type { PageEnd } from '../../../base/text/pageEnd.ts';
import type { ActorKind, AuditEntry } from '../types.ts';

const kinds = { person: 'PERSON', command: 'COMMAND', job: 'JOB' } as const;

/** Appends one entry of this instant. */
export async function addEntry(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  const { actor, action, subject, reason = '', before, after, detail = {} } = entry;
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  await tx
    .insertInto('audit_entry')
    .values({
      at,
      actor_kind: kinds[actor.kind],
      actor_member_id: actor.kind === 'person' ? actor.memberId : null,
      // of a person, the API token by which they acted
      actor_name: actor.kind === 'person' ? (tokenAtWork()?.name ?? null) : nameOf(actor),
      action,
      subject,
      reason: reason === '' ? null : reason,
      before: json(before),
      after: json(after),
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** Which entries are read. */
export interface EntrySearch {
  /** What they are about, or who acted; null for all. */
  readonly found: {
    readonly subjects: readonly string[];
    readonly memberIds: readonly string[];
    readonly actorName: string;
    readonly action: string;
  } | null;
  readonly actorKind: ActorKind | null;
  readonly from: Date | null;
  readonly until: Date | null;
  /** The last entry of the page before. */
  readonly after: PageEnd | null;
  readonly count: number;
}

/** Entries, the newest first, each with the names of who acted and of the person whom it is about. */
export function listEntries(db: Db, { found, actorKind, from, until, after, count }: EntrySearch) {
  let entries = db
    .selectFrom('audit_entry as a')
    .leftJoin('member as m', 'm.member_id', 'a.actor_member_id')
    .leftJoin('member as s', (join) =>
      join
        .on(sql`s.member_id`, '=', sql`substr(a.subject, ${sql.lit('member/'.length + 1)})`)
        .on('a.subject', 'like', 'member/%'),
    )
    .select((eb) => [
      'a.audit_entry_id as entryId',
      epochMillis(eb.ref('a.at')).as('at'),
      'a.actor_kind as actorKind',
      eb
        .case()
        .when('a.actor_kind', '=', 'PERSON')
        .then(eb.ref('m.display_name'))
        .else(eb.ref('a.actor_name'))
        .end()
        .as('actorName'),
      eb.case().when('a.actor_kind', '=', 'PERSON').then(eb.ref('a.actor_name')).else(null).end().as('tokenName'),
      'a.action',
      'a.subject',
      's.display_name as subjectName',
      'a.reason',
      'a.before',
      'a.after',
      'a.detail',
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_entry_id', 'desc')
    .limit(count);
  if (found !== null)
    entries = entries.where((eb) =>
      eb.or([
        isAmong(eb.ref('a.subject'), found.subjects),
        // an address has had a few accounts
        ...found.memberIds.map((memberId) => eb('a.actor_member_id', '=', memberId)),
        eb('a.actor_name', '=', found.actorName),
        eb('a.action', '=', found.action),
      ]),
    );
  if (actorKind !== null) entries = entries.where('a.actor_kind', '=', actorKind);
  if (from !== null) entries = entries.where('a.at', '>=', from);
  if (until !== null) entries = entries.where('a.at', '<', until);
  if (after !== null)
    entries = entries.where((eb) =>
      eb(eb.refTuple('a.at', 'a.audit_entry_id'), '<', eb.tuple(new Date(after.at), entryIdOf(after))),
    );
  return entries.execute();
}

/** The accounts of an address, present or former, or of an id. */
export async function listAccountsOf(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member_id as memberId')
    .where((eb) => eb.or([eb('email', '=', text), eb('member_id', '=', text)]))
    .union(db.selectFrom('former_email').select('member_id as memberId').where('email', '=', text))
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** The number of an entry; 0, which none has, for what is no number. */
function entryIdOf({ id }: PageEnd): number {
  return Number.isSafeInteger(Number(id)) ? Number(id) : 0;
}
