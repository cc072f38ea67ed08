import type { HandedIn, ReviewState } from '@atrium/domain/learning/projectForm.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import type { PageEnd } from '../../../base/text/pageEnd.ts';
import type { SubmissionKey } from '../types.ts';

/** One version of a project that was handed in, as the team lists it. Instants are epoch milliseconds. */
export interface SubmissionRow extends SubmissionKey, HandedIn {
  readonly courseId: string;
  readonly projectTitle: string;
  readonly sessionTitle: string;
  readonly displayName: string;
  readonly email: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly number: number;
  readonly submittedAt: number;
  readonly state: ReviewState;
  readonly words: string;
  readonly reviewedAt: number | null;
  /** Null while it waits, and when they have left. */
  readonly reviewerName: string | null;
  readonly isReplaced: boolean;
}

/** A session with projects that wait for a review. */
export interface WaitingSession {
  readonly sessionId: string;
  readonly title: string;
  /** Null on demand; epoch milliseconds. */
  readonly startAt: number | null;
  readonly waiting: number;
}

/** Which projects are asked for. */
export interface SubmissionFilter {
  readonly state: ReviewState;
  /** Null: of every session. */
  readonly sessionId: string | null;
  /** Null: of every course. */
  readonly courseIds: readonly string[] | null;
  /** Each is in the name, the id or, `byAddress`, the address, in any order; none for everybody. */
  readonly words: readonly string[];
  /** By its parts an address that is read masked would be guessed. */
  readonly byAddress: boolean;
  /** Where the page begins; null for the first. */
  readonly after: PageEnd | null;
  readonly count: number;
}

function submissions(db: Db | Tx) {
  return db
    .selectFrom('project_submission as p')
    .innerJoin('session_content as n', 'n.session_content_id', 'p.session_content_id')
    .innerJoin('session as s', 's.session_id', 'p.session_id')
    .innerJoin('member as m', 'm.member_id', 'p.member_id')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('member as r', 'r.member_id', 'p.reviewer_id')
    .select((eb) => [
      'p.submission_id as submissionId',
      'p.member_id as memberId',
      'p.session_content_id as sessionContentId',
      'p.session_id as sessionId',
      's.course_id as courseId',
      'n.title as projectTitle',
      's.title as sessionTitle',
      'm.display_name as displayName',
      'm.email',
      'm.customer_id as customerId',
      'c.name as customerName',
      'p.number',
      'p.link',
      'p.note',
      epochMillis(eb.ref('p.submitted_at')).as('submittedAt'),
      'p.state',
      'p.words',
      epochMillis(eb.ref('p.reviewed_at')).as('reviewedAt'),
      'r.display_name as reviewerName',
      isSet(eb.ref('p.replaced_at')).as('isReplaced'),
    ]);
}

/** A page of the newest versions in one state: those that wait from the oldest on, others from the newest on. */
export function listSubmissions(db: Db, filter: SubmissionFilter): Promise<SubmissionRow[]> {
  const { state, sessionId, courseIds, words, byAddress, after, count } = filter;
  const isRising = state === 'WAITING';
  let found = submissions(db).where('p.state', '=', state).where('p.replaced_at', 'is', null);
  if (sessionId !== null) found = found.where('p.session_id', '=', sessionId);
  if (courseIds !== null) found = found.where('s.course_id', 'in', courseIds.length === 0 ? [''] : [...courseIds]);
  for (const word of words)
    found = found.where((eb) =>
      eb(
        eb.fn('person_text', ['m.first_name', 'm.last_name', byAddress ? 'm.email' : eb.val(''), 'm.member_id']),
        'like',
        eb.fn('containing', [eb.val(word)]),
      ),
    );
  if (after !== null)
    found = found.where((eb) =>
      eb(
        eb.refTuple('p.submitted_at', 'p.submission_id'),
        isRising ? '>' : '<',
        eb.tuple(new Date(after.at), after.id),
      ),
    );
  const order = isRising ? 'asc' : 'desc';
  return found.orderBy('p.submitted_at', order).orderBy('p.submission_id', order).limit(count).execute();
}

/** One version; null for none. */
export async function findSubmission(db: Db | Tx, submissionId: string): Promise<SubmissionRow | null> {
  return (await submissions(db).where('p.submission_id', '=', submissionId).executeTakeFirst()) ?? null;
}

/** The versions before this one, the newest first; so many are shown. */
export function listEarlier(db: Db, { memberId, sessionContentId, number }: SubmissionRow, count: number) {
  return submissions(db)
    .where('p.member_id', '=', memberId)
    .where('p.session_content_id', '=', sessionContentId)
    .where('p.number', '<', number)
    .orderBy('p.number', 'desc')
    .limit(count)
    .execute();
}

/** How many projects wait in each session, those with the oldest first; `courseIds` null: of every course. */
export async function listWaitingSessions(
  db: Db,
  courseIds: readonly string[] | null,
  count: number,
): Promise<WaitingSession[]> {
  let found = db
    .selectFrom('project_submission as p')
    .innerJoin('session as s', 's.session_id', 'p.session_id')
    .where('p.state', '=', 'WAITING')
    .where('p.replaced_at', 'is', null);
  if (courseIds !== null) found = found.where('s.course_id', 'in', courseIds.length === 0 ? [''] : [...courseIds]);
  const rows = await found
    .select((eb) => [
      's.session_id as sessionId',
      's.title',
      epochMillis(eb.ref('s.start_at')).as('startAt'),
      eb.fn.countAll().as('waiting'),
    ])
    .groupBy(['s.session_id', 's.title', 's.start_at'])
    .orderBy((eb) => eb.fn.min('p.submitted_at'))
    .orderBy('s.session_id')
    .limit(count)
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
}

/** Adds the next version of what a member handed in; returns the id of the one that it replaces, null for none. */
export async function addSubmission(
  tx: Tx,
  { submissionId, memberId, sessionContentId, sessionId }: SubmissionKey,
  { link, note, now }: HandedIn & { readonly now: Date },
): Promise<string | null> {
  const replaced = await tx
    .updateTable('project_submission')
    .set({ replaced_at: now })
    .where('member_id', '=', memberId)
    .where('session_content_id', '=', sessionContentId)
    .where('replaced_at', 'is', null)
    .returning(['submission_id as submissionId', 'number'])
    .executeTakeFirst();
  await tx
    .insertInto('project_submission')
    .values({
      submission_id: submissionId,
      member_id: memberId,
      session_content_id: sessionContentId,
      session_id: sessionId,
      number: (replaced?.number ?? 0) + 1,
      link,
      note,
      submitted_at: now,
      state: 'WAITING',
    })
    .execute();
  return replaced?.submissionId ?? null;
}

/** The id of the newest version of what a member handed in for a project; null for none. */
export async function findNewest(tx: Db | Tx, memberId: string, sessionContentId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('project_submission')
    .select('submission_id as submissionId')
    .where('member_id', '=', memberId)
    .where('session_content_id', '=', sessionContentId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row?.submissionId ?? null;
}

/** Keeps what the team answers to a version; WAITING takes an answer back. */
export async function saveReview(
  tx: Tx,
  submissionId: string,
  review: {
    readonly state: ReviewState;
    readonly words: string;
    readonly reviewerId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { state, words, reviewerId, now } = review;
  const isBack = state === 'WAITING';
  await tx
    .updateTable('project_submission')
    .set({
      state,
      words: isBack ? '' : words,
      reviewed_at: isBack ? null : now,
      reviewer_id: isBack ? null : reviewerId,
    })
    .where('submission_id', '=', submissionId)
    .execute();
}
