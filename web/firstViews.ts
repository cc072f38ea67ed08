import { gzipSync } from 'node:zlib';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** What a page needs besides what every page loads, by its path in the route table. The server names it in the head. */
export type FirstViews = Readonly<Record<string, { readonly modules: string[]; readonly styles: string[] }>>;

const routes = '/web/src/routes/';
/**
 * The most JavaScript that the first view of a page may load, gzip, in bytes: some 300 more than it loads, because the
 * hashes in the names of files alone move it by 50.
 */
const bounds = {
  '/login': 143_100,
  '/': 163_000,
  '/courses': 162_400,
  '/courses/{courseId}': 163_800,
  '/courses/session/{sessionId}': 164_300,
  '/member-directory': 158_300,
  '/member-directory/{userId}': 196_800,
  '/member-directory/{userId}/edit': 303_900,
  '/account-settings': 196_600,
  '/cancel-offer': 185_600,
  '/coupon-confirmation': 185_200,
  '/checkout-confirmation': 185_900,
  '/upgrade': 185_900,
  '/resubscribe': 186_500,
  '/preview/{inviteCode}': 190_300,
  '/pathway/{inviteCode}': 190_300,
  '/invite-registration/{inviteCode}': 194_700,
};
/** The same for what opens over a page, besides what the first view of home has loaded, by its module. */
const dialogs = { '/web/src/features/survey/SurveyDialog.tsx': 35_500 };

/**
 * Writes `first-views.json`, from which the server names the files of the opened route in the HTML head.
 */
export function firstViews(): Plugin {
  return {
    name: 'atrium:first-views',
    apply: 'build',
    generateBundle(_options, bundle) {
      const views = viewsOf(bundle);
      refuseCircles(bundle);
      refuseStrays(bundle);
      refuseHeavy(bundle, views);
      this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(views) });
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
  return Object.fromEntries(
    [...new Set(files)].flatMap((file) => {
      const frame = file.split('/')[0] ?? '';
      const path = pathOf(file);
      if (path === null) return [];
      const own = closure(chunks, [...(frame === file ? [] : partsOf(frame)), ...partsOf(file)]);
      const extra = [...own].filter((chunk) => !everywhere.has(chunk));
      const styles = importedFirst(chunks, extra).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [
        [
          path,
          {
            modules: extra.map(({ fileName }) => `/${fileName}`),
            styles: [...new Set(styles)].map((name) => `/${name}`),
          },
        ],
      ];
    }),
  );
}

/** 'src/routes/_shell/courses/index.tsx?tsr-split=…' becomes '_shell/courses/index'. */
function routeFile(id: string): string | null {
  const at = id.indexOf(routes);
  return at === -1 || !id.includes('?tsr-split=component') ? null : id.slice(at + routes.length, id.indexOf('.tsx'));
}

/** The path of a route's file in the notation of the route table; null for a layout. */
function pathOf(file: string): string | null {
  // a file may name several parts: 'preview.$inviteCode'
  const parts = file.split(/[/.]/).filter((part) => !part.startsWith('_'));
  if (parts.length === 0) return null;
  const named = parts.filter((part) => part !== 'index').map((part) => part.replace(/^\$(\w+)$/, '{$1}'));
  return `/${named.join('/')}`;
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
