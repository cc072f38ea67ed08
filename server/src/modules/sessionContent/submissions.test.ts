import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addHandedIn } from './projects.fixture.ts';

// Projects that members hand in, and what the team answers.
let server: TestServer;
let instructor: Caller;
let academy: Caller;
beforeAll(async () => {
  server = await startServer();
  [instructor, academy] = [await server.as('instructor'), await server.as('academy')];
});
afterAll(() => server.close());

const own = 'ai-leaders-1';
const project = `${own}-project`;

const nameOf = (who: string): string => `${persona(who).firstName} ${persona(who).lastName}`;

interface Row {
  readonly submissionId: string;
  readonly sessionId: string;
  readonly displayName: string;
  readonly email: string;
  readonly number: number;
  readonly link: string | null;
  readonly note: string;
  readonly state: string;
  readonly words: string;
  readonly reviewerName: string | null;
  readonly isReplaced: boolean;
}
const fields = 'submissionId sessionId displayName email number link note state words reviewerName isReplaced';

async function list(who: Caller, args = ''): Promise<{ submissions: Row[]; nextAfter: string | null }> {
  const document = `{ listSubmissions${args} { submissions { ${fields} } nextAfter } }`;
  return (await who.query<{ listSubmissions: { submissions: Row[]; nextAfter: string | null } }>(document))
    .listSubmissions;
}
async function open(who: Caller, id: string): Promise<{ version: Row; earlier: Row[] } | string | undefined> {
  const { data, errors } = await who.ask<{ getSubmission: { version: Row; earlier: Row[] } | null }>(
    `query ($id: ID!) { getSubmission(submissionId: $id) { version { ${fields} } earlier { ${fields} } } }`,
    { id },
  );
  return data?.getSubmission ?? errors?.[0]?.extensions.code;
}

interface Done {
  readonly done: {
    readonly lines?: string[] | null;
    readonly error: { readonly code: string; readonly field: string | null; readonly message: string } | null;
  } | null;
}
async function review(
  who: Caller,
  submissionId: string,
  answer: {
    readonly state: string;
    readonly words?: string;
    readonly dryRun?: boolean;
    /** What is shown; that of this moment where it is left out. */
    readonly reviewedAt?: string | null;
  },
): Promise<string> {
  const rows = await server.db
    .selectFrom('project_submission')
    .select(['submission_id as id', 'reviewed_at as at'])
    .execute();
  const at = rows.find(({ id }) => id === submissionId)?.at ?? null;
  const reviewedAt = at === null ? null : String(at.getTime());
  const { data, errors } = await who.ask<Done>(
    `mutation ($submissionId: ID!, $state: ProjectReviewState!, $words: String, $reviewedAt: String, $dryRun: Boolean) {
      done: reviewSubmission(
        submissionId: $submissionId, state: $state, words: $words, reviewedAt: $reviewedAt, dryRun: $dryRun) {
        lines error { code field message } } }`,
    { submissionId, reviewedAt, ...answer },
  );
  const error = data?.done?.error;
  return errors?.[0]?.extensions.code ?? error?.code ?? (data?.done?.lines ?? []).join(' ');
}
async function submit(who: Caller, input: Readonly<Record<string, unknown>>): Promise<string> {
  const { done } = await who.query<Done>(
    `mutation ($input: SubmitProjectInput!) { done: submitProject(input: $input) { error { code field message } } }`,
    { input: { sessionContentId: project, deviceId: 'test', ...input } },
  );
  return done?.error === null || done === null ? 'done' : `${done.error.code} ${done.error.field ?? ''}`.trim();
}
interface OwnProject {
  readonly submission: string | null;
  readonly project: { readonly link: string | null; readonly note: string; state: string; words: string } | null;
}
async function shown(who: Caller): Promise<OwnProject | undefined> {
  const { getSessionContent } = await who.query<{ getSessionContent: { containers: (OwnProject & { id: string })[] } }>(
    `query ($id: ID!) { getSessionContent(sessionId: $id) { containers {
      id: sessionContentId submission project { link note state words } } } }`,
    { id: own },
  );
  const found = getSessionContent.containers.find(({ id }) => id === project);
  return found && { submission: found.submission, project: found.project };
}
const mailsOf = async (id: string) =>
  server.db
    .selectFrom('mail')
    .select(['subject', 'body', 'leaves_at as leavesAt', 'withdrawn_at as withdrawnAt', 'sent_at as sentAt'])
    .where('dedupe_key', 'like', `project-review/${id}/%`)
    .orderBy('mail_id')
    .execute();
const waiting = async (): Promise<Row> => {
  const [row] = (await list(instructor)).submissions;
  if (row === undefined) throw new Error('nothing waits');
  return row;
};

test('[RUN-02] [STF-01] what waits is listed from the oldest on, an instructor has the courses of their own', async () => {
  const owner = await server.as('employee');
  const all = await list(owner);
  expect(all.submissions.map(({ sessionId, displayName }) => [sessionId, displayName])).toEqual([
    [own, nameOf('academy')],
    ['growth-loops-1', nameOf('member')],
  ]);
  expect(all.nextAfter).toBeNull();
  expect((await list(instructor)).submissions.map(({ sessionId }) => sessionId)).toEqual([own]);
  // addresses are no business of an instructor
  expect((await waiting()).email).not.toBe(persona('academy').email);
  expect(all.submissions[0]?.email).toBe(persona('academy').email);
  expect((await list(owner, '(state: RETURNED)')).submissions.map(({ words }) => words)).toEqual([
    'Please add a number for each turn of the loop, and say which step leaks most.',
  ]);
  expect((await list(instructor, '(state: RETURNED)')).submissions).toEqual([]);
  expect((await list(instructor, '(state: REVIEWED)')).submissions.map(({ reviewerName }) => reviewerName)).toEqual([
    nameOf('instructor'),
  ]);
  expect((await list(owner, '(sessionId: "growth-loops-1")')).submissions).toHaveLength(1);
  expect((await list(instructor, '(sessionId: "growth-loops-1")')).submissions).toEqual([]);
  const name = persona('member').lastName;
  expect((await list(owner, `(search: "${name}")`)).submissions.map(({ sessionId }) => sessionId)).toEqual([
    'growth-loops-1',
  ]);
  expect((await list(instructor, '(search: "demo.example")')).submissions).toEqual([]);
  const counts = '{ listWaitingSubmissions { sessionId waiting } }';
  expect(await owner.query(counts)).toEqual({
    listWaitingSubmissions: [
      { sessionId: own, waiting: 1 },
      { sessionId: 'growth-loops-1', waiting: 1 },
    ],
  });
  expect(await instructor.query(counts)).toEqual({ listWaitingSubmissions: [{ sessionId: own, waiting: 1 }] });
});

test('[RUN-02] [STF-01] one of a course of somebody else is as one that is not there, for reading and for answering', async () => {
  const [other] = (await list(await server.as('employee'), '(sessionId: "growth-loops-1")')).submissions;
  const id = other?.submissionId ?? '';
  for (const each of [id, '3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e11', 'no-such-id']) {
    expect(await open(instructor, each)).toBe('NOT_FOUND');
    expect(await review(instructor, each, { state: 'REVIEWED' })).toBe('NOT_FOUND');
  }
  for (const who of ['support', 'editor', 'auditor']) {
    expect([who, await open(await server.as(who), id)]).toEqual([who, 'FORBIDDEN']);
    expect([who, await review(await server.as(who), id, { state: 'REVIEWED' })]).toEqual([who, 'FORBIDDEN']);
  }
  expect(await open(await server.as('member'), id)).toBe('NOT_FOUND');
  expect(await mailsOf(id)).toEqual([]);
});

test('[RUN-02] opening one shows what was sent, and the versions before it with what was answered', async () => {
  const opened = await open(instructor, (await waiting()).submissionId);
  expect(opened).toMatchObject({
    version: { number: 2, link: 'https://docs.example/weekly-report/map-2', state: 'WAITING', isReplaced: false },
    earlier: [{ number: 1, state: 'RETURNED', words: 'The stopping rule is missing. When would you go back?' }],
  });
});

test('[RUN-02] [DOC-03] [D96] a project is returned with words, which are mailed after ten minutes unless it is taken back', async () => {
  const { submissionId: id } = await waiting();
  const name = nameOf('academy');
  expect(await review(instructor, id, { state: 'RETURNED', words: ' ' })).toBe('INVALID_INPUT');
  expect(await review(instructor, id, { state: 'RETURNED', words: 'a'.repeat(2001) })).toBe('INVALID_INPUT');
  const answer = { state: 'RETURNED', words: 'Add the minutes.\n\nThen send it again.' };
  const lines =
    `${name} is asked to send “Your project: one workflow, before and after” again. ` +
    'It counts as not handed in until then. A badge or certificate that was awarded stays. ' +
    `${name} is mailed in ten minutes.`;
  expect(await review(instructor, id, { ...answer, dryRun: true })).toBe(lines);
  expect([(await shown(academy))?.submission, await mailsOf(id)]).toEqual(['SUBMITTED', []]);
  expect(await review(instructor, id, answer)).toBe(lines);
  expect(await review(instructor, id, answer)).toBe('');
  expect(await shown(academy)).toEqual({
    submission: 'RETURNED',
    project: expect.objectContaining({ state: 'RETURNED', words: answer.words }) as unknown,
  });
  const [held, ...more] = await mailsOf(id);
  expect(more).toEqual([]);
  const wait = (held?.leavesAt?.getTime() ?? 0) - server.clock.now();
  expect([wait > 9 * minute, wait <= 10 * minute]).toEqual([true, true]);
  expect(held?.body).toContain('Add the minutes.\n\nThen send it again.');
  // taken back before it leaves: it waits again, and nobody is mailed
  expect(await review(instructor, id, { state: 'WAITING' })).toBe(
    `“Your project: one workflow, before and after” of ${name} waits for a review again. ` +
      `The mail that waits for ${name} is withdrawn.`,
  );
  expect((await mailsOf(id)).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
  expect(await shown(academy)).toEqual({
    submission: 'SUBMITTED',
    project: expect.objectContaining({ state: 'WAITING', words: '' }) as unknown,
  });
  expect((await waiting()).submissionId).toBe(id);
  await server.clock.advance(11 * minute);
  expect((await server.mails()).filter(({ subject }) => subject.startsWith('Please send your project'))).toEqual([]);
  // what is answered for good is mailed; another answer replaces the one that waits
  expect(await review(instructor, id, { state: 'RETURNED', words: 'Once more.' })).toContain('mailed in ten minutes');
  await server.clock.advance(minute);
  expect(await review(instructor, id, { state: 'REVIEWED', words: 'Good.' })).toBe(
    `“Your project: one workflow, before and after” of ${name} is reviewed. ` +
      `The mail that waits for ${name} is withdrawn. ${name} is mailed in ten minutes.`,
  );
  await server.clock.advance(11 * minute);
  const sent = (await server.mails()).filter(({ subject }) => subject.includes('Your project: one workflow'));
  expect(sent.map(({ subject, to }) => [subject, to])).toEqual([
    ['Your project was reviewed: Your project: one workflow, before and after', persona('academy').email],
  ]);
  expect(await review(instructor, id, { state: 'WAITING' })).toContain(
    'Their mail about it has left. Nobody is mailed.',
  );
  const audited = await server.db
    .selectFrom('audit_entry')
    .select(['subject', 'before', 'after'])
    .where('action', '=', 'PROJECT_REVIEWED')
    .orderBy('audit_entry_id')
    .execute();
  expect(audited.map(({ before, after }) => [before, after])).toEqual(
    [
      ['WAITING', 'RETURNED'],
      ['RETURNED', 'WAITING'],
      ['WAITING', 'RETURNED'],
      ['RETURNED', 'REVIEWED'],
      ['REVIEWED', 'WAITING'],
    ].map(([before, after]) => [{ state: before }, { state: after }]),
  );
  expect(new Set(audited.map(({ subject }) => subject))).toEqual(new Set([`member/${persona('academy').memberId}`]));
});

test('[SSN-08] [RUN-02] a project is handed in once for each number, and again after it came back', async () => {
  const { submissionId: id } = await waiting();
  expect(await review(instructor, id, { state: 'RETURNED', words: 'Once more, please.' })).toContain('mailed');
  expect(await submit(academy, { clientSeq: '5', link: 'javascript:alert(1)' })).toBe('INVALID_INPUT link');
  expect(await submit(academy, { clientSeq: '5', note: 'a'.repeat(2001) })).toBe('INVALID_INPUT note');
  const third = { link: 'https://docs.example/map-3', note: 'With the minutes.' };
  expect(await submit(academy, { clientSeq: '5', ...third })).toBe('done');
  expect(await submit(academy, { clientSeq: '5', ...third })).toBe('done');
  expect(await submit(academy, { clientSeq: '4', ...third })).toBe('CONFLICT');
  expect(await shown(academy)).toEqual({
    submission: 'SUBMITTED',
    project: { ...third, state: 'WAITING', words: '' },
  });
  // what the team has found in the version before is no longer true, and is never mailed
  expect((await mailsOf(id)).every(({ sentAt, withdrawnAt }) => sentAt !== null || withdrawnAt !== null)).toBe(true);
  expect((await waiting()).number).toBe(3);
  expect(await review(instructor, id, { state: 'REVIEWED' })).toBe('STALE_VERSION');
  expect(await open(instructor, id)).toMatchObject({ version: { isReplaced: true }, earlier: [{ number: 1 }] });
  // neither a link nor a text is needed, and a version that waits may be replaced
  expect(await submit(academy, { clientSeq: '6' })).toBe('done');
  expect(await waiting()).toMatchObject({ number: 4, link: null, note: '' });
  expect(await submit(await server.as('member'), { clientSeq: '1' })).toBe('NOT_ENROLLED');
  expect(await submit(academy, { clientSeq: '7', sessionContentId: `${own}-welcome` })).toBe('INVALID_INPUT type');
  expect(await submit(academy, { clientSeq: '7', sessionContentId: 'no-such-project' })).toBe('NOT_FOUND');
});

test('[RUN-02] a list of many goes on page by page, without repeating or leaving out one', async () => {
  const memberId = persona('planned').memberId;
  await sql`
    with nodes as (
      insert into session_content (session_content_id, session_id, kind, container_type, title, sort_order)
      select 'many-' || k, ${own}, 'CONTAINER', 'PROJECT_SUBMISSION', 'One of many', 900 + k from generate_series(1, 60) k
      returning session_content_id
    )
    insert into project_submission (submission_id, member_id, session_content_id, session_id, number, submitted_at, state)
    select gen_random_uuid(), ${memberId}, session_content_id, ${own}, 1, '2020-01-01', 'WAITING' from nodes`.execute(
    server.db,
  );
  const first = await list(instructor, `(sessionId: "${own}")`);
  expect(first.submissions).toHaveLength(50);
  const second = await list(instructor, `(sessionId: "${own}", after: ${JSON.stringify(first.nextAfter)})`);
  expect([second.submissions.length, second.nextAfter]).toEqual([11, null]);
  expect(new Set([...first.submissions, ...second.submissions].map(({ submissionId }) => submissionId)).size).toBe(61);
});

test('[ACT-04] [RUN-02] what was handed in and answered is in the copy of a member, and goes with the account', async () => {
  const { memberId } = persona('planned');
  const { rows } = await sql<{ count: number }>`
    select jsonb_array_length(rows) as count from personal_data(${memberId}) where table_name = 'project_submission'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ count: 61 }]);
  const others = async () =>
    (await server.db.selectFrom('project_submission').select('member_id').execute()).filter(
      (row) => row.member_id === memberId,
    ).length;
  await sql`delete from credential where member_id = ${memberId}`.execute(server.db);
  await sql`delete from member where member_id = ${memberId}`.execute(server.db);
  expect(await others()).toBe(0);
});

test('[RUN-02] of two reviewers who answer the same version, the second hears of the first, whose words stay', async () => {
  const submissionId = await addHandedIn(server, persona('planner').memberId);
  const owner = await server.as('employee');
  expect(await review(instructor, submissionId, { state: 'RETURNED', words: 'Fix the third step.' })).toContain(
    'again',
  );
  // a press that is sent again, with what the page showed before
  const again = { state: 'RETURNED', words: 'Fix the third step.', reviewedAt: null };
  expect(await review(instructor, submissionId, again)).toBe('');
  expect(await review(owner, submissionId, { state: 'REVIEWED', words: '', reviewedAt: null })).toBe('STALE_VERSION');
  const [mail] = await mailsOf(submissionId);
  expect(mail).toMatchObject({ withdrawnAt: null });
  expect(await review(owner, submissionId, { state: 'REVIEWED', words: '' })).toContain('is reviewed');
});

test('[RUN-02] a member hands in many versions in a day, and not any number', async () => {
  const who = await server.as('academy');
  let code = 'done';
  for (let n = 1; n < 100 && code === 'done'; n += 1)
    code = await submit(who, { link: '', note: `Version ${String(n)}`, deviceId: 'many', clientSeq: String(n) });
  expect(code).toMatch(/^RATE_LIMITED/);
});
