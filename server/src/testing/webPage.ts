import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebApp } from '../base/http/page.ts';

const source = path.resolve(import.meta.dirname, '../../../web/index.html');

/** The HTML of the web app without its code, in a folder of its own. */
export async function webPage(origin: string): Promise<WebApp> {
  const root = await mkdtemp(path.join(tmpdir(), 'atrium-web-'));
  await cp(source, path.join(root, 'index.html'));
  const links = { HELP_URL: undefined, TERMS_URL: undefined, EVENTS_URL: undefined, googleSignIn: false };
  return { root, site: { PUBLIC_URL: origin, BRAND_NAME: 'Atrium', SUPPORT_EMAIL: 'support@localhost', ...links } };
}
