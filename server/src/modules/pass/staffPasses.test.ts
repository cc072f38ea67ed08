import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@atrium/tools/passes/runCommand.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../../base/process/startupError.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { register, slotsTaken } from './pass.fixture.ts';
import { addCodes, describePass, removePerson, savePassFile, writePasses } from './service/staff/passes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const deps = (dryRun = false) => ({ db: server.db, by: operator, now: server.clock.now(), dryRun });
const file = {
  customerId: 'consumer',
  targetSegment: 'CONSUMER',
  usesOTRC: true,
  slots: 1,
  entitlementIds: ['area-ai-academy'],
  durationDays: 90,
};

async function lines(result: ReturnType<typeof savePassFile>): Promise<readonly string[]> {
  const done = await result;
  return done.ok ? done.value.lines : [done.refusal.reason];
}

test('[THR-58] [THR-59] staff saves a pass with codes of its own, which are long, and admit one person each', async () => {
  expect(await savePassFile(deps(true), file)).toMatchObject({ ok: true, value: { isSaved: false } });
  const saved = await lines(savePassFile(deps(), file));
  const code = /Adds the pass (\S+)\./.exec(saved[0] ?? '')?.[1] ?? '';
  // fourteen of thirty letters: 68 bits
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{5}$/);
  expect((await writePasses(deps())).find((line) => line.startsWith(code))).toMatch(/open\s+0 of 1/);
  const [one, two] = await lines(addCodes(deps(), code, 2));
  expect(one).not.toBe(two);
  const stored = await server.db.selectFrom('pass_redemption_code').select('code_hash').execute();
  expect(stored.map((row) => row.code_hash)).not.toContain(one);
  const first = await register(server.stranger, code, 'first@larkfield.example', { redemptionCode: one });
  expect(first.error).toBeNull();
  const { passId } = await server.db
    .selectFrom('pass')
    .select('pass_id as passId')
    .where('short_code', '=', code)
    .executeTakeFirstOrThrow();
  // what was taken stays taken when the pass is saved again
  expect((await describePass(deps(), code)).ok).toBe(true);
  await savePassFile(deps(), { ...file, shortCode: code, slots: 1, tags: ['again'] });
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  // a removed person's slot and code are free again (D50)
  const removed = ['Removes the registration of first@larkfield.example.', 'The slot returns.'];
  expect(await removePerson(deps(true), code, 'first@larkfield.example')).toEqual({
    ok: true,
    value: { lines: removed, isSaved: false },
  });
  expect(await removePerson(deps(), code, 'first@larkfield.example')).toEqual({
    ok: true,
    value: { lines: removed, isSaved: true },
  });
  expect(await lines(removePerson(deps(), code, 'first@larkfield.example'))).toEqual([
    `first@larkfield.example is not registered by ${code}.`,
  ]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
  const again = await register(server.stranger, code, 'second@larkfield.example', { redemptionCode: one });
  expect(again.error).toBeNull();
});

test('[PAS-07] a pass that names what does not exist, or leads elsewhere, is refused with a sentence for each fault', async () => {
  const wrong = { ...file, sessionIds: ['nowhere-1'], entitlementIds: ['area-nothing'] };
  expect(await lines(savePassFile(deps(), wrong))).toEqual([
    'There is no entitlement area-nothing.\nThere is no session nowhere-1.',
  ]);
  for (const redirectUrl of ['javascript:alert(1)', '//evil.example', 'http://evil.example/']) {
    expect((await lines(savePassFile(deps(), { ...file, redirectUrl })))[0]).toContain('redirectUrl: is neither');
  }
  expect((await lines(savePassFile(deps(), { ...file, redemptionCode: 'OPEN-SESAME' })))[0]).toContain('usesOTRC');
  expect(await describePass(deps(), 'GHOST-PASS')).toMatchObject({
    refusal: { reason: 'There is no pass GHOST-PASS.' },
  });
});

test('[PAS-07] a file with a text that the database cannot keep is refused with a sentence, wherever the text is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-pass-'));
  const save = async (content: unknown): Promise<string> => {
    const name = path.join(folder, 'pass.json');
    await writeFile(name, JSON.stringify(content));
    const saved = runCommand(['save', name], deps());
    return saved.then(
      (done) => done.join(' '),
      (error: unknown) => (error instanceof StartupError ? error.message : `a fault: ${String(error)}`),
    );
  };
  try {
    for (const text of ['a\0b', '\ud800', 'b\udc00']) {
      const words = `${JSON.stringify(text)} has a NUL or half a character, which the database cannot keep`;
      for (const wrong of [
        { customerId: text },
        { tags: ['fine', text] },
        { entitlementIds: [text] },
        { redemptionCode: `${text}long` },
        { meta: { hero: { title: text } } },
        { meta: { [text]: 1 } },
      ]) {
        const said = await save({ ...file, usesOTRC: false, ...wrong });
        expect([wrong, said]).toEqual([
          wrong,
          expect.stringContaining('redemptionCode' in wrong ? 'cannot keep' : words),
        ]);
      }
    }
    expect(await save(file)).toContain('Saved.');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('[PAS-05] [PAS-06] staff saves no pass by which nobody could register', async () => {
  const atAcme = { customerId: 'acme', targetSegment: 'ENTERPRISE', usesSSO: true };
  const words = 'usesSSO: goes with no redemption code: the login of the company says who may register';
  expect(await lines(savePassFile(deps(), { ...atAcme, usesOTRC: true }))).toEqual([words]);
  expect(await lines(savePassFile(deps(), { ...atAcme, redemptionCode: 'OPEN-SESAME' }))).toEqual([words]);
  // left out, the code of the pass is kept
  const kept = { ...atAcme, shortCode: 'CODE-REQ' };
  expect(await lines(savePassFile(deps(true), kept))).toEqual([words]);
  expect((await savePassFile(deps(true), { ...kept, redemptionCode: null })).ok).toBe(true);
  const dates = { startsAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-01T01:00:00+01:00' };
  expect(await lines(savePassFile(deps(), { ...file, ...dates }))).toEqual(['closesAt: is not after startsAt']);
  // a number that no date or column holds
  for (const over of [{ slots: 3_000_000_000 }, { durationDays: 99_999_999 }]) {
    expect((await lines(savePassFile(deps(), { ...file, ...over })))[0]).toContain('Too big');
  }
});

test('a pass that is shown and saved again is the same, its redemption code included', async () => {
  const before = await server.db.selectFrom('pass').selectAll().where('short_code', '=', 'CODE-REQ').executeTakeFirst();
  const shown = await describePass(deps(), 'code-req');
  const text = shown.ok ? shown.value : '';
  expect(text).not.toContain('SESAME');
  expect((await savePassFile(deps(), JSON.parse(text))).ok).toBe(true);
  const after = await server.db.selectFrom('pass').selectAll().where('short_code', '=', 'CODE-REQ').executeTakeFirst();
  expect(after).toEqual(before);
});

test('the example is a pass that lacks nothing but its customer', async () => {
  const [printed] = await runCommand(['example'], deps());
  expect(await lines(savePassFile(deps(true), JSON.parse(printed ?? '')))).toEqual([
    expect.stringContaining('id-of-a-customer'),
  ]);
  const named = (printed ?? '').replace('id-of-a-customer', 'acme');
  expect((await savePassFile(deps(true), JSON.parse(named))).ok).toBe(true);
});
