import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findCredentialHead } from './service/credentialHead.ts';
import { drawShareCard } from './service/shareCard.ts';

// What a shared link to a certificate shows.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const valid = 'ATR-7Q4M-29KD-X8PH';
const silent = {
  revoked: 'ATR-K6WN-8T3C-R5VJ',
  replaced: 'ATR-M4RV-7C2X-Q9KD',
  withdrawn: 'ATR-H3YD-6QGX-M9TE',
  unknown: 'ATR-2222-2222-2222',
  'no number': "x' or 1=1",
};
const headOf = (id: string) => findCredentialHead(server.context(null, server.clock.now()), id);
const cardOf = (id: string) => server.stranger.fetch(`/credentials/${id}.card.png`);

test('[CRT-04] the link of a certificate shows who holds which program, with a picture of it', async () => {
  const head = await headOf(valid.toLowerCase());
  expect(head?.title).toBe('Maya Fernandes, Leading an Organization');
  expect(head?.description).toMatch(/^Issued by Atrium Academy on \w+ \d+, 2026\. Three courses /);
  expect(head?.url).toMatch(/^http.*\/verify\/ATR-7Q4M-29KD-X8PH$/);
  const answer = await server.stranger.fetch(new URL(head?.image.url ?? '').pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test.each(Object.entries(silent))(
  '[CRT-04] the link of a %s certificate tells nothing of anybody',
  async (_name, id) => {
    expect(await headOf(id)).toBeNull();
    expect((await cardOf(encodeURIComponent(id))).status).toBe(404);
  },
);

test('[CRT-04] a name that cannot be drawn, and a very long one, still make a picture', async () => {
  const shown = { title: 'Leading', issuerName: 'Atrium Academy', primaryColor: '#14392D' } as const;
  const badgeSvg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"></svg>';
  const draw = (credentialId: string, holderName: string) =>
    drawShareCard({ ...shown, badgeSvg, credentialId, holderName });
  const [without, chinese, long, hostile] = await Promise.all([
    draw('a', ''),
    draw('b', '王小明'),
    draw('c', `${'Wolfeschlegel'.repeat(4)} ${'Žižková-Łukasiewicz '.repeat(6)}`),
    draw('d', '<script>&"'),
  ]);
  expect(chinese).toEqual(without);
  for (const png of [long, hostile]) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.equals(without)).toBe(false);
  }
});
