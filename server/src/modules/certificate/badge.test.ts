import { certificateDocument, type CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll } from '../document/service/publish.ts';
import { isPlainBadge } from './service/staff/isPlainBadge.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const around = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`.replace(
    inside.includes('<s:') ? '' : ' xmlns:s="http://www.w3.org/2000/svg"',
    '',
  );

test.each([
  '<path d="M0 0" fill="#fff" style="stroke:red"/>',
  '<defs><linearGradient id="gold"><stop offset="0" stop-color="red"/></linearGradient></defs><g fill="url(#gold)"/>',
  '<use href="#ring"/><g clip-path="url(&quot;#a&quot;)"/>',
  '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)} text{font-family:A}</style><text x="1">Hi</text>',
  '<g class="on" aria-label="one"><title>A badge</title></g>',
])('[THR-68] a badge that can only be seen is kept: %s', (inside) => {
  expect(isPlainBadge(around(inside))).toBe(true);
});

const hidden = [
  '<s:script>alert(document.domain)</s:script>',
  '<s:foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></s:foreignObject>',
  '<rect style="fill:&#117;rl(https://track.example/x.svg#a)"/>',
  '<rect fill="&#117;rl(https://track.example/x.svg#a)"/>',
  '<style>rect{fill:\\75rl(https://track.example/a)}</style><rect/>',
  '<style>@\\69mport "https://track.example/a.css";</style>',
  '<style>@media all{rect{fill:red}}</style>',
  '<style>rect{background:image-set("https://track.example/a.png" 1x)}</style>',
  '<style>rect{mask-image:image("https://track.example/a")}</style>',
  '<style>rect{fill:ur/**/l(https://track.example/a)}</style>',
  '<unknown/>',
  '<path d="M0 0" ping="https://track.example"/>',
  '<div xmlns="http://www.w3.org/1999/xhtml"/>',
  '<use href="&#104;ttps://track.example/x.svg#a"/>',
  '<path d="M0 0"',
];

test.each(hidden)('[THR-68] a badge that does more is refused however it is spelled: %s', (inside) => {
  expect(isPlainBadge(around(inside))).toBe(false);
});

test('[THR-68] a badge that is more than a picture is not published', async () => {
  const key = { kind: 'certificate', id: 'ai-foundations' };
  const found = await getDocument(operatorOf(server), key);
  const body = (found.ok ? found.value.published : null) as CertificateBody;
  expect(isPlainBadge(body.badge)).toBe(true);
  const publish = async (badge: string) => {
    const publishing = { ...key, version: null, body: { ...body, badge }, note: '', isChecked: true };
    const done = await publishAll(operatorOf(server, { dryRun: true }), [publishing]);
    return done.ok ? 'done' : done.refusal.reason;
  };
  const [first = ''] = hidden;
  // the search in its text, which the form asks at once, finds nothing
  expect(certificateDocument.schema.safeParse({ ...body, badge: around(first) }).success).toBe(true);
  expect(await publish(around(first))).toBe(
    'badge: This SVG is more than a picture: leave out scripts, styles that load something, and elements that do not draw.',
  );
  expect(await publish(around('<path d="M0 0"/>'))).toBe('done');
});
