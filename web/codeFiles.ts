import type { CodeSplittingNameFunction } from 'rolldown';

const packages = /\/node_modules\/(?!@tabler)/;
/** A third of the code of every page: in a file of its own, so that it downloads in parallel with the other packages. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** What the sign-in page needs besides what every page loads; the other pages need it too. */
const forms = /\/ui\/(?:Field|Note|art\/hallTall)|\/parts\/PageLink|\/lib\/pageQuery|\/access\/builtRoutes|IconAlertCircle/;
/** The layout of the members' pages. */
const frame = '/routes/_shell.tsx?';
/** The video page's own code, with its player and storage, loaded with a video only. */
const video = /\/web\/src\/(?:parts\/Player|lib\/viewing|features\/video)/;
/** Routes that show the same page: they are one file, together with the modules that only they load. */
const samePage = {
  home: /\/routes\/_shell\/(?:index|my-sessions)\.tsx/,
  session: /\/routes\/_shell\/(?:courses\/session|mini-mbas)\/\$sessionId\.tsx/,
};
/** How many pages must share a module before all members' pages load it. */
const shareOf = 2;

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
  const pages = [...askers];
  const framed = pages.some((asker) => asker.includes(frame));
  if (packages.test(id) && (everywhere || framed)) return react.test(id) ? 'react' : 'packages';
  if (everywhere || forms.test(id)) return 'ground';
  if (video.test(id)) return null;
  // all style sheets together are small enough for a first TCP window: one request instead of two
  if (id.endsWith('.module.css')) return 'ground';
  const page = Object.entries(samePage).find(
    ([, routes]) => pages.length > 0 && pages.every((one) => routes.test(one)),
  );
  if (page !== undefined) return page[0];
  if (packages.test(id)) return null;
  return framed || pages.length >= shareOf ? 'shared' : null;
};
