import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Env } from '../env.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The built web app, and how this installation calls itself and where it sends people for help. */
export interface WebApp {
  /** The folder with index.html. */
  readonly root: string;
  readonly site: Pick<Env, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'HELP_URL' | 'TERMS_URL'>;
}

/** The page in one encoding, as it is answered. */
export interface Page {
  readonly body: Buffer;
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | null;
}

/** Reads the one page of the web app, writes the configuration into its head, and compresses it: once, at the start. */
export async function readPages({ root, site }: WebApp): Promise<readonly Page[]> {
  const body = Buffer.from(withSite(await readFile(path.join(root, 'index.html'), 'utf8'), site));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return [
    { body: brotli, etag: `"${hash}-br"`, encoding: 'br' },
    { body: zipped, etag: `"${hash}-gzip"`, encoding: 'gzip' },
    { body, etag: `"${hash}"`, encoding: null },
  ];
}

/** Fills the title and the empty or sample values that stand in web/index.html; web/src/lib/site.ts reads them. */
function withSite(html: string, site: WebApp['site']): string {
  const values = {
    'application-name': site.BRAND_NAME,
    'support-email': site.SUPPORT_EMAIL,
    'help-url': site.HELP_URL ?? '',
    'terms-url': site.TERMS_URL ?? '',
  };
  let filled = replaceOnce(html, /(<title>)[^<]*/, site.BRAND_NAME);
  for (const [name, value] of Object.entries(values)) {
    filled = replaceOnce(filled, new RegExp(`(<meta name="${name}" content=")[^"]*`), value);
  }
  return filled;
}

function replaceOnce(html: string, place: RegExp, value: string): string {
  if (!place.test(html)) throw new Error(`index.html has no place for ${place.source}`);
  return html.replace(place, (_, before: string) => before + escapeHtml(value));
}
