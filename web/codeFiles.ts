import type { CodeSplittingNameFunction } from 'rolldown';

/** The packages that rarely change, in a file that stays cached from release to release. */
const stable = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const packages = /\/node_modules\/(?!@tabler)/;
const signInPage = /\/routes\/login\.tsx/;
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
  organization: /\/routes\/_shell\/organization\/(?:\$customerId\/)?index\.tsx/,
  // its tables are below the first screen of the dashboard
  'organization-people':
    /\/routes\/_shell\/organization\/(?:\$customerId\/)?(?:seats|employee)|\/organization\/(?:DashboardDetails|CompaniesPage)\.tsx/,
  certificates: /\/routes\/_shell\/(?:certificates|crash-courses)\//,
};
/** The pages that most visits begin with, by the names of their files. */
const firstPages = {
  home: samePage.home,
  '_shell-courses-index': /\/routes\/_shell\/courses\/index\.tsx/,
  '_shell-courses-courseId': /\/routes\/_shell\/courses\/\$courseId\.tsx/,
  session: samePage.session,
  '_shell-member-directory-index': /\/routes\/_shell\/member-directory\/index\.tsx/,
};
/** Those that the others lead to. */
const detailPages: readonly string[] = ['_shell-courses-courseId', 'session'];
/** The pages of a company, and their parts that load lazily. */
const dashboard = /\/(?:features|routes\/_shell)\/organization\//;
/** Renders below the first screen of a session. */
const sessionDetails = '/features/session/SessionDetails.tsx';
/** What saving needs: small, and a part of most first views. */
const saving = /\/web\/src\/lib\/(?:save|saveQueue|useSave|cacheTags|patchCache)\.ts/;
/** The page that shows every part of the kit (`/__sandbox/kit`), which is no page of the product. */
const kit = /\/web\/(?:src\/kit\/|kit\.html)/;
/** The studio of the team: what it shares with members' pages stays where they have it, as if it were not there. */
const studio = /\/web\/src\/(?:features\/studio\/|routes\/_shell\/studio\/)/;
/** The same without what the tree of all routes has of it. Its files are as they are imported. */
const studioCode = /\/web\/src\/(?:features\/studio\/|routes\/_shell\/studio\/.*\?tsr-split)/;
/** Parts with large packages: they load with the pages that use them. */
const rich = /\/web\/src\/(?:ui\/(?:rich\/|Chart|axis)|lib\/form\/|parts\/SaveState|parts\/RichText\.tsx)/;

/**
 * Assigns modules to few files, because on six HTTP/1.1 connections a further file costs more than its bytes (decision
 * 030). `packages` has React, `ground` what every page loads, and `shell` the members' layout with what two or more of
 * the pages share that most visits begin with (`more` what only a course and a session share, `details` what a session
 * shares with other pages below its first screen). What one of these pages uses is in its own file, also when pages
 * that few visits begin with use it; those share `rest`. The sign-in page does not load the shell.
 */
export const codeFile: CodeSplittingNameFunction = (id, modules) => {
  if (studioCode.test(id)) return null;
  const { isEverywhere, askers } = whoLoads(id, modules);
  if (kit.test(id) || (askers.length === 0 && !isEverywhere)) return null;
  if (stable.test(id)) return 'packages';
  if (isEverywhere) return 'ground';
  const names = new Set(askers.map(pageName));
  const [name = null] = names;
  // what one page alone uses is in its file, as the packages of such a part are: two files may not import each other
  if (rich.test(id)) return names.size === 1 ? name : null;
  if (saving.test(id)) return 'ground';
  if (video.test(id)) return names.size === 1 && name === 'video' ? name : null;
  const first = Object.entries(firstPages).flatMap(([file, routes]) =>
    askers.some((asker) => routes.test(asker)) ? file : [],
  );
  const isFrame = askers.some((asker) => asker.includes(frame));
  // the styles of all first pages are small enough for a first TCP window: one request instead of two
  const isFirst = isFrame || first.length > 0;
  if (id.endsWith('.module.css') && (isFirst || askers.some(isSignIn))) return 'ground';
  if (isFrame) return askers.some(isSignIn) ? 'ground' : 'shell';
  if (names.size === 1 && (name !== null || askers.length === 1)) return name;
  if (packages.test(id)) return null;
  if (askers.every((asker) => dashboard.test(asker)))
    return names.has('organization') ? 'organization' : 'organization-people';
  // a session must not load the files of other pages for its details
  const isForDetails = askers.some((asker) => asker.includes(sessionDetails));
  if (askers.some(isSignIn)) return isFirst || isForDetails ? 'ground' : 'login';
  if (!isFirst) return isForDetails ? 'details' : askers.some((asker) => memberPage.test(asker)) ? 'rest' : null;
  const isOfOthers = isForDetails && !first.includes('session');
  if (first.every((file) => detailPages.includes(file))) {
    if (first.length > 1 || isOfOthers) return 'more';
  } else if (isOfOthers) return 'shell';
  return first.length === 1 ? (first[0] ?? null) : 'shell';
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
    for (const importer of info?.importers ?? [])
      if (!kit.test(importer) && !studio.test(importer)) above.add(importer);
  }
  return { isEverywhere, askers: [...askers] };
}

function isSignIn(asker: string): boolean {
  return signInPage.test(asker);
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
