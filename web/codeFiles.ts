import type { CodeSplittingNameFunction } from 'rolldown';

const packages = /\/node_modules\/(?!@tabler)/;
/** What the sign-in page needs besides what every page loads; the other pages need it too. */
const forms = /\/ui\/(?:Field|Note|art\/hallTall)|\/parts\/PageLink|\/lib\/pageQuery|\/access\/builtRoutes|IconAlertCircle/;
/** The layout of the members' pages. */
const frame = '/routes/_shell.tsx?';
/** The video page's own code, with its player and storage, loaded with a video only. */
const video = /\/web\/src\/(?:parts\/Player|lib\/viewing|features\/video)/;
/** How many pages must share a module before all members' pages load it; a style sheet is small, so two are enough. */
const shareOf = { code: 3, styles: 2 };

/**
 * Assigns modules that several pages load to shared files, so that a page needs few requests. Packages that every page
 * loads stay cached from release to release; of our own modules one file has what every page loads, and one what the
 * members' pages share with their layout. The rest is loaded with its page.
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
  // one style sheet before the page's own, not two
  return isStyle ? 'ground' : 'shared';
};
