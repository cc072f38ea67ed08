import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebApp } from '../base/http/webApp.ts';

const source = path.resolve(import.meta.dirname, '../../../web/index.html');

/** The HTML of the web app without its code, in a folder of its own. */
export async function webPage(origin: string, academy: WebApp['academy']): Promise<WebApp> {
  const root = await mkdtemp(path.join(tmpdir(), 'atrium-web-'));
  await cp(source, path.join(root, 'index.html'));
  return { root, site: { PUBLIC_URL: origin, googleSignIn: false }, academy };
}
