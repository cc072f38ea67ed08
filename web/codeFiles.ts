import type { CodeSplittingNameFunction } from 'rolldown';

const packages = /\/node_modules\/(?!@tabler)/;
/** What the sign-in page needs beside what every page loads; the others need it too. */
const forms = /\/ui\/(?:Field|Note|art\/hallTall)|\/parts\/PageLink|\/access\/builtRoutes|IconAlertCircle/;
/** The frame of the members' pages. */
const frame = '/routes/_shell.tsx?';
/** The video page's own, with its player and what it stores: they come with a video. */
const video = /\/web\/src\/(?:parts\/Player|lib\/viewing|features\/video)/;
/** How many must ask for a piece before all pages of members load it; a style sheet is small. */
const shareOf = { code: 3, styles: 2 };

/**
 * Names the file of what more than one page loads, so that a page comes in few: each file is a request of its own.
 * Packages that every page loads stay in the cache from release to release; of ours there is what every page loads, and
 * what the pages of members share with their frame. The rest comes with its page.
 */
export const codeFile: CodeSplittingNameFunction = (id, modules) => {
  const askers = new Set<string>();
  const above = new Set([id]);
  let everywhere = false;
  for (const one of above) {
    const info = modules.getModuleInfo(one);
    everywhere ||= info?.isEntry === true;
    if ((info?.dynamicImporters.length ?? 0) > 0) askers.add(one);
    for (const importer of info?.importers ?? []) above.add(importer);
  }
  const framed = [...askers].some((asker) => asker.includes(frame));
  if (packages.test(id)) return everywhere || framed ? 'packages' : null;
  if (everywhere || forms.test(id)) return 'ground';
  const isStyle = id.endsWith('.module.css');
  if (video.test(id) || !(framed || askers.size >= (isStyle ? shareOf.styles : shareOf.code))) return null;
  // one sheet before the page's own, not two
  return isStyle ? 'ground' : 'shared';
};
