import { day } from '@atrium/domain/time.ts';
import fc from 'fast-check';
import type pg from 'pg';

/** What an account of a generated state has: which of a few things, as small numbers. */
export interface Held {
  readonly enrolled: readonly ('ENROLLED' | 'WAITLISTED' | 'NONE' | null)[];
  readonly offered: boolean;
  readonly watched: readonly (number | null)[];
  readonly certified: readonly boolean[];
  readonly badges: readonly boolean[];
  readonly given: number;
  readonly hasSeat: boolean;
  readonly submissions: readonly ('WAITING' | 'RETURNED' | 'REVIEWED')[];
  readonly hasPlan: boolean;
  readonly notes: number;
  readonly isCustomer: boolean;
  readonly subscription: 'active' | 'canceled' | null;
  readonly isPresent: boolean;
  /** Days ago. */
  readonly since: number;
}

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

export const held: fc.Arbitrary<Held> = fc.record({
  enrolled: fc.array(some(fc.constantFrom('ENROLLED', 'WAITLISTED', 'NONE')), { minLength: 4, maxLength: 4 }),
  offered: fc.boolean(),
  watched: fc.array(some(fc.integer({ min: 1, max: 600 })), { minLength: 3, maxLength: 3 }),
  certified: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  badges: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  given: fc.nat({ max: 3 }),
  hasSeat: fc.boolean(),
  submissions: fc.array(fc.constantFrom('WAITING', 'RETURNED', 'REVIEWED'), { maxLength: 3 }),
  hasPlan: fc.boolean(),
  notes: fc.nat({ max: 2 }),
  isCustomer: fc.boolean(),
  subscription: some(fc.constantFrom('active', 'canceled')),
  isPresent: fc.boolean(),
  since: fc.integer({ min: 1, max: 900 }),
});

/** Everything at once. */
export const everything: Held = {
  enrolled: ['ENROLLED', 'WAITLISTED', 'WAITLISTED', 'NONE'],
  offered: true,
  watched: [100, 400, 600],
  certified: [true, true],
  badges: [true, true],
  given: 2,
  hasSeat: true,
  submissions: ['RETURNED', 'REVIEWED', 'WAITING'],
  hasPlan: true,
  notes: 1,
  isCustomer: true,
  subscription: 'canceled',
  isPresent: true,
  since: 100,
};

/** Adds an account with this, in a transaction that the caller rolls back or keeps. */
export async function addHolder(owner: pg.Client, memberId: string, state: Held, now: number): Promise<void> {
  const at = (days: number) => new Date(now - days * day);
  const run = (text: string, ...values: unknown[]) => owner.query(text, values);
  // those of the course that has most
  const { rows: sessions } = await owner.query<{ id: string }>(
    `with upcoming as (
       select s.session_id as id, s.course_id, count(*) over (partition by s.course_id) as many
       from session s join session_seat using (session_id) where s.end_at > $1 and s.cancelled_at is null)
     select id from upcoming order by many desc, course_id, id limit 4`,
    [at(0)],
  );
  if (sessions.length < 2) throw new Error('the demo has too few upcoming sessions');
  await run(
    `insert into member (member_id, customer_id, email, first_name, last_name, registered_at)
     values ($1, 'acme', $1 || '@merge.example', 'Pat', 'Quill', $2)`,
    memberId,
    at(state.since),
  );
  let seated = false;
  for (const [index, { id }] of sessions.entries()) {
    const wanted = state.enrolled[index] ?? null;
    // one seat in the upcoming sessions of a course
    const status: Held['enrolled'][number] = wanted === 'ENROLLED' && seated ? 'WAITLISTED' : wanted;
    if (status === null) continue;
    seated ||= status === 'ENROLLED';
    await run(
      `insert into enrollment (member_id, session_id, customer_id, status, takes_seat, waitlist_number, joined_at, changed_at)
       values ($1, $2, 'acme', $3, $4, $5, $6, $6)`,
      memberId,
      id,
      status,
      status === 'ENROLLED',
      status === 'WAITLISTED' ? state.since + index : null,
      at(state.since),
    );
    await run(
      'update session_seat set taken = taken + $2::integer, waiting = waiting + $3::integer where session_id = $1',
      id,
      Number(status === 'ENROLLED'),
      Number(status === 'WAITLISTED'),
    );
    if (status === 'WAITLISTED' && state.offered) {
      await run(
        'insert into seat_offer (session_id, member_id, offered_at, expires_at, swap) values ($1, $2, $3, $4, false)',
        id,
        memberId,
        at(0),
        at(-1),
      );
      await run('update session_seat set held = held + 1 where session_id = $1', id);
    }
  }
  for (const [index, seconds] of state.watched.entries()) {
    if (seconds === null) continue;
    await run(
      `insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time,
         continue_at_time, covered, completed_at, watched_at, continue_at_seq, credit)
       select $1, (select min(session_id) from session), v.video_id, 'acme', $2::integer, $2::integer, int4multirange(int4range(0, $2::integer)),
         case when $2::integer > 500 then $3::timestamptz end, $3::timestamptz, $2::integer, $2::integer
       from video v order by 2, v.video_id offset $4 limit 1`,
      memberId,
      seconds,
      at(seconds / 10),
      index,
    );
  }
  for (const [index, isThere] of state.certified.entries()) {
    if (!isThere) continue;
    await run(
      `insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email,
         title, description, narrative, criteria, courses, issuer_name, signer, badge_svg, issued_at)
       select upper('AT-' || substr(md5($1 || c.certificate_id), 1, 4) || '-' || substr(md5($1), 1, 4) || '-'
           || substr(md5(c.certificate_id || $1 || 'x'), 1, 4)),
         $1, c.certificate_id, 'acme', 1, 'Pat Quill', 'pat@merge.example', c.title, '', '', '', '[]', 'Atrium',
         '', '', $2
       from certificate c order by c.certificate_id offset $3 limit 1`,
      memberId,
      at(state.since / 2),
      index,
    );
  }
  for (const [index, isThere] of state.badges.entries())
    if (isThere)
      await run(
        `insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at)
         select $1, c.course_id, s.session_id, 'acme', $2 from course c join session s using (course_id)
         order by c.course_id, s.session_id offset $3 limit 1`,
        memberId,
        at(state.since / 3),
        index * 40,
      );
  for (let number = 1; number <= state.given; number += 1)
    await run(
      `insert into entitlement_grant (member_id, entitlement_id, source, source_ref, starts_at)
       values ($1, 'area-ai-academy', 'STAFF', 'given-' || $2::text, $3)`,
      memberId,
      number,
      at(state.since),
    );
  if (state.hasSeat)
    await run(
      `insert into seat (seat_id, contract_id, customer_id, member_id, assigned_at, activated_at)
       select $1 || '/seat', contract_id, 'acme', $1, $2, $3 from contract where customer_id = 'acme'
       order by contract_id limit 1`,
      memberId,
      at(state.since),
      state.offered ? at(state.since / 2) : null,
    );
  for (const [index, review] of state.submissions.entries())
    await run(
      `insert into project_submission (submission_id, member_id, session_content_id, session_id, number, link, note,
         submitted_at, state, words, reviewed_at, replaced_at)
       select gen_random_uuid(), $1, p.session_content_id, p.session_id, $2, '', 'Done', $3, $4, '', $5, $6
       from project_submission p where p.member_id not like 'merge-%' order by p.session_content_id limit 1`,
      memberId,
      index + 1,
      at(state.since - index / 10),
      review,
      review === 'WAITING' ? null : at(0),
      index + 1 < state.submissions.length ? at(0) : null,
    );
  if (state.hasPlan)
    await run(
      `insert into learning_plan (member_id, version, plan_key, responses, made_at)
       select $1, version, plan_key, '{}', $2 from learning_plan order by learning_plan_id limit 1`,
      memberId,
      at(state.since),
    );
  for (let number = 0; number < state.notes; number += 1)
    await run(
      `insert into person_note (note_id, member_id, note, written_at) values (gen_random_uuid(), $1, 'Called.', $2)`,
      memberId,
      at(number),
    );
  if (state.isCustomer || state.subscription !== null)
    await run(
      `insert into billing_account (member_id, provider_customer_id, revision, payments_read)
       values ($1, 'cus_' || $1, 1, true)`,
      memberId,
    );
  if (state.subscription !== null)
    await run(
      `insert into billing_subscription (subscription_id, member_id, product_id, status, current_period_start,
         current_period_end, change_scheduled, discounted, paid)
       select 'sub_' || $1, $1, product_id, $2, $3, $4, false, false, true from billing_product order by 3 limit 1`,
      memberId,
      state.subscription,
      at(3),
      at(-20),
    );
  if (state.isPresent)
    await run(
      `insert into presence (member_id, customer_id, session_id, meeting_number, joined_at)
       select $1, 'acme', session_id, meeting_number, $2 from meeting order by 3, 4 limit 1`,
      memberId,
      at(0),
    );
}
