import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { escapeHtml } from '../text/escapeHtml.ts';
import { compress, compressWithin, packFrame, type Encoding, type Frame } from './compress.ts';
import type { PageData, PageHead } from './pageData.ts';
import { replacePlaces, withSite } from './siteHtml.ts';
import type { WebApp } from './webApp.ts';

export const manifestFile = 'manifest.webmanifest';
/** What runs first in the frame of a preview: a file of `web/public`. */
const previewScript = '/preview-frame.js';

/** The page in one encoding. */
export interface Page {
  readonly body: Buffer;
  /** Null for a page that is not cached. */
  readonly etag: string | null;
  readonly encoding: Encoding | null;
  /** The 'link' header, by which the files of every page load before the HTML is parsed. */
  readonly links: string;
  /** The hashes of the page's inline scripts, as sources of a Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
}

/**
 * Finds the page for a path of the route table (null: an unknown path) in the best encoding that is accepted; with
 * `data`, a page for one member only; with `head`, one that shows itself in the preview of its link.
 */
export type FindPage = (
  route: string | null,
  accepted: ReadonlySet<string>,
  data: PageData | null,
  head?: PageHead | null,
) => Promise<Page>;

/** The build's list of files for each route's first view, besides those of every page. */
type FirstViews = Readonly<Record<string, { readonly modules: readonly string[]; readonly styles: readonly string[] }>>;

/**
 * Reads the web app's page and writes the configuration into its head. For each route the head also names the files of
 * that route, so that a browser requests them at once; this and the compression happen at the route's first request.
 */
export async function openPages(web: WebApp): Promise<FindPage> {
  const { root, academy } = web;
  const source = await readFile(path.join(root, 'index.html'), 'utf8');
  const views = await readFirstViews(root);
  const heads = { links: await headerLinks(source, root), inlineScripts: inlineScripts(source) };
  const packed = new Map<string, Promise<Packed>>();
  let [settings, html] = [academy(), withSite(source, web)];
  return async (route, accepted, data, head = null) => {
    if (settings !== academy()) {
      [settings, html] = [academy(), withSite(source, web)];
      packed.clear();
    }
    const knownRoute = route !== null && Object.hasOwn(views, route) ? route : '';
    const pages =
      packed.get(knownRoute) ??
      pack(withFirstView(html, views[knownRoute], knownRoute === '/login' ? '</head>' : '<div id="root">'), heads);
    packed.set(knownRoute, pages);
    const known = await pages;
    if (head !== null) {
      const named = withHead(known.plain, head);
      return packOnce(data === null ? named : withData(named, data), accepted, heads);
    }
    if (data !== null) return packWithin(known, data, accepted, heads);
    const found = known.pages.find(({ encoding }) => encoding === null || accepted.has(encoding));
    if (found === undefined) throw new Error('no page without an encoding');
    return found;
  };
}

/** Where a member's data is written into the page: before the scripts that read it. */
const placeOfData = '<script type="module"';

function withData(html: string, data: PageData): string {
  return html.replace(placeOfData, (script) => elementOf(data) + script);
}

/** A member's data as an element of the page. A browser does not run it, so that it needs no hash. */
function elementOf({ picture, isNotFound: _, isPreview = false, ...data }: PageData): string {
  // no text may end the element
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const preload =
    picture === null ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`;
  const element = `<script type="application/json" id="page-data">${json}</script>`;
  // keeps what the page would write and send to itself, before any other code runs (THR-70)
  const frame = isPreview ? `<script src="${previewScript}"></script>` : '';
  return `${preload}${element}${frame}`;
}

/** Writes what a shared link shows; the page that all share has the values of the installation. */
function withHead(html: string, { title, description, url, image }: PageHead): string {
  let named = replacePlaces(html, /(<title>)[^<]*/, title);
  named = replacePlaces(named, /(<meta name="description" content=")[^"]*/, description);
  for (const [name, value] of Object.entries({ title, description, image: image.url })) {
    named = replacePlaces(named, new RegExp(`(<meta property="og:${name}" content=")[^"]*`), value);
  }
  const more = {
    'og:url': url,
    'og:image:type': 'image/png',
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  };
  const tags = Object.entries(more).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`);
  return named.replace('</head>', () => `${tags.join('')}<link rel="canonical" href="${escapeHtml(url)}"></head>`);
}

/** Empty for a web app that was not built, as in tests. */
async function readFirstViews(root: string): Promise<FirstViews> {
  const file = path.join(root, 'first-views.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as FirstViews) : {};
}

/**
 * Inserts the files' links after what is painted first, because a style sheet blocks only what follows it. The first
 * paint of the sign-in page uses that page's styles, so there they come before it.
 */
function withFirstView(html: string, view: FirstViews[string] | undefined, place: string): string {
  if (view === undefined) return html;
  const links = [
    ...view.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...view.modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => `${links.join('\n    ')}\n    ${place}`);
}

/**
 * The files in the head of every page, in the format of the header: the style sheet, then the code, the largest file
 * first because it takes the longest.
 */
async function headerLinks(html: string, root: string): Promise<string> {
  const styles = [...html.matchAll(/<link rel="stylesheet" [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const modules = [...html.matchAll(/<(?:link rel="modulepreload"|script type="module") [^>]*(?:href|src)="([^"]+)"/g)];
  const sized = await Promise.all(
    [...new Set(modules.map(([, href = '']) => href))].map(async (href) => {
      const file = path.join(root, href);
      return { href, size: existsSync(file) ? (await stat(file)).size : 0 };
    }),
  );
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style; crossorigin`),
    ...sized.toSorted((a, b) => b.size - a.size).map(({ href }) => `<${href}>; rel=modulepreload`),
  ].join(', ');
}

/** The hashes of the page's inline scripts, as sources of a Content-Security-Policy. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

type Heads = Pick<Page, 'links' | 'inlineScripts'>;

/** The page of a route as everybody gets it, and what of a member's page is the same for all. */
interface Packed {
  readonly pages: readonly Page[];
  readonly plain: string;
  readonly frame: Frame;
}

async function pack(html: string, heads: Heads): Promise<Packed> {
  const at = html.indexOf(placeOfData);
  const frame = packFrame(html.slice(0, Math.max(0, at)), html.slice(Math.max(0, at)));
  return { pages: await packPages(html, heads), plain: html, frame };
}

async function packPages(html: string, heads: Heads): Promise<readonly Page[]> {
  const body = Buffer.from(html);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return [
    { body: brotli, etag: `"${hash}-br"`, encoding: 'br', ...heads },
    { body: zipped, etag: `"${hash}-gzip"`, encoding: 'gzip', ...heads },
    { body, etag: `"${hash}"`, encoding: null, ...heads },
  ];
}

/** A member's page: of what is the same for all of its route nothing is compressed again. */
function packWithin({ plain, frame }: Packed, data: PageData, accepted: ReadonlySet<string>, heads: Heads): Page {
  if (!accepted.has('gzip') || !plain.includes(placeOfData)) return packOnce(withData(plain, data), accepted, heads);
  return { body: compressWithin(frame, elementOf(data)), encoding: 'gzip', etag: null, ...heads };
}

function packOnce(html: string, accepted: ReadonlySet<string>, heads: Heads): Page {
  const compressed = compress(html, accepted, { br: 3, gzip: 1 });
  return { encoding: null, ...(compressed ?? { body: Buffer.from(html) }), etag: null, ...heads };
}

/** Makes the manifest of the installed app, with its names filled in as in the page (D75). Null without a web app. */
export async function openManifest({ root, academy }: WebApp): Promise<(() => string) | null> {
  const file = path.join(root, manifestFile);
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  return () => {
    const { name, description, icon } = academy();
    const icons = icon === '' ? {} : { icons: [{ src: icon, sizes: 'any' }] };
    return JSON.stringify({ ...manifest, name, short_name: name, description, ...icons });
  };
}
