import { randomUUID } from 'node:crypto';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addPass, register } from './pass.fixture.ts';

// One-time codes that the team makes by a page: told once, counted, ended (COM-01, D51, THR-59).

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Made {
  readonly lines: readonly string[] | null;
  readonly codes: readonly string[] | null;
  readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
}
const press = (): string => randomUUID();
async function make(passId: string, count: number, { who = 'support', batchId = press(), more = '' } = {}) {
  const call = `mutation { makePassCodes(passId: "${passId}", batchId: "${batchId}", count: ${String(count)}${more}) {
    lines codes error { code reason field } } }`;
  const { data, errors } = await (await server.as(who)).ask<{ makePassCodes: Made | null }>(call);
  return data?.makePassCodes ?? errors?.[0]?.extensions.code ?? '';
}
async function end(passId: string, batchId: string, more = ', reason: "The list was lost."', who = 'support') {
  const call = `mutation { endPassCodes(passId: "${passId}", batchId: "${batchId}"${more}) { lines error { code reason } } }`;
  const { data, errors } = await (await server.as(who)).ask<{ endPassCodes: Made | null }>(call);
  return data?.endPassCodes ?? errors?.[0]?.extensions.code ?? '';
}
async function batchesOf(passId: string, who = 'support') {
  const call = `{ getPassCodes(passId: "${passId}") { code company { name } hasOneTimeCodes
    batches { batchId size used madeByName endedByName } } }`;
  const { data } = await (await server.as(who)).ask<{ getPassCodes: { batches: unknown[] } | null }>(call);
  return data?.getPassCodes ?? null;
}
const codesOf = (made: Made | string): readonly string[] => (typeof made === 'string' ? [] : (made.codes ?? []));
const addCoded = (shortCode: string, customerId = 'acme') =>
  addPass(server, { shortCode, customerId, oneTimeCodes: [] });
const join = (code: string, address: string, redemptionCode: string | undefined) =>
  register(server.stranger, code, address, { redemptionCode: redemptionCode ?? '' });

test('[COM-01] [THR-59] codes are told once, stored as hashes, admit one person each, and are counted', async () => {
  const passId = await addCoded('MADE-CODES');
  const batchId = randomUUID();
  const rehearsed = await make(passId, 3, { batchId, more: ', dryRun: true' });
  expect(rehearsed).toEqual({
    lines: [
      '3 codes of MADE-CODES are made, each for one person.',
      'They come as a file, once: only their hashes are kept.',
    ],
    codes: [],
    error: null,
  });
  const made = await make(passId, 3, { batchId });
  const codes = codesOf(made);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{5}$/);
  const stored = server.db.selectFrom('pass_redemption_code').select('code_hash as hash').where('pass_id', '=', passId);
  const hashes = (await stored.execute()).map(({ hash }) => hash);
  expect(hashes).toHaveLength(3);
  for (const code of codes) expect(hashes).not.toContain(code);
  expect((await join('MADE-CODES', 'one@acme.example', codes[0]?.toLowerCase())).error).toBeNull();
  expect((await join('MADE-CODES', 'two@acme.example', codes[0])).error?.code).toBe('403');
  expect(await batchesOf(passId)).toMatchObject({
    code: 'MADE-CODES',
    company: { name: 'Acme' },
    hasOneTimeCodes: true,
    batches: [{ batchId, size: 3, used: 1, endedByName: null }],
  });
});

test('[COM-01] a press that is sent again gets the same codes, and later says when and by whom they were exported', async () => {
  const passId = await addCoded('AGAIN-CODES');
  const batchId = randomUUID();
  const codes = codesOf(await make(passId, 2, { batchId }));
  const lines = ['The 2 codes of this press come again.'];
  expect(await make(passId, 2, { batchId })).toEqual({ lines, codes, error: null });
  expect(await make(passId, 2, { batchId, more: ', dryRun: true' })).toEqual({ lines, codes: [], error: null });
  expect(await make(passId, 3, { batchId })).toMatchObject({ codes: null, error: { field: 'count' } });
  const exported = {
    error: {
      code: 'INVALID_INPUT',
      reason: expect.stringMatching(
        /^These codes were exported on \w+ \d+, \d+ at .+ by .+\. Only their hashes/,
      ) as string,
    },
  };
  expect(await make(passId, 2, { batchId, who: 'employee' })).toMatchObject({ codes: null, ...exported });
  await server.clock.advance(11 * minute);
  expect(await make(passId, 2, { batchId })).toMatchObject({ codes: null, ...exported });
  const other = await addCoded('OTHER-CODES');
  // the name of a press of another pass is nobody's to use again
  expect(await make(other, 2, { batchId })).toMatchObject({ codes: null, error: { code: 'NOT_FOUND' } });
  expect(await batchesOf(passId)).toMatchObject({ batches: [{ size: 2, used: 0 }] });
});

test('[COM-01] [D96] unused codes end with a reason, and are as if they were not there; who used one keeps it', async () => {
  const passId = await addCoded('ENDED-CODES');
  const batchId = randomUUID();
  const [first, second] = codesOf(await make(passId, 2, { batchId }));
  expect((await join('ENDED-CODES', 'first@acme.example', first)).error).toBeNull();
  expect(await end(passId, batchId, '')).toMatchObject({ error: { reason: 'A reason is needed.' } });
  const lines = ['1 unused code admits nobody any more.', '1 person who came by one keeps what they have.'];
  expect(await end(passId, batchId)).toMatchObject({ lines, error: null });
  expect(await end(passId, batchId)).toMatchObject({ lines: [], error: null });
  expect((await join('ENDED-CODES', 'late@acme.example', second)).error?.code).toBe('403');
  // sent again by who holds a place, it changes nothing
  expect((await join('ENDED-CODES', 'first@acme.example', first)).error).toBeNull();
  expect(await batchesOf(passId)).toMatchObject({
    batches: [{ size: 2, used: 1, endedByName: expect.any(String) as string }],
  });
  expect(await make(passId, 2, { batchId })).toMatchObject({ error: { code: 'INVALID_INPUT' } });
  const entries = server.db.selectFrom('audit_entry').select(['action', 'reason', 'before', 'after']);
  expect(await entries.where('subject', '=', 'pass/ENDED-CODES').orderBy('audit_entry_id').execute()).toMatchObject([
    { action: 'PASS_CODES_MADE', reason: null },
    { action: 'PASS_CODES_ENDED', reason: 'The list was lost.', before: { unused: 1 }, after: { unused: 0 } },
  ]);
});

test('[STF-01] codes are made for what a role reaches, in a number that can be, and where a pass has them', async () => {
  const passId = await addCoded('REACH-CODES', 'vandelay');
  expect(await make(passId, 2, { who: 'auditor' })).toBe('FORBIDDEN');
  expect(await make(passId, 2, { who: 'success' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await batchesOf(passId, 'success')).toBeNull();
  expect(await batchesOf(passId, 'auditor')).toMatchObject({ batches: [] });
  expect(await end(passId, randomUUID())).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await make('no-pass', 2)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  for (const count of [0, 5001]) {
    expect(await make(passId, count)).toMatchObject({
      error: { field: 'count', reason: 'Enter a number from 1 to 5,000.' },
    });
  }
  expect(await make(passId, 2, { batchId: 'x' })).toMatchObject({ error: { field: 'batchId' } });
  const plain = await addPass(server, { shortCode: 'NO-CODES', customerId: 'acme' });
  expect(await make(plain, 2)).toMatchObject({
    error: { reason: expect.stringContaining('no one-time codes') as string },
  });
  expect(codesOf(await make(passId, 5_000))).toHaveLength(5_000);
});
