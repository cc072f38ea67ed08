import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { plainAcademy, type AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { registerSecurity } from './security.ts';
import { registerStatic } from './static.ts';
import type { WebApp } from './webApp.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const site: WebApp['site'] = { PUBLIC_URL: 'https://learn.north.example', googleSignIn: false };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'atrium-web-'));
  await cp(path.join(checkout, 'web/index.html'), path.join(root, 'index.html'));
  await cp(path.join(checkout, 'web/public'), root, { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function serve(
  settings: Partial<AcademyBody> = {},
  more: Partial<WebApp['site']> = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  const academy = { ...plainAcademy, ...settings };
  await registerStatic(app, { root, site: { ...site, ...more }, academy: () => academy });
  return app;
}

function open(app: FastifyInstance, headers: Record<string, string> = {}) {
  return app.inject({ url: '/login', headers: { accept: 'text/html', ...headers } });
}

test('[BEG-04] the page has the name of the academy, its support, help and terms', async () => {
  const settings = {
    name: 'Northside Academy',
    supportEmail: 'help+desk@north.example',
    helpUrl: 'https://help.north.example/start?from=app',
    termsUrl: '/files/notices/terms.html',
    eventsUrl: 'https://north.example/events',
    signInSentence: 'Learn in good company.',
    description: 'For the people of the north.',
  };
  const app = await serve(settings, { NO_LINKING_HOST: 'partner.example' });
  const { body } = await open(app);
  expect(body).toContain('<title>Northside Academy</title>');
  expect(body).toContain('<meta name="application-name" content="Northside Academy" />');
  expect(body).toContain('<meta name="support-email" content="help+desk@north.example" />');
  expect(body).toContain('<meta name="help-url" content="https://help.north.example/start?from=app" />');
  expect(body).toContain('<meta name="terms-url" content="https://learn.north.example/files/notices/terms.html" />');
  expect(body).toContain('<meta name="sign-in-sentence" content="Learn in good company." />');
  for (const name of ['name="description"', 'property="og:description"'])
    expect(body).toContain(`<meta ${name} content="For the people of the north." />`);
  expect(body).toContain('<meta name="events-url" content="https://north.example/events" />');
  expect(body).toContain('<meta name="no-linking-host" content="partner.example" />');
  expect(body).toContain('<span data-name>Northside Academy</span>');
  expect(body).not.toContain('Atrium');
});

test('link previews, the installed app and search engines get the same name and existing pictures', async () => {
  const app = await serve({ name: 'Northside "N" Academy' });
  const { body } = await open(app);
  expect(body).toContain('<meta property="og:site_name" content="Northside &quot;N&quot; Academy" />');
  expect(body).toContain('<meta property="og:title" content="Northside &quot;N&quot; Academy" />');
  const image = /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
  expect(new URL(image).origin).toBe('https://learn.north.example');

  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = answer.json<{ name: string; short_name: string; icons: { src: string; type: string }[] }>();
  expect([manifest.name, manifest.short_name]).toEqual(['Northside "N" Academy', 'Northside "N" Academy']);
  const touch = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(body)?.[1] ?? '';
  for (const url of [touch, new URL(image).pathname, ...manifest.icons.map(({ src }) => src)]) {
    const picture = await app.inject({ url });
    expect([url, picture.statusCode, picture.headers['content-type']]).toEqual([
      url,
      200,
      url.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ]);
  }
  const robots = await app.inject({ url: '/robots.txt' });
  expect(robots.body).toContain('Allow: /login\n');
  expect(robots.body).toMatch(/Disallow: \/\n$/);
  // whose link is shown opens it, with a preview; nobody is searched for by the name on a certificate
  const certificate = await app.inject({ url: '/verify/ATR-0000', headers: { accept: 'text/html' } });
  expect(certificate.headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject({ url: '/login' })).headers['x-robots-tag']).toBeUndefined();
});

test('[THR-32] a configuration value is escaped, whatever it contains', async () => {
  const odd = `"><script>alert(1)</script> & 'Söhne' $& $1 </title>`;
  const { body } = await open(await serve({ name: odd, helpUrl: 'https://x.example/"onload="$`' }));
  const written = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;Söhne&#39; $&amp; $1 &lt;/title&gt;';
  expect(body).toContain(`<title>${written}</title>`);
  expect(body).toContain(`<meta name="application-name" content="${written}" />`);
  expect(body).toContain('<meta name="help-url" content="https://x.example/%22onload=%22$%60" />');
  expect(body.match(/<script/g)).toHaveLength((await open(await serve())).body.match(/<script/g)?.length ?? 0);
});

test('the page is the same in every encoding, with an ETag each', async () => {
  const app = await serve();
  const [identity, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'gzip, br'].map((encoding) => open(app, { 'accept-encoding': encoding })),
  );
  expect(identity?.headers['content-encoding']).toBeUndefined();
  expect([gzip?.headers['content-encoding'], brotli?.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body);
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(identity?.body);
  expect(new Set([identity, gzip, brotli].map((answer) => answer?.headers.etag)).size).toBe(3);
  // what keeps it gives it to nobody who cannot read it
  expect([identity, gzip, brotli].map((answer) => answer?.headers.vary)).toEqual(Array(3).fill('accept-encoding'));
});

test('a page names the code and the styles of its own route, and of no other', async () => {
  const views = {
    '/login': { modules: ['/assets/login-1.js'], styles: ['/assets/login-1.css'] },
    '/courses/{courseId}': { modules: ['/assets/course-1.js'], styles: [] },
  };
  await writeFile(path.join(root, 'first-views.json'), JSON.stringify(views));
  const app = await serve();
  await rm(path.join(root, 'first-views.json'));
  const linksAt = async (url: string): Promise<string[]> => {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    return [...body.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="([^"]+)">/g)].map(
      ([, href = '']) => href,
    );
  };
  expect(await linksAt('/login')).toEqual(['/assets/login-1.css', '/assets/login-1.js']);
  expect(await linksAt('/courses/constructor')).toEqual(['/assets/course-1.js']);
  expect(await linksAt('/courses')).toEqual([]);
  expect(await linksAt('/nowhere')).toEqual([]);
});

test('the styles of a page come after its first paint, those of the sign-in page before its own', async () => {
  const views = Object.fromEntries(
    ['/login', '/courses'].map((route) => [route, { modules: [], styles: [`/assets${route}.css`] }]),
  );
  await writeFile(path.join(root, 'first-views.json'), JSON.stringify(views));
  const app = await serve();
  await rm(path.join(root, 'first-views.json'));
  const orderAt = async (url: string): Promise<readonly string[]> => {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    return body.match(/\/assets\/\w+\.css|id="start"|id="root"/g) ?? [];
  };
  expect(await orderAt('/courses')).toEqual(['id="start"', '/assets/courses.css', 'id="root"']);
  expect(await orderAt('/login')).toEqual(['/assets/login.css', 'id="start"', 'id="root"']);
});

test('a cached page is valid until the settings change', async () => {
  const etag = String((await open(await serve())).headers.etag);
  expect((await open(await serve(), { 'if-none-match': etag })).statusCode).toBe(304);
  const changed = await open(await serve({ termsUrl: 'https://north.example/terms' }), { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('content="https://north.example/terms"');
});

test('[BEG-04] the next page and the manifest have the settings that were changed meanwhile', async () => {
  let academy = plainAcademy;
  const app = Fastify();
  await registerStatic(app, { root, site, academy: () => academy });
  const etag = String((await open(app)).headers.etag);
  academy = { ...plainAcademy, name: 'Northside', helpUrl: '/files/notices/help.html' };
  const { statusCode, body } = await open(app, { 'if-none-match': etag });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Northside</title>');
  expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({ name: 'Northside' });
  expect((await app.inject('/help')).headers.location).toBe('/files/notices/help.html');
});

test("[BEG-04] logo, icon, picture of shared links and colors are those of the academy, which else has the product's", async () => {
  const { body: plain } = await open(await serve());
  expect(plain).not.toContain('<style>html:root');
  expect(plain).toContain('<svg viewBox="0 0 26 32">');
  const app = await serve({
    name: 'North "N"',
    logo: '/files/images/logo.webp',
    icon: '/files/images/icon.webp',
    signInPicture: '/files/images/hall.webp',
    privacyUrl: '/privacy',
    sharePicture: '/files/images/share.webp',
    brandLight: '#0b3d91',
  });
  const { body } = await open(app);
  expect(body).toContain('<style>html:root{--brand:light-dark(#0b3d91, #');
  expect(body.match(/<img src="\/files\/images\/logo\.webp" alt="North &quot;N&quot;">/g)).toHaveLength(2);
  expect(body).not.toContain('<svg viewBox="0 0 26 32">');
  expect(body).toContain('<link rel="icon" href="/files/images/icon.webp">');
  expect(body).toContain('<meta name="sign-in-picture" content="/files/images/hall.webp" />');
  expect(body).toContain('<meta name="privacy-url" content="https://learn.north.example/privacy" />');
  expect(body).toContain('<link rel="apple-touch-icon" href="/files/images/icon.webp">');
  expect(body).toContain('content="https://learn.north.example/files/images/share.webp"');
  expect((await app.inject('/manifest.webmanifest')).json<{ icons: unknown }>().icons).toEqual([
    { src: '/files/images/icon.webp', sizes: 'any' },
  ]);
});

test('[SIG-01] the demo academy has its own help center and terms; elsewhere missing links are empty', () => {
  const demo = readEnv(checkout, { PORT: '4321' });
  expect(demo.HELP_URL).toBe('http://localhost:4321/files/notices/help.html');
  expect(demo.TERMS_URL).toBe('http://localhost:4321/files/notices/terms.html');
  const own = readEnv(checkout, { DEMO: 'off', TERMS_URL: 'https://north.example/terms' });
  expect([own.HELP_URL, own.TERMS_URL]).toEqual([undefined, 'https://north.example/terms']);
});

test('[SIG-01] /help leads to the help center, where there is one', async () => {
  const { statusCode, headers } = await (await serve({ helpUrl: 'https://help.north.example' })).inject('/help');
  expect([statusCode, headers.location]).toEqual([302, 'https://help.north.example/']);
  expect((await (await serve()).inject({ url: '/help', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('[SIG-01] /help is neither an error nor a loop, whatever the help center is', async () => {
  const help = async (helpUrl: string) => {
    const { statusCode, headers } = await (await serve({ helpUrl })).inject('/help');
    return [statusCode, headers.location];
  };
  expect(await help('https://x.example/中')).toEqual([302, 'https://x.example/%E4%B8%AD']);
  expect(await help('/中?q=ü')).toEqual([302, '/%E4%B8%AD?q=%C3%BC']);
  expect(await help('https://x.example/\n')).toEqual([302, 'https://x.example/']);
  for (const itself of ['/help?x', '/help/', '/./help#x', 'https://LEARN.north.example/help'])
    expect(await help(itself)).toEqual([404, undefined]);
});

test('shared files are named first, the largest first, and only our own inline script may run', async () => {
  const built = await mkdtemp(path.join(tmpdir(), 'atrium-web-'));
  const head =
    '<link rel="modulepreload" crossorigin href="/assets/packages-1.js"><link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>';
  const html = await readFile(path.join(root, 'index.html'), 'utf8');
  const script = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  await writeFile(
    path.join(built, 'index.html'),
    html
      .replace('</head>', head)
      .replace(/<script src="[^<]*<\/script>/, '<script>const boot = true;</script>')
      .replace(/<script type="module"[^<]*<\/script>/, script),
  );
  await mkdir(path.join(built, 'assets'));
  for (const [name, length] of [['packages-1.js', 20] as const, ['index-1.js', 30] as const])
    await writeFile(path.join(built, 'assets', name), ';'.repeat(length));
  const views = { '/login': { modules: ['/assets/login-1.js'], styles: ['/assets/login-1.css'] } };
  await writeFile(path.join(built, 'first-views.json'), JSON.stringify(views));
  const app = Fastify();
  registerSecurity(app, { https: false, uploadOrigin: null });
  await registerStatic(app, { root: built, site, academy: () => plainAcademy });
  const { headers } = await open(app);
  expect(headers.link).toBe(
    '</assets/index-1.css>; rel=preload; as=style; crossorigin, </assets/index-1.js>; rel=modulepreload, </assets/packages-1.js>; rel=modulepreload',
  );
  const hash = createHash('sha256').update('const boot = true;').digest('base64');
  expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`);
  await rm(built, { recursive: true });
});

test('[THR-32] [THR-48] what somebody wrote stays text in the data of a page, and in its picture', async () => {
  const answers = [{ hash: 'h', variables: {}, data: { title: '<!--<script>alert(1)</script>' } }];
  const picture = '/files/x.png" onload="alert(1)';
  const app = Fastify();
  const data = { memberId: 'm1', now: 0, clockMoves: false, token: null, isNotFound: false, answers, picture };
  await registerStatic(app, { root, site, academy: () => plainAcademy }, () => Promise.resolve(data));
  const { body } = await app.inject({ url: '/courses', headers: { accept: 'text/html' } });
  const [, json = '{}'] = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ memberId: 'm1', now: 0, clockMoves: false, token: null, answers });
  expect(body).toContain('href="/files/x.png&quot; onload=&quot;alert(1)">');
});

test('the page of a member is the same in every encoding, and its own each time', async () => {
  const titles = ['Strategy', '€ 📚 <b>', 'x'.repeat(200_000)];
  let title = '';
  const app = Fastify();
  await registerStatic(app, { root, site, academy: () => plainAcademy }, () =>
    Promise.resolve({
      memberId: 'm1',
      now: 0,
      clockMoves: false,
      token: null,
      isNotFound: false,
      answers: [{ hash: 'h', variables: {}, data: { title } }],
      picture: '/cover.avif',
    }),
  );
  for (title of titles) {
    const [identity, gzip, brotli] = await Promise.all(
      ['identity', 'gzip, br', 'br'].map((encoding) => open(app, { 'accept-encoding': encoding })),
    );
    expect([gzip?.headers['content-encoding'], brotli?.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body);
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(identity?.body);
    expect(identity?.body).toContain(JSON.stringify(title).replaceAll('<', String.raw`\u003c`));
    expect([gzip?.headers.etag, gzip?.headers['cache-control']]).toEqual([undefined, 'private, no-store']);
  }
});
