import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Addresses of ours that are written out in code, where a page links to them or is left for them, and in mails. */
const written = /\b(?:href|to|target|path|cancelUrl|returnUrl)(?:=|: )["'](\/[^"']*)["']/g;
/** What the server answers itself. */
const served = /^\/(?:__sandbox|credentials|files|oidc)\//;

const found = globSync(['web/src/**/*.{ts,tsx}', 'server/src/modules/**/mails.ts'], { cwd: root })
  .filter((file) => !/\.(?:test|fixture|gen)\.|\/(?:gql|kit|routes)\//.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(written)].map(([, address = '']) => ({ file, address }));
  });

test('[RTE-01] an address that is written out in a link or a mail is that of a page', () => {
  expect(found.length).toBeGreaterThan(60);
  const lost = found.filter(({ address }) => {
    const { pathname } = new URL(address.replaceAll(/\$\w+/g, 'x'), 'http://site.example');
    return !served.test(address) && matchPage(pathname) === null;
  });
  expect(lost).toEqual([]);
});
