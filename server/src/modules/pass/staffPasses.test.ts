import { passDocument, type PassBody } from '@atrium/domain/pass/passDocument.ts';
import { runCommand } from '@atrium/tools/passes/runCommand.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { duplicateDocument } from '../document/service/beginDraft.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll, publishDrafts, rehearsePublishing, takeBack } from '../document/service/publish.ts';
import { register, setPassword, slotsTaken } from './pass.fixture.ts';
import { addCodes, removePerson, writePasses } from './service/staff/passes.ts';

// Passes as documents of the staff, and what their command does besides.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const deps = (dryRun = false) => operatorOf(server, { dryRun });
const act = (dryRun = false) => actOf(server, { dryRun });
const body: PassBody = {
  ...(passDocument.empty as PassBody),
  customerId: 'consumer',
  usesOTRC: true,
  slots: 1,
  entitlementIds: ['area-ai-academy'],
  durationDays: 90,
};

async function save(id: string, given: Partial<PassBody>, dryRun = false): Promise<readonly string[]> {
  const publishing = { kind: 'pass', id, version: null, body: { ...body, ...given }, note: '', isChecked: true };
  const done = await publishAll(deps(dryRun), [publishing]);
  return done.ok ? done.value.lines : [done.refusal.reason];
}
async function lines(result: ReturnType<typeof addCodes>): Promise<readonly string[]> {
  const done = await result;
  return done.ok ? done.value.lines : [done.refusal.reason];
}

test('[THR-58] [THR-59] staff saves a pass with codes of its own, which are long, and admit one person each', async () => {
  const passId = 'with-codes';
  expect(await save(passId, {}, true)).toEqual([expect.stringContaining('/preview/')]);
  const saved = await save(passId, {});
  const code = /\/preview\/(\S+)/.exec(saved[0] ?? '')?.[1] ?? '';
  // fourteen of thirty letters: 68 bits
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{5}$/);
  expect((await writePasses(deps())).find((line) => line.startsWith(code))).toMatch(/open\s+0 of 1/);
  const [one, two] = await lines(addCodes(act(), code, 2));
  expect(one).not.toBe(two);
  const stored = await server.db.selectFrom('pass_redemption_code').select('code_hash').execute();
  expect(stored.map((row) => row.code_hash)).not.toContain(one);
  const first = await register(server.stranger, code, 'first@larkfield.example', { redemptionCode: one });
  expect(first.error).toBeNull();
  // what was taken stays taken when the pass is saved again, and its code is kept where none is given
  expect(await save(passId, { slots: 0, tags: ['again'] })).toEqual([
    '1 slot is taken, more than its 0: nobody else gets in.',
  ]);
  await save(passId, { slots: 1 });
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  // a removed person's slot and code are free again (D50)
  const removed = ['Removes the registration of first@larkfield.example.', 'The slot returns.'];
  expect(await removePerson(act(true), code, 'first@larkfield.example')).toEqual({
    ok: true,
    value: { lines: removed, isSaved: false },
  });
  expect(await removePerson({ ...act(), reason: '' }, code, 'first@larkfield.example')).toMatchObject({
    refusal: { reason: 'A reason is needed.' },
  });
  expect(await removePerson(act(), code, 'first@larkfield.example')).toEqual({
    ok: true,
    value: { lines: removed, isSaved: true },
  });
  expect(await lines(removePerson(act(), code, 'first@larkfield.example'))).toEqual([
    `first@larkfield.example is not registered by ${code}.`,
  ]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
  const again = await register(server.stranger, code, 'second@larkfield.example', { redemptionCode: one });
  expect(again.error).toBeNull();
});

test('[PAS-07] [DOC-07] a pass that names what does not exist, or leads elsewhere, is refused with a sentence for each fault', async () => {
  const idsOf = async (table: 'customer' | 'entitlement') => {
    const rows = await server.db.selectFrom(table).select(`${table}_id as id`).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  // those that there are, since nothing else of documents lists them
  const listed = (ids: readonly string[]) =>
    ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${String(ids.length - 10)} more` : ids.join(', ');
  const [everybody, entitlements] = [await idsOf('customer'), await idsOf('entitlement')];
  // nobody becomes one of the academy's own people by a pass
  const customers = everybody.filter((id) => id !== 'internal');
  expect(
    await save('wrong', { sessionIds: ['nowhere-1'], entitlementIds: ['area-nothing'], customerId: 'nobody' }),
  ).toEqual([
    [
      `customerId: There is no customer nobody. There are ${listed(customers)}.`,
      `entitlementIds: There is no entitlement area-nothing. There are ${listed(entitlements)}.`,
      'sessionIds: There is no session nowhere-1.',
    ].join('\n'),
  ]);
  const elsewhere =
    'redirectUrl: A path of ours is needed, such as /files/images/cover.webp, or an address that begins with https.';
  for (const redirectUrl of ['javascript:alert(1)', '//evil.example', 'http://evil.example/']) {
    expect(await save('wrong', { redirectUrl })).toEqual([elsewhere]);
  }
  expect((await save('wrong', { look: { logo: { url: 'javascript:alert(1)', alt: '' } } }))[0]).toContain(
    'look.logo.url',
  );
  expect(await save('wrong', { code: 'welcome30' })).toEqual(['code: The pass pass-welcome30 has this code already.']);
  for (const text of ['a\0b', '\ud800']) {
    for (const given of [{ tags: ['fine', text] }, { look: { hero: { title: text } } }]) {
      expect((await save('wrong', given))[0]).toContain('cannot be kept');
    }
  }
});

test('[DOC-07] a pass is refused while the certificate that it names is not open to members', async () => {
  const certificate = server.db.updateTable('certificate').where('certificate_id', '=', 'ai-leadership');
  await certificate.set({ publish_status: 'DRAFT' }).execute();
  const said = 'certificateIds: The certificate ai-leadership is not open to members.';
  expect(await save('to-hidden', { certificateIds: ['ai-leadership'] })).toEqual([said]);
  await certificate.set({ publish_status: 'ACTIVE' }).execute();
  expect(await save('to-hidden', { certificateIds: ['ai-leadership'] })).toEqual([
    expect.stringContaining('/preview/'),
  ]);
});

test('[PAS-05] [PAS-06] staff saves no pass by which nobody could register', async () => {
  const atAcme = { customerId: 'acme', targetSegment: 'ENTERPRISE', usesSSO: true, usesOTRC: false } as const;
  const words = 'usesSSO: A pass by the login of a company has no redemption code: that login says who may register.';
  const shared = { hasRedemptionCode: true, newRedemptionCode: 'OPEN-SESAME' };
  expect(await save('none', { ...atAcme, usesOTRC: true })).toEqual([words]);
  expect(await save('none', { ...atAcme, ...shared })).toEqual([words]);
  expect(await save('none', { ...shared })).toEqual(['usesOTRC: Codes for each person go with no shared code.']);
  expect(await save('none', { ...shared, usesOTRC: false, newRedemptionCode: null })).toEqual([
    'newRedemptionCode: It has no shared code yet.',
  ]);
  const dates = { startsAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-01T01:00:00+01:00' };
  expect(await save('none', dates)).toEqual(['closesAt: It closes before it begins.']);
  // a number that no date or column holds
  for (const over of [{ slots: 3_000_000_000 }, { durationDays: 99_999_999 }]) {
    expect((await save('none', over))[0]).toContain('At most');
  }
});

test('[THR-59] the shared code of a pass is kept when it is saved again, is another once a new one is given, and is nowhere to be read', async () => {
  const hashOf = async () =>
    (
      await server.db
        .selectFrom('pass')
        .select('redemption_hash')
        .where('short_code', '=', 'CODE-REQ')
        .executeTakeFirst()
    )?.redemption_hash;
  const before = await hashOf();
  const key = { kind: 'pass', id: 'pass-code-req' };
  const found = await getDocument(deps(), key);
  const published = (found.ok ? found.value.published : null) as PassBody | null;
  expect(JSON.stringify(found)).not.toMatch(/SESAME|[0-9a-f]{40}/i);
  expect(await save(key.id, { ...published, tags: ['again'] })).toEqual([]);
  expect(await hashOf()).toBe(before);
  expect(await save(key.id, { ...published, newRedemptionCode: 'CLOSE-SESAME' })).toEqual([
    'Its shared code is another: the former one admits nobody any more.',
  ]);
  expect(await hashOf()).not.toBe(before);
  // a new code alone is a change, too; the same one again is none
  expect(await save(key.id, { ...published, tags: ['again'], newRedemptionCode: 'THIRD-SESAME' })).toHaveLength(1);
  const third = await hashOf();
  expect(await save(key.id, { ...published, tags: ['again'], newRedemptionCode: 'THIRD-SESAME' })).toEqual([]);
  expect(await hashOf()).toBe(third);
  expect(await save(key.id, { ...published, hasRedemptionCode: false })).toEqual([
    'Who registers needs no shared code any more.',
  ]);
  expect(await hashOf()).toBeNull();
  expect(await save(key.id, { ...published, newRedemptionCode: 'OPEN-SESAME' })).toEqual([
    'Who registers needs its shared code from now on.',
  ]);
  const audited = server.db.selectFrom('audit_entry').select('detail').where('subject', '=', `document/pass/${key.id}`);
  expect((await audited.execute()).map(({ detail }) => detail)).toContainEqual({
    revision: 4,
    lines: ['Its shared code is another: the former one admits nobody any more.'],
  });
  const kept = await server.db.selectFrom('revision').select('body').where('id', '=', key.id).execute();
  const entries = await server.db.selectFrom('audit_entry').select(['before', 'after']).execute();
  expect(JSON.stringify([kept, entries])).not.toContain('SESAME');
});

/** Saves the draft of a pass by the API as somebody of the team. */
async function saveAs(
  caller: Caller,
  id: string,
  version: number,
  given: Partial<PassBody>,
  began: PassBody | null = null,
) {
  const document = `mutation ($input: SaveDocumentDraftInput!) { saveDocumentDraft(input: $input) {
    draft { version body } faults { path } error { code } } }`;
  const input = { kind: 'pass', documentId: id, version, body: { ...body, ...given }, began };
  type Saved = {
    draft: { version: number; body: PassBody } | null;
    faults: { path: string }[];
    error: { code: string } | null;
  };
  const { saveDocumentDraft: saved } = await caller.query<{ saveDocumentDraft: Saved }>(document, { input });
  if (saved.draft === null) throw new Error(saved.error?.code);
  return { ...saved.draft, faults: saved.faults };
}

test('[THR-59] a new shared code is in no draft in words, is read by nobody who may not write passes, and comes true', async () => {
  const [writer, reader] = [await server.as('support'), await server.as('auditor')];
  const id = 'shared-in-draft';
  const given = {
    code: 'SHARED-DRAFT',
    usesOTRC: false,
    hasRedemptionCode: true,
    slots: null,
    newRedemptionCode: 'OPEN-SECRET-9',
  };
  const first = await saveAs(writer, id, 0, given);
  // the form in which it is typed goes on with it, and what is typed next
  expect(first.body.newRedemptionCode).toBe('OPEN-SECRET-9');
  expect((await saveAs(writer, id, 0, given)).version).toBe(first.version);
  const next = await saveAs(writer, id, first.version, { ...given, newRedemptionCode: 'OPEN-SECRET-10' }, first.body);
  const merged = await saveAs(
    writer,
    id,
    first.version,
    { ...given, newRedemptionCode: 'OPEN-SECRET-10', tags: ['a'] },
    next.body,
  );
  expect(merged.body).toMatchObject({ newRedemptionCode: 'OPEN-SECRET-10', tags: ['a'] });
  const stored = await server.db.selectFrom('draft').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('SECRET');
  type Read = { getDocument: { draft: { body: PassBody; version: number } } };
  const read = async (caller: Caller) =>
    (await caller.query<Read>(`{ getDocument(kind: "pass", documentId: "${id}") { draft { body version } } }`))
      .getDocument.draft;
  expect((await read(reader)).body).toMatchObject({ code: 'SHARED-DRAFT', newRedemptionCode: null });
  // read again, it is kept as it is
  const again = await read(writer);
  expect(again.body.newRedemptionCode).toMatch(/^sha256:/);
  const kept = await saveAs(writer, id, again.version, { ...again.body, tags: ['b'] }, again.body);
  expect(kept.faults).toEqual([]);
  const changed = await saveAs(writer, id, kept.version, {
    ...again.body,
    newRedemptionCode: `${again.body.newRedemptionCode ?? ''}1`,
  });
  expect(changed.faults).toEqual([{ path: 'newRedemptionCode' }]);
  expect((await saveAs(writer, id, changed.version, { ...given, newRedemptionCode: 'short' })).faults).toEqual([
    { path: 'newRedemptionCode' },
  ]);
  const last = await read(writer);
  await saveAs(writer, id, last.version, { ...last.body, newRedemptionCode: again.body.newRedemptionCode });
  expect((await publishDrafts(deps(), [{ kind: 'pass', id, version: null }], { note: '' })).ok).toBe(true);
  const enter = (redemptionCode: string) =>
    register(server.stranger, 'SHARED-DRAFT', 'enters@larkfield.example', { redemptionCode });
  expect((await enter('OPEN-SECRET-9')).error).not.toBeNull();
  expect((await enter('open-secret-10')).error).toBeNull();
});

test('[DOC-03] [THR-58] the address of a new pass is made with its draft, so that what a rehearsal shows comes true', async () => {
  const writer = await server.as('support');
  for (const [id, copyOf] of [
    ['new-address', null],
    ['copied-address', 'new-address'],
  ] as const) {
    const key = { kind: 'pass', id };
    if (copyOf === null) {
      const first = await saveAs(writer, id, 0, {});
      // saved again, as after an answer that was lost, and from the form that it began with
      expect((await saveAs(writer, id, 0, {})).body.code).toBe(first.body.code);
      expect((await saveAs(writer, id, first.version, { tags: ['x'] }, body)).body.code).toBe(first.body.code);
    } else {
      expect((await duplicateDocument(deps(), { kind: 'pass', id: copyOf }, id)).ok).toBe(true);
    }
    const shown = [await rehearsePublishing(deps(), key), await rehearsePublishing(deps(), key)];
    const said = shown.map((each) => (each.ok ? each.value.lines : []));
    expect(said[0]?.[0]).toMatch(
      /^The invitation is at \/preview\/[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{5}$/,
    );
    expect(said[1]).toEqual(said[0]);
    const done = await publishDrafts(deps(), [{ ...key, version: null }], { note: '' });
    expect(done.ok && done.value.lines).toEqual(said[0]);
  }
});

test('[DOC-01] a pass that is taken back is closed, and the next registration is refused', async () => {
  const key = { kind: 'pass', id: 'pass-welcome30' };
  const taken = await takeBack(deps(), key, '');
  expect(taken).toMatchObject({ ok: true, value: { lines: ['It is closed: nobody registers by it any more.'] } });
  expect((await register(server.stranger, 'WELCOME30', 'late@larkfield.example')).error).toMatchObject({
    code: '410',
  });
});

test('[DOC-03] [PAS-07] who has registered and has not come in yet gets what the pass grants by then, as was said', async () => {
  const code = 'GRANTS-MORE';
  const given = { code, usesOTRC: false, slots: null };
  await save('grants-more', given);
  const registered = await register(server.stranger, code, 'waits@larkfield.example');
  const more = { ...given, entitlementIds: ['area-ai-academy', 'area-business-archive'] };
  const said = ['1 person who has registered and has not come in yet gets what it grants now.'];
  const mails = (await server.mails()).length;
  expect(await save('grants-more', more, true)).toEqual(said);
  expect(await save('grants-more', more)).toEqual(said);
  // nobody is mailed about it
  expect(await server.mails()).toHaveLength(mails);
  const email = 'waits@larkfield.example';
  const { memberId } = await setPassword(server, email, registered.tac);
  const granted = server.db.selectFrom('entitlement_grant').select('entitlement_id').where('member_id', '=', memberId);
  await expect
    .poll(async () => (await granted.execute()).map(({ entitlement_id }) => entitlement_id))
    .toEqual(expect.arrayContaining(more.entitlementIds));
  // who has come in keeps what they have
  expect(await save('grants-more', { ...more, entitlementIds: [] })).toEqual([]);
  expect((await granted.execute()).length).toBeGreaterThanOrEqual(2);
});

test('[DOC-03] a pass that is given another code, or is closed and opened again, says so', async () => {
  const given = { code: 'SAYS-SO', usesOTRC: false };
  expect(await save('says-so', given)).toEqual(['The invitation is at /preview/SAYS-SO']);
  const other = { ...given, code: 'SAYS-MORE' };
  expect(await save('says-so', other)).toEqual([
    'Links with the code SAYS-SO lead nowhere any more: the invitation is at /preview/SAYS-MORE',
  ]);
  // an empty code keeps the one that it has
  expect(await save('says-so', { ...given, code: '' })).toEqual([]);
  const closed = { ...other, closesAt: new Date(server.clock.now() - 1).toISOString() };
  expect(await save('says-so', closed)).toEqual(['It is closed: nobody registers by it any more.']);
  expect(await save('says-so', other)).toEqual(['It is open again.']);
});

test('[DOC-01] two who publish passes with the same code at once are not both let through', async () => {
  const answers = await Promise.all(
    ['first', 'second', 'third'].map((id) => save(`taken-${id}`, { code: 'TAKEN-AT-ONCE', usesOTRC: false })),
  );
  const words = answers.flat();
  expect(words.filter((line) => line === 'The invitation is at /preview/TAKEN-AT-ONCE')).toHaveLength(1);
  expect(words.filter((line) => /^code: The pass taken-\w+ has this code already\.$/.test(line))).toHaveLength(2);
});

test('[DOC-06] a pass by which somebody has registered is archived when it is removed, and any other is gone', async () => {
  const removed = (id: string) => removeDocument(deps(), { kind: 'pass', id }, '');
  expect(await removed('grants-more')).toMatchObject({
    ok: true,
    value: { lines: ['1 person has registered by it.', expect.any(String), expect.any(String)] },
  });
  expect(await getDocument(deps(), { kind: 'pass', id: 'grants-more' })).toMatchObject({
    value: { state: 'ARCHIVED' },
  });
  expect(await removed('says-so')).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await getDocument(deps(), { kind: 'pass', id: 'says-so' })).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});

test('[STF-01] passes are for the roles of passes: an editor neither reads nor writes one, support does both', async () => {
  const reading = '{ found: getDocument(kind: "pass", documentId: "pass-full") { title } }';
  const saving = `mutation ($input: SaveDocumentDraftInput!) {
    done: saveDocumentDraft(input: $input) { error { code reason } } }`;
  const publishing = `mutation { done: publishDocument(kind: "event", documentId: "none", version: 1,
    also: [{ kind: "pass", documentId: "pass-by-support" }]) { error { code } } }`;
  const input = { kind: 'pass', documentId: 'pass-by-support', version: 0, body };
  type Answer = { done: { error: { code: string } | null } | null };
  const codes = async (name: string) => {
    const caller = await server.as(name);
    const [read, saved] = [await caller.ask(reading), await caller.ask<Answer>(saving, { input })];
    return [
      read.errors?.[0]?.extensions.code ?? null,
      saved.data?.done?.error?.code ?? saved.errors?.[0]?.extensions.code ?? null,
    ];
  };
  expect(await codes('support')).toEqual([null, null]);
  expect(await codes('owner')).toEqual([null, null]);
  expect(await codes('editor')).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await codes('auditor')).toEqual([null, 'FORBIDDEN']);
  // nor beside another document
  const beside = await (await server.as('editor')).ask<Answer>(publishing);
  expect(beside.data?.done?.error?.code).toBe('NOT_FOUND');
  const there = server.db.selectFrom('pass').select('pass_id').where('pass_id', '=', 'pass-by-support');
  expect(await there.execute()).toEqual([]);
});

test('[PAS-07] the command of passes says what they are when it is asked for something else', async () => {
  expect((await runCommand(['list'], deps())).some((line) => line.startsWith('WELCOME30'))).toBe(true);
  await expect(runCommand(['show', 'WELCOME30'], deps())).rejects.toThrow('npm run content -- show pass');
});
