import { persona } from '@atrium/content/people.ts';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { eventBody, hashDatabase, publishBody, save } from '../document/document.fixture.ts';

let server: TestServer;
let editor: Caller;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  [editor, member] = await Promise.all([server.as('editor'), server.as('member')]);
});
afterAll(() => server.close());

interface Prepared {
  readonly token: string;
  readonly version: number | null;
  readonly opens: boolean;
  readonly sentence: string;
}
interface Look {
  readonly kind?: string;
  readonly id: string;
  readonly address: string;
  readonly persona?: 'WITH_PLAN' | 'ENROLLED' | 'COMPANY_ADMIN' | 'WITHOUT_PLAN';
  readonly userId?: string;
  readonly at?: string;
}
const document = `query ($kind: String!, $id: ID!, $address: String!, $persona: PreviewPersona, $userId: ID, $at: String) {
  getDocumentPreview(kind: $kind, documentId: $id, address: $address, persona: $persona, userId: $userId, at: $at) {
    token version opens sentence } }`;
const askFor = async (caller: Caller, { kind = 'event', ...look }: Look) =>
  caller.ask<{ getDocumentPreview: Prepared | null }>(document, { kind, ...look });

async function prepare(look: Look, caller = editor): Promise<Prepared> {
  const { data, errors } = await askFor(caller, look);
  if (!data?.getDocumentPreview) throw new Error(JSON.stringify(errors));
  return data.getDocumentPreview;
}

interface Answered {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  readonly at: string | null;
}

/** As the frame of a preview asks. */
async function within(caller: Caller, token: string, query: string): Promise<Answered> {
  const response = await caller.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-preview': token },
    body: JSON.stringify({ query }),
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  const at = response.headers.get('x-server-time');
  return { ...((await response.json()) as Omit<Answered, 'at'>), at };
}

const eventQuery = (id: string): string => `{ getMemberEvent(memberEventId: "${id}") { title } getMember { userId } }`;

/** A published event with a draft that has another title. */
async function withDraft(id: string): Promise<void> {
  const body = eventBody(server, 'As published');
  await publishBody(editor, id, body);
  await save(editor, { id, version: 0, body: { ...body, title: 'As drafted' } });
}

test('[DOC-08] a preview answers with the draft, as a person who exists in it alone, and nobody else meets it', async () => {
  await withDraft('previewed');
  const before = await hashDatabase(server);
  const { token, version, opens } = await prepare({ id: 'previewed', address: '/events/previewed' });
  expect(version).toBeGreaterThan(0);
  expect(opens).toBe(true);
  // as documents of the web app are written: fragments come first
  const asked = `fragment F on MemberEvent { title } ${eventQuery('previewed').replace('{ title }', '{ ...F }')}`;
  const { data } = await within(editor, token, asked);
  expect(data).toMatchObject({ getMemberEvent: { title: 'As drafted' } });
  const { userId } = (data as { getMember: { userId: string } }).getMember;
  expect(await server.db.selectFrom('member').selectAll().where('member_id', '=', userId).execute()).toEqual([]);
  for (const caller of [member, editor]) {
    const shown = await caller.query(eventQuery('previewed'));
    expect(shown).toMatchObject({ getMemberEvent: { title: 'As published' }, getMember: { userId: caller.memberId } });
  }
  expect(await hashDatabase(server)).toEqual(before);
});

test('[DOC-08] a new document is met before it is published, and a draft that makes no page says why', async () => {
  await save(editor, { id: 'only-drafted', version: 0, body: eventBody(server, 'New') });
  const { token } = await prepare({ id: 'only-drafted', address: '/events/only-drafted' });
  expect((await within(editor, token, eventQuery('only-drafted'))).data).toMatchObject({
    getMemberEvent: { title: 'New' },
  });
  await save(editor, { id: 'half', version: 0, body: { ...eventBody(server, 'Half'), start: 'soon' } });
  const { errors } = await askFor(editor, { id: 'half', address: '/events/half' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID_INPUT',
    reason: 'start: A date and a time are needed.',
  });
  // an address that another resource has
  const body = { title: 'Taken', slug: 'where-a-model-helps', type: 'PROMPT_PACK', picture: '/a.svg' };
  const rest = { subtitle: '', file: null, copy: null, areas: [], isPublished: true, createdAt: null, changedAt: null };
  const input = {
    kind: 'resource',
    documentId: 'taken',
    version: 0,
    body: { ...body, ...rest, keywords: '', parts: [], tags: [] },
  };
  await editor.query('mutation ($input: SaveDocumentDraftInput!) { saveDocumentDraft(input: $input) { version } }', {
    input,
  });
  const taken = await askFor(editor, { kind: 'resource', id: 'taken', address: '/resources/where-a-model-helps' });
  expect(taken.errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID_INPUT',
    reason: 'What is missing comes first.',
  });
  const missing = await askFor(editor, { id: 'no-such-event', address: '/events/no-such-event' });
  expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('[DOC-08] it is shown as a member with a plan, as one without, and on a day', async () => {
  const address = '/courses/session/session-x';
  const resource = { kind: 'resource', id: 'resource-where-a-model-helps', address: '/resources/where-a-model-helps' };
  expect(await prepare(resource)).toMatchObject({ opens: true, version: null });
  expect(await prepare({ ...resource, persona: 'WITHOUT_PLAN' })).toMatchObject({ opens: false });
  // which administrators of companies alone read
  const insight = { kind: 'insight', id: 'half-the-inbox', address: '/insights/half-the-inbox' };
  expect(await prepare(insight)).toMatchObject({ opens: false });
  expect(await prepare({ ...insight, persona: 'COMPANY_ADMIN' })).toMatchObject({ opens: true });
  const at = server.clock.now() + 400 * day;
  const { token } = await prepare({ ...resource, at: String(at) });
  expect(await within(editor, token, '{ getMember { userId } }')).toMatchObject({ at: String(at) });
  for (const wrong of ['soon', '9'.repeat(16)]) {
    const { errors } = await askFor(editor, { ...resource, at: wrong });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  }
  expect(await prepare({ ...resource, address })).toMatchObject({ opens: false });
});

test('[DOC-08] what has no page of its own is shown on one that has it', async () => {
  const find = async (kind: string, id: string) => {
    const { data, errors } = await editor.ask<{ getDocumentPreview: { address: string } | null }>(
      'query ($kind: String!, $id: ID!) { getDocumentPreview(kind: $kind, documentId: $id) { address } }',
      { kind, id },
    );
    return data?.getDocumentPreview?.address ?? errors?.[0]?.extensions.reason;
  };
  expect(await find('faculty', 'amara-okafor')).toMatch(/^\/courses\/[\w-]+$/);
  const lesson = (await find('video', 'ai-leaders-where-the-hours-go')) ?? '';
  expect(lesson).toMatch(/^\/courses\/ondemand\/[\w-]+\/[\w-]+\/[\w-]+$/);
  expect(await prepare({ kind: 'video', id: 'ai-leaders-where-the-hours-go', address: lesson })).toMatchObject({
    opens: true,
  });
  expect(await find('page', 'no-such-text')).toBe('There is no page no-such-text.');
  expect(await find('plan', 'learning-plan')).toBe('No page of members shows it yet.');
});

test('[DOC-08] [STF-01] it is shown as a real person to those of the team who may read them', async () => {
  const support = await server.as('support');
  const look = { kind: 'event', id: 'new-member-orientation', address: '/events/new-member-orientation' };
  const { memberId: userId } = persona('member');
  const { token } = await prepare({ ...look, userId }, support);
  const shown = await within(
    support,
    token,
    '{ getMember { userId } getMemberEvent(memberEventId: "new-member-orientation") { title } }',
  );
  expect(shown.data).toMatchObject({ getMember: { userId }, getMemberEvent: {} });
  // what they meet, and nothing of their account
  for (const query of [
    '{ getAccountSettings { email } }',
    '{ getMemberCalendar { webcalUrl } }',
    '{ getSecondFactors { isNeeded } }',
  ]) {
    const { data, errors } = await within(support, token, query);
    expect([query, Object.values(data ?? {}), errors?.[0]?.extensions.code]).toEqual([query, [null], 'FORBIDDEN']);
  }
  // somebody of the team is met as a member, too
  const owner = await prepare({ ...look, userId: persona('owner').memberId }, support);
  const team = await within(support, owner.token, '{ getStaffTeam { members { __typename } } }');
  expect(team.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  for (const who of [userId, 'nobody-at-all']) {
    const { errors } = await askFor(editor, { ...look, userId: who });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  }
});

test('[DOC-08] [THR-70] nothing can be changed in a preview', async () => {
  await withDraft('unchangeable');
  const { token } = await prepare({ id: 'unchangeable', address: '/events/unchangeable' });
  const before = await hashDatabase(server);
  for (const call of [
    'mutation { saveTimeZone(chosen: true, timeZone: "Europe/Paris") { error { code } } }',
    'query A { getMember { userId } } mutation B { saveTimeZone(chosen: true, timeZone: "Europe/Paris") { error { code } } }',
  ]) {
    const { data, errors } = await within(editor, token, call);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'This is a preview: nothing can be changed in it.',
      extensions: { code: 'FORBIDDEN' },
    });
  }
  expect(await hashDatabase(server)).toEqual(before);
});

test('[DOC-08] [THR-70] its token is of no use to members, visitors, others of the team, and in another sign-in', async () => {
  await withDraft('guarded');
  const { token } = await prepare({ id: 'guarded', address: '/events/guarded' });
  const { memberId, email } = persona('editor');
  const again = await server.signIn({ memberId, email, password: demoPassword });
  for (const caller of [member, server.stranger, await server.as('auditor'), again]) {
    const { data, errors } = await within(caller, token, eventQuery('guarded'));
    expect({ data, code: errors?.[0]?.extensions.code }).toEqual({ data: null, code: 'NOT_FOUND' });
  }
  for (const wrong of ['', 'x', `${token}x`, token.slice(0, -2)])
    expect((await within(editor, wrong, eventQuery('guarded'))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  // the address of the frame, too, is like any other to them
  const page = await member.fetch(`/events/guarded?preview=${token}`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).not.toContain("frame-ancestors 'self'");
});

/** What members meet of each kind, with the field by which it is known. */
const kinds: readonly { kind: string; id: string; address: string; field: string }[] = [
  { kind: 'event', id: 'new-member-orientation', address: '/events/new-member-orientation', field: 'title' },
  { kind: 'insight', id: 'half-the-inbox', address: '/insights/half-the-inbox', field: 'title' },
  { kind: 'course', id: 'ai-leaders', address: '/courses/ai-leaders', field: 'title' },
  { kind: 'resource', id: 'resource-where-a-model-helps', address: '/resources/where-a-model-helps', field: 'title' },
  { kind: 'faculty', id: 'amara-okafor', address: '/courses/ai-leaders', field: 'name' },
  { kind: 'video', id: 'ai-leaders-where-the-hours-go', address: '/courses/ai-leaders', field: 'title' },
];

test('[DOC-08] [THR-70] the preview of a draft of any kind leaves every row as it was, and sends nothing', async () => {
  const { listDocuments } = await editor.query<{ listDocuments: { items: { id: string }[] } }>(
    '{ listDocuments(kind: "session") { items { id } } }',
  );
  const [live = { id: '' }] = listDocuments.items;
  const all = [...kinds, { kind: 'session', id: live.id, address: `/courses/session/${live.id}`, field: 'title' }];
  const get = 'query ($kind: String!, $id: ID!) { getDocument(kind: $kind, documentId: $id) { published } }';
  const put =
    'mutation ($input: SaveDocumentDraftInput!) { saveDocumentDraft(input: $input) { draft { version } error { code reason } } }';
  const mails = (await server.mails()).length;
  for (const { kind, id, address, field } of all) {
    const { getDocument } = await editor.query<{ getDocument: { published: DocumentBody } }>(get, { kind, id });
    const body = { ...getDocument.published, [field]: 'Only in the draft' };
    await editor.query(put, { input: { kind, documentId: id, version: 0, body } });
    const before = await hashDatabase(server);
    const { token, opens } = await prepare({
      kind,
      id,
      address,
      persona: kind === 'session' ? 'ENROLLED' : 'WITH_PLAN',
    });
    if (kind === 'session') expect(opens).toBe(true);
    const page = `{ getCourse(courseId: "ai-leaders") { title } listCatalogue(filter: {}, count: 5) { total } getHome { isEmpty } }`;
    await Promise.all([within(editor, token, page), within(editor, token, eventQuery('new-member-orientation'))]);
    expect([kind, await hashDatabase(server)]).toEqual([kind, before]);
  }
  // the catalogue that all members share has not met a draft (decision 010)
  const shown = JSON.stringify(await member.ask('{ getCourse(courseId: "ai-leaders") { title } }'));
  expect(shown).not.toContain('Only in the draft');
  expect((await server.mails()).length).toBe(mails);
});

test('[THR-70] [STF-07] a preview as a real person has no address that opens something as they', async () => {
  const support = await server.as('support');
  const id = 'new-member-orientation';
  const fields = 'attending zoomLink calendarUrl googleUrl outlookUrl';
  const asked = `{ getMemberEvent(memberEventId: "${id}") { ${fields} } }`;
  await member.query(
    `mutation { saveMemberEventRsvp(input: { userId: "${member.memberId}", memberEventId: "${id}", status: ACTIVE }) { error { code } } }`,
  );
  const { getMemberEvent: own } = await member.query<{ getMemberEvent: { calendarUrl: string | null } }>(asked);
  expect(own.calendarUrl).toMatch(/calendar/);
  const address = `/events/${id}`;
  const { token } = await prepare({ id, address, userId: member.memberId }, support);
  const { data } = await within(support, token, asked);
  const hidden = { zoomLink: null, calendarUrl: null, googleUrl: null, outlookUrl: null };
  expect(data).toEqual({ getMemberEvent: { attending: true, ...hidden } });
});

test('[THR-70] an address that a preview of another day signs ends as soon as one of today', async () => {
  const [id, address] = ['ai-leaders', '/courses/ai-leaders'];
  const at = String(Date.UTC(2090, 0, 1));
  const { token } = await prepare({ kind: 'course', id, address, at });
  const { data } = await within(editor, token, `{ getCourse(courseId: "${id}") { trailer { manifestUrl } } }`);
  const { manifestUrl } = (data as { getCourse: { trailer: { manifestUrl: string } } }).getCourse.trailer;
  const ends = Number(new URL(manifestUrl, 'https://academy.example').searchParams.get('e'));
  expect(ends - server.clock.now()).toBeLessThan(day);
  expect(ends).toBeGreaterThan(server.clock.now());
});

test('[THR-70] queries that keep something while they answer are refused in a preview, and leave the others alone', async () => {
  const { token } = await prepare({ kind: 'course', id: 'ai-leaders', address: '/courses/ai-leaders' });
  const { data, errors } = await within(editor, token, '{ getMemberCalendar { url } getMember { userId } }');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(data).toMatchObject({ getMemberCalendar: null, getMember: { userId: expect.any(String) as unknown } });
});

test('[DOC-08] [STF-02] a preview that is open answers no more once the second factor of its reader is overdue', async () => {
  const { memberId } = persona('auditor');
  const auditor = await server.as('auditor');
  const look = { kind: 'course', id: 'ai-leaders', address: '/courses/ai-leaders' };
  const { token } = await prepare(look, auditor);
  const ask = async () => {
    const { data, errors } = await within(auditor, token, '{ getMember { userId } }');
    return (data?.['getMember'] ?? null) === null ? errors?.[0]?.extensions.code : 'answered';
  };
  expect(await ask()).toBe('answered');
  await server.db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
  await server.db
    .insertInto('staff_factor_due')
    .values({ member_id: memberId, due_at: new Date(server.clock.now() - 1) })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ due_at: new Date(server.clock.now() - 1) }))
    .execute();
  await expect.poll(ask).toBe('NOT_FOUND');
});
