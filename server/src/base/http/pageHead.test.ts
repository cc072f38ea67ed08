import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageHead } from './pageData.ts';
import { registerStatic } from './static.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'atrium-head-'));
  await cp(path.resolve(import.meta.dirname, '../../../../web/index.html'), path.join(root, 'index.html'));
});
afterAll(() => rm(root, { recursive: true }));

const site = {
  PUBLIC_URL: 'https://learn.north.example',
  googleSignIn: false,
};
const north = { ...plainAcademy, name: 'North', supportEmail: 'help@north.example' };
const odd = `"><script>alert(1)</script> $& </head>`;
const head: PageHead = {
  title: `Maya ${odd}`,
  description: `Issued ${odd}`,
  url: 'https://learn.north.example/verify/ATR-1',
  image: { url: 'https://learn.north.example/credentials/ATR-1.card.png', width: 1200, height: 630, alt: odd },
};

async function open(findHead: () => Promise<PageHead | null>): Promise<string> {
  const app = Fastify();
  await registerStatic(app, { root, site, academy: () => north }, undefined, findHead);
  const { body, statusCode } = await app.inject({ url: '/verify/ATR-1', headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  return body;
}

test('[CRT-04] [THR-32] a page with a head of its own shows it in the preview of its link, escaped', async () => {
  const shared = await open(() => Promise.resolve(null));
  const own = await open(() => Promise.resolve(head));
  const written = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &lt;/head&gt;';
  expect(own).toContain(`<title>Maya ${written}</title>`);
  expect(own).toContain(`<meta property="og:title" content="Maya ${written}" />`);
  expect(own).toContain(`<meta property="og:description" content="Issued ${written}" />`);
  expect(own).toContain(`<meta property="og:image" content="${head.image.url}" />`);
  expect(own).toContain('<meta property="og:image:width" content="1200">');
  expect(own).toContain(`<meta property="og:url" content="${head.url}">`);
  expect(own).toContain(`<link rel="canonical" href="${head.url}">`);
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(own.match(/<script/g)).toHaveLength(shared.match(/<script/g)?.length ?? 0);
  expect(shared).toContain('<meta property="og:title" content="North" />');
});

test('[THR-18] the page opens without its own head when that cannot be found out', async () => {
  expect(await open(() => Promise.reject(new Error('the database is away')))).toContain('<title>North</title>');
});
