import type { CodeSplittingNameFunction } from 'rolldown';

const packages = /\/node_modules\/(?!@tabler)/;
/** The packages that rarely change, in a file that stays cached from release to release. */
const stable = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:query-core|react-query))\//;
/** The layout of the members' pages. */
const frame = '/routes/_shell.tsx?';
/** The video page's own code, with its player and storage, loaded with a video only. */
const video = /\/web\/src\/(?:parts\/Player|lib\/viewing|features\/video)/;
/** Routes that show the same page: they are one file, together with the modules that only they load. */
const samePage = {
  home: /\/routes\/_shell\/(?:index|my-sessions)\.tsx/,
  session: /\/routes\/_shell\/(?:courses\/session|mini-mbas)\/\$sessionId\.tsx/,
};
/** Loaded with the first press that saves something. */
const saving = /\/web\/src\/lib\/(?:save|useSave|patchCache|cacheTags)\.ts/;
/** The page that shows every part of the kit (`/__sandbox/kit`), which is no page of the product. */
const kit = /\/web\/(?:src\/kit\/|kit\.html)/;
/** Parts with large packages: they load with the pages that use them. */
const rich = /\/web\/src\/(?:ui\/(?:rich\/|Chart|axis)|lib\/form\/|parts\/SaveState|parts\/RichText\.tsx)/;
/** How many pages must share a module before all pages load it. */
const shareOf = 2;

/**
 * Assigns modules that several pages load to two shared files of about the same size, which download in parallel, so
 * that a page needs few requests: `packages` with React, and `ground` with the router and what pages share. On six
 * HTTP/1.1 connections a third file costs more than its bytes. The rest is loaded with its page.
 */
export const codeFile: CodeSplittingNameFunction = (id, modules) => {
  const askers = new Set<string>();
  const above = new Set([id]);
  let everywhere = false;
  for (const one of above) {
    const info = modules.getModuleInfo(one);
    everywhere ||= info?.isEntry === true;
    if ((info?.dynamicImporters.length ?? 0) > 0) askers.add(one);
    for (const importer of info?.importers ?? []) if (!kit.test(importer)) above.add(importer);
  }
  const pages = [...askers];
  everywhere ||= pages.some((asker) => asker.includes(frame));
  if (kit.test(id) || rich.test(id) || (pages.length === 0 && !everywhere)) return null;
  if (everywhere) return stable.test(id) ? 'packages' : 'ground';
  if (video.test(id) || saving.test(id)) return null;
  // all style sheets together are small enough for a first TCP window: one request instead of two
  if (id.endsWith('.module.css')) return 'ground';
  const page = Object.entries(samePage).find(
    ([, routes]) => pages.length > 0 && pages.every((one) => routes.test(one)),
  );
  if (page !== undefined) return page[0];
  if (packages.test(id)) return null;
  return pages.length >= shareOf ? 'ground' : null;
};
