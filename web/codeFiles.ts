import type { CodeSplittingNameFunction } from 'rolldown';

/** The packages that rarely change, in a file that stays cached from release to release. */
const stable = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const packages = /\/node_modules\/(?!@tabler)/;
const visitorPage = /\/routes\/(?:_visitor|login)/;
const memberPage = /\/routes\/_shell\//;
/** The layout of the members' pages. */
const frame = '/routes/_shell.tsx?';
/** The video page's own code, with its player and storage, loaded with a video only. */
const video = /\/web\/src\/(?:parts\/Player|lib\/viewing|features\/video)/;
/** Routes that show the same page: they are one file. */
const samePage = {
  home: /\/routes\/_shell\/(?:index|my-sessions)\.tsx/,
  session: /\/routes\/_shell\/(?:courses\/session|mini-mbas)\/\$sessionId\.tsx/,
  video: /\$videoContentId\.tsx/,
};
/** The pages that most visits begin with. */
const frontPage = /\/routes\/_shell\/(?:index|my-sessions|courses\/index)\.tsx/;
/** Loaded with the first press that saves something. */
const saving = /\/web\/src\/lib\/(?:save|useSave|patchCache|cacheTags)\.ts/;
/** The page that shows every part of the kit (`/__sandbox/kit`), which is no page of the product. */
const kit = /\/web\/(?:src\/kit\/|kit\.html)/;
/** Parts with large packages: they load with the pages that use them. */
const rich = /\/web\/src\/(?:ui\/(?:rich\/|Chart|axis)|lib\/form\/|parts\/SaveState|parts\/RichText\.tsx)/;

/**
 * Assigns modules to few files, because on six HTTP/1.1 connections a further file costs more than its bytes (decision
 * 030). `packages` has React, `ground` what every page loads, and `shell` the members' layout with what two or more of
 * their pages share; a page loads these and one file of its own. Pages for visitors do not load the shell.
 */
export const codeFile: CodeSplittingNameFunction = (id, modules) => {
  const { isEverywhere, askers } = whoLoads(id, modules);
  if (kit.test(id) || rich.test(id) || (askers.length === 0 && !isEverywhere)) return null;
  if (isEverywhere) return stable.test(id) ? 'packages' : 'ground';
  const names = new Set(askers.map(pageName));
  const [name = null] = names;
  if (saving.test(id)) return null;
  if (video.test(id)) return names.size === 1 && name === 'video' ? name : null;
  // all style sheets together are small enough for a first TCP window: one request instead of two
  if (id.endsWith('.module.css')) return 'ground';
  if (askers.some((asker) => asker.includes(frame))) return askers.some(isForVisitors) ? 'ground' : 'shell';
  if (names.size === 1 && (name !== null || askers.length === 1)) return name;
  if (packages.test(id)) return null;
  if (askers.some(isForVisitors)) return 'ground';
  if (askers.some((asker) => frontPage.test(asker))) return 'shell';
  return askers.some((asker) => memberPage.test(asker)) ? 'more' : null;
};

type Modules = Parameters<CodeSplittingNameFunction>[1];

/** The pages and lazy parts that load a module, other than the kit; and whether the product's entry does. */
function whoLoads(id: string, modules: Modules): { isEverywhere: boolean; askers: string[] } {
  const askers = new Set<string>();
  const above = new Set([id]);
  let isEverywhere = false;
  for (const one of above) {
    const info = modules.getModuleInfo(one);
    isEverywhere ||= info?.isEntry === true;
    if ((info?.dynamicImporters.length ?? 0) > 0) askers.add(one);
    for (const importer of info?.importers ?? []) if (!kit.test(importer)) above.add(importer);
  }
  return { isEverywhere, askers: [...askers] };
}

function isForVisitors(asker: string): boolean {
  return visitorPage.test(asker);
}

/**
 * The file of a page, by its route, so that modules which only this page and the kit load are in it as well. Null for a
 * part that loads lazily.
 */
function pageName(asker: string): string | null {
  const [shared] = Object.entries(samePage).find(([, routes]) => routes.test(asker)) ?? [];
  const route = /(?<=\/src\/routes\/).*(?=\.tsx)/.exec(asker)?.[0];
  return shared ?? route?.replaceAll(/\W+/g, '-') ?? null;
}
