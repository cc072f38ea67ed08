import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encodings.ts';
import { sendFailure } from './errors.ts';
import { manifestFile, openManifest, openPages, type FindPage } from './page.ts';
import type { FindPageData, FindPageHead, PageHead } from './pageData.ts';
import { pathOf } from './requests.ts';
import { allowFrame, allowScripts, allowTurnstile } from './security.ts';
import type { WebApp } from './webApp.ts';

const hashedName = /[-.][\w-]{8,}\.\w+$/;
/** Where the build puts what it made, with a slash at its end. */
const assetsFolder = 'assets/';
/** What lies in the folder of the web app and is no file of its own. */
const hidden = /^(?:index\.html|kit\.html|first-views\.json|manifest\.webmanifest)$|\.(?:br|gz|map)$|(?:^|\/)\./;

/**
 * Serves the built web app: its precompressed files, those with a hash in their name with unlimited caching, and
 * `index.html` for every page of access.md §2.1. An unknown path gets the app too, which shows the not-found page, with
 * status 404; so does a page of the team for a member who is not on it.
 * @param web null when this process serves no web app. @param findData for the pages of members.
 * @param findHead for the pages that show themselves in the preview of their link.
 */
export async function registerStatic(
  app: FastifyInstance,
  web: WebApp | null,
  findData: FindPageData = () => Promise.resolve(null),
  findHead: FindPageHead = () => Promise.resolve(null),
): Promise<void> {
  const findPage = web === null ? null : await openPages(web);
  if (web !== null) {
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, asset: true };
        // a download that its reader gave up is no fault of ours
        route.errorHandler = (error, request, reply) => {
          if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
          else files.errorHandler(error, request, reply);
        };
      });
      await files.register(fastifyStatic, {
        root: web.root,
        serve: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const forEver = hashedName.test(path.basename(file).replace(/\.(br|gz)$/, '')) && file.includes('/assets/');
          reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        },
      });
      const names = await listFiles(web.root);
      const assets = new Set(names.filter((name) => name.startsWith(assetsFolder)));
      // one route for hundreds of files: a route each takes a tenth of the start
      files.get(`/${assetsFolder}*`, (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
        const name = assetsFolder + request.params['*'];
        if (assets.has(name)) return reply.sendFile(name);
        reply.callNotFound();
        return reply;
      });
      for (const name of names.filter((file) => !assets.has(file))) {
        files.get(`/${name}`, (_request, reply) => reply.sendFile(name));
      }
      const manifest = await openManifest(web);
      if (manifest !== null) {
        files.get(`/${manifestFile}`, (_request, reply) =>
          reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest()),
        );
      }
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // where people look for help by its address; without a help center that is a path like any other unknown one
    const help = isRead && web !== null && pathOf(request.url) === '/help' ? helpCenter(web) : null;
    if (help !== null) return reply.redirect(help);
    const isPage = isRead && wantsPage(request);
    if (!isPage || findPage === null) return sendFailure(request, reply, 404);
    const hasTurnstile = web?.site.TURNSTILE_SITE_KEY !== undefined;
    return sendPage(request, reply, { findPage, findData, findHead, hasTurnstile });
  });
}

/** Where the help center is, in characters that a header may have; null without one, and where it would be /help. */
function helpCenter({ academy, site: { PUBLIC_URL } }: WebApp): string | null {
  const { helpUrl } = academy();
  if (helpUrl === '') return null;
  const { origin, pathname, search, hash, href } = new URL(helpUrl, PUBLIC_URL);
  if (origin !== new URL(PUBLIC_URL).origin) return href;
  return /^\/help\/?$/.test(pathname) ? null : pathname + search + hash;
}

/** The files below the folder of the web app that have an address, by their paths from there. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !hidden.test(name));
}

/** A known page whatever the client accepts; any other path only for a browser navigation. */
function wantsPage(request: FastifyRequest): boolean {
  const at = pathOf(request.url);
  if (matchPage(at) !== null) return true;
  return path.extname(at) === '' && (request.headers.accept?.includes('text/html') ?? false);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    findPage,
    findData,
    findHead,
    hasTurnstile,
  }: { findPage: FindPage; findData: FindPageData; findHead: FindPageHead; hasTurnstile: boolean },
): Promise<FastifyReply> {
  const match = matchPage(pathOf(request.url));
  const route = match?.kind === 'page' ? match.route.path : null;
  const [data, head] =
    match?.kind === 'page'
      ? await Promise.all([findData(request, match), headOf(request, match, findHead)])
      : [null, null];
  const isNotFound = match === null || data?.isNotFound === true;
  // the code of the team's pages comes with the page of those who have them alone (STU-05)
  const isTold = !isNotFound && (data !== null || match.kind !== 'page' || match.route.staff !== true);
  const page = await findPage(isTold ? route : null, acceptedEncodings(request.headers['accept-encoding']), data, head);
  void reply
    .headers({ 'cache-control': page.etag === null ? 'private, no-store' : 'no-cache', vary: 'accept-encoding' })
    .type('text/html; charset=utf-8');
  // open to people to whom it is shown, and to the previews of its link, but nobody is searched for by name
  if (route?.startsWith('/verify/') === true) void reply.header('x-robots-tag', 'noindex');
  allowScripts(reply, page.inlineScripts);
  if (data?.isPreview === true) allowFrame(reply);
  // also on the sign-in page, which leads to the signup without a new page
  if (hasTurnstile && match?.kind === 'page' && match.route.guestOnly === true) allowTurnstile(reply);
  if (page.etag !== null) void reply.header('etag', page.etag);
  if (page.links !== '') void reply.header('link', page.links);
  if (page.encoding !== null) void reply.header('content-encoding', page.encoding);
  if (!isNotFound && page.etag !== null && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  return reply.code(isNotFound ? 404 : 200).send(page.body);
}

/** The page opens without its own head too, when the database does not answer. */
async function headOf(
  request: FastifyRequest,
  match: Parameters<FindPageHead>[0],
  findHead: FindPageHead,
): Promise<PageHead | null> {
  try {
    return await findHead(match);
  } catch (error) {
    request.log.warn({ err: error }, 'a page was sent without its head');
    return null;
  }
}
