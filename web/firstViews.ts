import { gzipSync } from 'node:zlib';
import { studioTitles } from '@atrium/domain/access/studioRoutes.ts';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** What a page needs besides what every page loads, by its path in the route table. The server names it in the head. */
export type FirstViews = Readonly<Record<string, { readonly modules: string[]; readonly styles: string[] }>>;

const routes = '/web/src/routes/';
/** The file of the route of all pages of the studio, and the layout in which they are. */
const studio = { route: '_shell/studio/$', frame: '/web/src/features/studio/StudioFrame.tsx' };
/**
 * The most JavaScript that the first view of a page may load, gzip, in bytes, with the list of what each import loads:
 * some 300 more than it loads, because the hashes in the names of files alone move it by 50.
 */
const bounds = {
  '/login': 144_900,
  '/': 165_900,
  '/courses': 165_500,
  '/courses/{courseId}': 166_950,
  '/courses/session/{sessionId}': 167_900,
  '/member-directory': 160_950,
  '/member-directory/{userId}': 202_250,
  '/member-directory/{userId}/edit': 309_550,
  '/account-settings': 202_050,
  '/cancel-offer': 191_050,
  '/coupon-confirmation': 190_700,
  '/checkout-confirmation': 191_400,
  '/upgrade': 191_350,
  '/resubscribe': 191_900,
  '/preview/{inviteCode}': 196_000,
  '/pathway/{inviteCode}': 196_000,
  '/invite-registration/{inviteCode}': 201_500,
};
/** The same for what opens over a page, besides what the first view of home has loaded, by its module. */
const dialogs = { '/web/src/features/survey/SurveyDialog.tsx': 38_400 };

/**
 * Writes `first-views.json`, from which the server names the files of the opened route in the HTML head.
 */
export function firstViews(): Plugin {
  return {
    name: 'atrium:first-views',
    apply: 'build',
    generateBundle: {
      // after the names of the files that each import loads have been written
      order: 'post',
      handler(_options, bundle) {
        refuseCircles(bundle);
        const views = viewsOf(bundle);
        refuseStrays(bundle);
        refuseStudio(bundle, views);
        refuseHeavy(bundle, views);
        this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(views) });
      },
    },
  };
}

/**
 * Files that import each other run in an order that no module expects, and use what is not defined yet: fails the build
 * when there are any.
 */
function refuseCircles(bundle: OutputBundle): void {
  const chunks = chunksOf(bundle);
  for (const chunk of chunks) {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    const back = imported.find((other) => closure(chunks, [other]).has(chunk));
    if (back !== undefined) throw new Error(`${chunk.fileName} and ${back.fileName} import each other`);
  }
}

/**
 * What the entry imports statically loads with every page, so one wrong import there slows down all pages: fails the
 * build when any of it is the video page, or a package besides React, the icons, and the router and its query cache.
 */
function refuseStrays(bundle: OutputBundle): void {
  const chunks = chunksOf(bundle);
  const loaded = [...closure(chunks, entriesOf(chunks))].flatMap(({ moduleIds }) => moduleIds);
  if (loaded.length === 0) throw new Error('the build has no entry');
  const strays = loaded.filter((id) =>
    /\/node_modules\/(?!react\/|react-dom\/|scheduler\/|@tabler|@tanstack|use-sync-external-store)|\/(?:features\/video|parts\/Player)\//.test(
      id,
    ),
  );
  if (strays.length > 0) throw new Error(`every page would load ${strays.join(', ')}`);
}

/** The code of the studio, and what it says of its pages by their addresses. */
const ofStudio = /\/web\/src\/features\/studio\/|\/access\/studioRoutes\.ts$|\/routes\/_shell\/studio\/.*\?tsr-split/;

/** Fails the build when the first view of a page of members loads anything of the studio (STU-05). */
function refuseStudio(bundle: OutputBundle, views: FirstViews): void {
  const chunks = chunksOf(bundle);
  const everywhere = [...closure(chunks, entriesOf(chunks))].map(({ fileName }) => `/${fileName}`);
  const pages = Object.entries(views).filter(([path]) => !path.startsWith('/studio'));
  const loaded = new Set([...everywhere, ...pages.flatMap(([, { modules }]) => modules)]);
  const strays = chunks
    .filter(({ fileName }) => loaded.has(`/${fileName}`))
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => ofStudio.test(id)));
  if (strays.length > 0) throw new Error(`the pages of members would load ${strays.join(', ')}`);
}

/** Fails the build when the first view of a page, or a dialog, loads more JavaScript than its bound. */
function refuseHeavy(bundle: OutputBundle, views: FirstViews): void {
  const chunks = chunksOf(bundle);
  const everywhere = [...closure(chunks, entriesOf(chunks))].map(({ fileName }) => `/${fileName}`);
  const filesOf = (path: string): ReadonlySet<string> => {
    if (!(path in views)) throw new Error(`no route has the path ${path}`);
    return new Set(everywhere.concat(views[path].modules));
  };
  const refuse = (what: string, loaded: readonly OutputChunk[], most: number): void => {
    const size = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    if (size > most) throw new Error(`${what} loads ${String(size)} bytes; its bound is ${String(most)}`);
  };
  for (const [path, most] of Object.entries(bounds)) {
    const files = filesOf(path);
    const loaded = chunks.filter(({ fileName }) => files.has(`/${fileName}`));
    refuse(`the first view of ${path}`, loaded, most);
  }
  const home = filesOf('/');
  for (const [file, most] of Object.entries(dialogs)) {
    const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
    if (own.length === 0) throw new Error(`no file of the build has ${file}`);
    const loaded = [...closure(chunks, own)].filter(({ fileName }) => !home.has(`/${fileName}`));
    refuse(file, loaded, most);
  }
}

/** The entry of the product; the page of the kit has another. */
function entriesOf(chunks: readonly OutputChunk[]): OutputChunk[] {
  return chunks.filter(({ isEntry, facadeModuleId }) => isEntry && !facadeModuleId?.endsWith('/kit.html'));
}

function viewsOf(bundle: OutputBundle): FirstViews {
  const chunks = chunksOf(bundle);
  const partsOf = (file: string): OutputChunk[] =>
    chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes(`${routes}${file}.tsx?tsr-split=component`)));
  const files = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => routeFile(id) ?? []));
  const everywhere = closure(chunks, entriesOf(chunks));
  const studioFrame = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(studio.frame)));
  if (studioFrame.length === 0) throw new Error(`no file of the build has ${studio.frame}`);
  return Object.fromEntries(
    [...new Set(files)].flatMap((file) => {
      const frame = file.split('/')[0] ?? '';
      const inside = file === studio.route ? studioFrame : [];
      const own = closure(chunks, [...(frame === file ? [] : partsOf(frame)), ...partsOf(file), ...inside]);
      const extra = [...own].filter((chunk) => !everywhere.has(chunk));
      const styles = importedFirst(chunks, extra).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const view = {
        modules: extra.map(({ fileName }) => `/${fileName}`),
        styles: [...new Set(styles)].map((name) => `/${name}`),
      };
      return pathsOf(file).map((path) => [path, view]);
    }),
  );
}

/** 'src/routes/_shell/courses/index.tsx?tsr-split=…' becomes '_shell/courses/index'. */
function routeFile(id: string): string | null {
  const at = id.indexOf(routes);
  return at === -1 || !id.includes('?tsr-split=component') ? null : id.slice(at + routes.length, id.indexOf('.tsx'));
}

/** The paths of a route's file in the notation of the route table; none for a layout. */
function pathsOf(file: string): readonly string[] {
  if (file === studio.route) return studioTitles.map(({ path }) => path);
  // a file may name several parts: 'preview.$inviteCode'
  const parts = file.split(/[/.]/).filter((part) => !part.startsWith('_'));
  if (parts.length === 0) return [];
  const named = parts.filter((part) => part !== 'index').map((part) => part.replace(/^\$(\w+)$/, '{$1}'));
  return [`/${named.join('/')}`];
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** These chunks, each after those that it imports: the styles of a page override those of its parts. */
function importedFirst(chunks: readonly OutputChunk[], wanted: readonly OutputChunk[]): readonly OutputChunk[] {
  const sorted = new Set<OutputChunk>();
  const add = (chunk: OutputChunk) => {
    if (sorted.has(chunk)) return;
    for (const other of wanted) if (chunk.imports.includes(other.fileName)) add(other);
    sorted.add(chunk);
  };
  wanted.forEach(add);
  return [...sorted];
}

/** These chunks and all that they import statically. */
function closure(chunks: readonly OutputChunk[], begin: readonly OutputChunk[]): Set<OutputChunk> {
  const found = new Set(begin);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return found;
}
