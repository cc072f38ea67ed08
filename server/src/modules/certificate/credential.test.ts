import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32, gunzipSync } from 'node:zlib';
import { day } from '@atrium/domain/time.ts';
import addFormats from 'ajv-formats';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { staffContextOf } from '../enrollment/workshop.fixture.ts';
import { addEarners, addCertificate, issueByStaff } from './certificate.fixture.ts';
import { expandSafely } from './expandSafely.fixture.ts';
import { openBadgeSchema } from './openBadgeSchema.fixture.ts';
import { removeCertificateCompletion } from './service/certificateCompletions.ts';
import { findSignedCredential } from './service/signing/signedCredential.ts';
import { listLength, numbersOf, statusEntry } from './service/signing/statusList.ts';
import { listRevoked } from './store/credentials.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const known = 'ATR-7Q4M-29KD-X8PH';
const revoked = 'ATR-K6WN-8T3C-R5VJ';
const withdrawn = 'ATR-H3YD-6QGX-M9TE';

const textOf = async (path: string): Promise<string> => (await server.stranger.fetch(path)).text();

/** Verifies a text as another program would: with the published key set, and nothing else of ours. */
async function verify(jwt: string): Promise<JWTPayload> {
  const keys = JSON.parse(await textOf('/credentials/keys')) as JSONWebKeySet;
  return (await jwtVerify(jwt, createLocalJWKSet(keys), { currentDate: new Date(server.clock.now()) })).payload;
}

/** Whether the entry of a credential in its status list is set, as a verifier reads it. */
async function isRevoked(payload: JWTPayload): Promise<boolean> {
  const status = payload['credentialStatus'] as { statusListIndex: string; statusListCredential: string };
  const list = await verify(await textOf(new URL(status.statusListCredential).pathname));
  expect(list).toMatchObject({ type: ['VerifiableCredential', 'BitstringStatusListCredential'] });
  const { encodedList } = list['credentialSubject'] as { encodedList: string };
  expect(encodedList.startsWith('u')).toBe(true);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(listLength);
  const index = Number(status.statusListIndex);
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

/** The published schema names its draft in a spelling that ajv does not know. */
const { $schema } = openBadgeSchema;

test('[CRT-04] a credential verifies by the published keys, and is an OpenBadgeCredential by the schema', async () => {
  const jwt = await textOf(`/credentials/${known}`);
  const payload = await verify(jwt);
  expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  const published = process.env['OPEN_BADGES_SCHEMA'];
  const schemas: readonly object[] = [
    openBadgeSchema,
    ...(published === undefined ? [] : [{ ...(JSON.parse(readFileSync(published, 'utf8')) as object), $schema }]),
  ];
  for (const schema of schemas) {
    const validate = addFormats.default(new Ajv2019({ allErrors: true, strict: false })).compile(schema);
    validate(payload);
    expect(validate.errors).toBeNull();
    // a credential without what the schema requires does not pass it
    expect(validate({ ...payload, issuer: undefined })).toBe(false);
    expect(validate({ ...payload, credentialSubject: { type: ['AchievementSubject'] } })).toBe(false);
  }
  expect(payload).toMatchObject({
    iss: `${server.origin}/credentials/issuer`,
    jti: `${server.origin}/credentials/${known}`,
    issuer: { name: 'Atrium Academy' },
    credentialSubject: {
      id: payload.sub,
      achievement: { name: 'Leading an Organization', achievementType: 'Certificate' },
      identifier: [{ identityType: 'name', identityHash: 'Maya Fernandes' }, { hashed: true }],
    },
  });
  expect(payload.nbf).toBe(Date.parse(String(payload['validFrom'])) / 1000);
  expect(JSON.stringify(payload)).not.toContain('member@demo.example');
  expect(await isRevoked(payload)).toBe(false);
});

test('[CRT-04] the published contexts define every term of a credential and of its status list', async () => {
  const payload = await verify(await textOf(`/credentials/${known}`));
  expect(await expandSafely(payload)).toHaveLength(1);
  const { statusListCredential } = payload['credentialStatus'] as { statusListCredential: string };
  expect(await expandSafely(await verify(await textOf(new URL(statusListCredential).pathname)))).toHaveLength(1);
  // a term that no context defines is noticed
  const type = [...(payload['type'] as string[]), 'OfNobody'];
  for (const other of [{ nickname: 'Maya' }, { type }]) {
    await expect(expandSafely({ ...payload, ...other })).rejects.toThrow('Safe mode validation error');
  }
});

test('every address in a credential answers, to pages of other sites too', async () => {
  const payload = await verify(await textOf(`/credentials/${known}`));
  const { kid = '' } = decodeProtectedHeader(await textOf(`/credentials/${known}`));
  const own = JSON.stringify(payload).match(new RegExp(`${server.origin}/credentials/[^"#]*`, 'g')) ?? [];
  for (const address of new Set([...own, kid])) {
    const answer = await server.stranger.fetch(new URL(address).pathname);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  }
  expect(new Set(own).size).toBeGreaterThan(4);
  for (const path of [
    '/credentials/ATR-NONE',
    '/credentials/keys/x',
    '/credentials/status/2',
    '/credentials/badges/x.svg',
  ]) {
    expect((await server.stranger.fetch(path)).status).toBe(404);
  }
});

test('a credential that was signed by a retired key stays valid, and is the same text for ever', async () => {
  const spec = { certificateId: 'retired', courseIds: ['retired-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const number = await issueByStaff(server, memberId, 'retired');
  const first = await textOf(`/credentials/${known}`);
  const inTwoYears = server.context(null, server.clock.now() + 400 * day);
  const later = await Promise.all(Array.from({ length: 4 }, () => findSignedCredential(inTwoYears, number)));
  expect(new Set(later).size).toBe(1);
  const kids = [first, later[0] ?? ''].map((jwt) => decodeProtectedHeader(jwt).kid);
  expect(new Set(kids).size).toBe(2);
  await verify(first);
  await verify(later[0] ?? '');
  expect(await textOf(`/credentials/${known}`)).toBe(first);
  const keys = await server.db
    .selectFrom('credential_key')
    .select('sealed_private_jwk')
    .orderBy('created_at')
    .execute();
  expect(keys.map((key) => key.sealed_private_jwk === null)).toEqual([true, false]);
});

test('a revocation is in the status list at once', async () => {
  const spec = { certificateId: 'taken-back', courseIds: ['taken-back-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const number = await issueByStaff(server, memberId, 'taken-back');
  const payload = await verify(await textOf(`/credentials/${number}`));
  expect(await isRevoked(payload)).toBe(false);
  const staff = staffContextOf(server, (await server.as('employee')).memberId, server.clock.now());
  const call = { certificateId: 'taken-back', userId: memberId, reason: 'By mistake.' };
  expect((await removeCertificateCompletion(staff, call)).ok).toBe(true);
  expect(await isRevoked(await verify(await textOf(`/credentials/${number}`)))).toBe(true);
  expect(await isRevoked(await verify(await textOf(`/credentials/${revoked}`)))).toBe(true);
});

test('[CRT-04] a status list has the revoked credentials from its first number to its last', async () => {
  const rows = await server.db.selectFrom('credential').select(['status_number as n', 'revoked_at']).execute();
  const numbers = rows.filter(({ revoked_at }) => revoked_at !== null).map(({ n }) => n);
  const [first = 0] = numbers;
  expect(await listRevoked(server.db, first, first + 1)).toEqual([first]);
  expect(await listRevoked(server.db, first - 1, first)).not.toContain(first);
  expect(await listRevoked(server.db, first + 1, first + listLength)).not.toContain(first);
});

test('[CRT-04] no copy of a status list is kept for longer than it is valid, which is five minutes', async () => {
  const answer = await server.stranger.fetch('/credentials/status/1');
  const { exp = 0, nbf = 0 } = await verify(await answer.text());
  const [, seconds] = /max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? [];
  expect([exp - nbf, Number(seconds)]).toEqual([300, 300]);
});

test('the entries of a status list are all different, and neighbors are not together', () => {
  const { from, to } = numbersOf(1);
  const indexes = new Set(Array.from({ length: to - from }, (_, k) => statusEntry(from + k).index));
  expect(indexes.size).toBe(listLength);
  expect(statusEntry(to)).toEqual({ list: 2, index: 0 });
  expect(Math.abs(statusEntry(2).index - statusEntry(1).index)).toBeGreaterThan(1000);
});

test('[CRT-04] the badge is a PNG with the credential baked in', async () => {
  const answer = await server.stranger.fetch(`/credentials/${known}.png`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await answer.arrayBuffer());
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const typed = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed));
    chunks.push({ type: typed.toString('latin1', 0, 4), data: typed.subarray(4) });
    at += 12 + length;
  }
  expect([chunks[0]?.type, chunks.at(-1)?.type]).toEqual(['IHDR', 'IEND']);
  const baked = chunks.filter(({ type }) => type === 'iTXt').map(({ data }) => data);
  expect(baked.length).toBe(1);
  const start = 'openbadgecredential\0\0\0\0\0';
  expect(baked[0]?.toString('utf8', 0, start.length)).toBe(start);
  const jwt = baked[0]?.toString('utf8', start.length) ?? '';
  expect(jwt).toBe(await textOf(`/credentials/${known}`));
  await verify(jwt);
});

test('[CRT-04] [THR-32] a badge that is opened as a page runs nothing, and is not shown before its certificate is', async () => {
  const badge = '/credentials/badges/leading-an-organization.svg';
  for (const path of [badge, `/credentials/${known}.svg`]) {
    const answer = await server.stranger.fetch(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script-src');
  }
  await addCertificate(server, { certificateId: 'not-yet', courseIds: ['not-yet-a'] });
  const statusOf = async (path: string): Promise<number> => (await server.stranger.fetch(path)).status;
  const paths = ['/credentials/badges/not-yet.svg', '/credentials/achievements/not-yet'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200]);
  await server.db
    .updateTable('certificate')
    .set({ publish_status: 'DRAFT' })
    .where('certificate_id', '=', 'not-yet')
    .execute();
  expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
});

test('[CRT-04] a credential is saved as a file by its ending, and shown without one', async () => {
  const saved = async (ending: string): Promise<string | null> =>
    (await server.stranger.fetch(`/credentials/${known}${ending}`)).headers.get('content-disposition');
  expect(await Promise.all(['', '.svg', '.png', '.jwt'].map(saved))).toEqual([
    null,
    null,
    `attachment; filename="${known}.png"`,
    `attachment; filename="${known}.jwt"`,
  ]);
});

test('[CRT-04] anybody may check a number; the reason of a revocation is for the holder', async () => {
  const call = `query ($id: ID!) { getCredential(credentialId: $id) {
    status holderName title revokedReason isOwn url courses { title } } }`;
  const ask = async (name: string | null, id: string) => {
    const caller = name === null ? server.stranger : await server.as(name);
    return (await caller.query<{ getCredential: Record<string, unknown> | null }>(call, { id })).getCredential;
  };
  expect(await ask(null, known)).toMatchObject({
    status: 'VALID',
    holderName: 'Maya Fernandes',
    isOwn: false,
    url: `${server.origin}/verify/${known}`,
  });
  expect(await ask('member', ` ${known.toLowerCase()} `)).toMatchObject({ status: 'VALID', isOwn: true });
  expect(await ask(null, revoked)).toMatchObject({ status: 'REVOKED', revokedReason: null });
  expect(await ask('archive', revoked)).toMatchObject({
    isOwn: true,
    revokedReason: 'The attendance report was corrected: one of the meetings was counted twice.',
  });
  expect(await ask(null, withdrawn)).toMatchObject({ status: 'WITHDRAWN', holderName: null, courses: [] });
  expect(await ask(null, 'ATR-2222-2222-2222')).toBeNull();
  expect(await ask(null, '%')).toBeNull();
});

test('[CRT-04] with the account of its holder a credential loses the name, the courses and the signed text', async () => {
  const spec = { certificateId: 'erased', courseIds: ['erased-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const number = await issueByStaff(server, memberId, 'erased');
  await verify(await textOf(`/credentials/${number}`));
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
  const { getCredential } = await server.stranger.query<{ getCredential: { status: string } }>(
    `{ getCredential(credentialId: "${number}") { status holderName courses { title } } }`,
  );
  expect(getCredential).toEqual({ status: 'WITHDRAWN', holderName: null, courses: [] });
  const answers = await Promise.all(
    ['', '.png'].map((ending) => server.stranger.fetch(`/credentials/${number}${ending}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const row = await server.db
    .selectFrom('credential')
    .selectAll()
    .where('credential_id', '=', number)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain('test.example');
  expect(row).toMatchObject({ holder_name: '', jwt: null });
});

test('[CRT-04] a wallet recognizes the address of its owner by the salted hash, in whatever case it was entered', async () => {
  const spec = { certificateId: 'hashed', courseIds: ['hashed-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  await server.db
    .updateTable('member')
    .set({ email: 'Holder.Mixed@Test.Example' })
    .where('member_id', '=', memberId)
    .execute();
  const payload = await verify(await textOf(`/credentials/${await issueByStaff(server, memberId, 'hashed')}`));
  const { identifier } = payload['credentialSubject'] as {
    identifier: { identityType: string; salt?: string; identityHash: string }[];
  };
  const { salt = '', identityHash } = identifier.find(({ identityType }) => identityType === 'emailAddress') ?? {};
  const hash = createHash('sha256').update(`holder.mixed@test.example${salt}`).digest('hex');
  expect(identityHash).toBe(`sha256$${hash}`);
  expect(salt).not.toBe('');
});

test('[CRT-04] an installation whose secret was replaced signs with a new key, and what it had signed stays valid', async () => {
  const spec = { certificateId: 'moved', courseIds: ['moved-a'] };
  await addCertificate(server, spec);
  const members = await addEarners(server, spec, 2);
  const numbers: string[] = [];
  for (const memberId of members) numbers.push(await issueByStaff(server, memberId, 'moved'));
  const [former = '', fresh = ''] = numbers;
  // later than every key of the tests above, and by a key that is not too old
  const later = server.context(null, server.clock.now() + 500 * day);
  const before = (await findSignedCredential(later, former)) ?? '';
  const moved = { ...later, now: later.now + day, secret: 'another secret of the server' };
  const after = (await findSignedCredential(moved, fresh)) ?? '';
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  for (const jwt of [before, after]) await verify(jwt);
  expect(await findSignedCredential(moved, former)).toBe(before);
});
