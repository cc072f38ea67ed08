import { checkRoute, isPathPermitted } from './checkRoute.ts';
import { isStandardNavigation } from './derived.ts';
import { holds, type Viewer } from './viewer.ts';

export type NavKey =
  | 'home'
  | 'miniMbas'
  | 'courses'
  | 'certificates'
  | 'crashCourses'
  | 'resources'
  | 'savedCourses'
  | 'notes'
  | 'memberDirectory'
  | 'editProfile'
  | 'manageAccount'
  | 'insightsHub'
  | 'businessCourseArchive'
  | 'referrals'
  | 'companies'
  | 'insights'
  | 'events'
  | 'portfolio'
  | 'mySessions'
  | 'studio'
  | 'logout';

/** A link of the navigation. `to` is null for Logout, which acts instead of navigating. */
export type NavItem = { readonly key: NavKey; readonly label: string; readonly to: string | null };

/** The number of visible tabs at which Resources moves to the side menu (NAV-03). */
export const crowdedTabCount = 6;

const tabs = [
  { key: 'home', label: 'Home', to: '/' },
  { key: 'miniMbas', label: 'Mini-MBAs', to: '/mini-mbas' },
  { key: 'courses', label: 'Courses', to: '/courses' },
  { key: 'certificates', label: 'Certificates', to: '/certificates' },
  { key: 'crashCourses', label: 'Crash Courses', to: '/crash-courses' },
  { key: 'resources', label: 'Resources', to: '/resources' },
] as const satisfies readonly NavItem[];

/** The tabs of the top bar (access.md §2.4; NAV-01, NAV-02, NAV-03, NAV-07). */
export function topTabs(viewer: Viewer): NavItem[] {
  return uncrowded(permittedTabs(viewer));
}

/** Moves Resources out of a bar of six tabs (NAV-03). */
export function uncrowded(items: readonly NavItem[]): NavItem[] {
  return items.length < crowdedTabCount ? [...items] : items.filter((item) => item.key !== 'resources');
}

/** Transactional viewers are redirected from the catalogue (CAT-12), so their tab leads to their own sessions. */
const isLedOn = (viewer: Viewer): boolean => holds(viewer, 'area/mc-transactional') && !isStandardNavigation(viewer);

/** Where 'Courses' leads this viewer: to the catalogue, to their own sessions or Mini-MBAs, or home (D78). */
export function coursesPath(viewer: Viewer): string {
  if (isLedOn(viewer)) return '/my-sessions';
  return ['/courses', '/mini-mbas'].find((path) => isPathPermitted(viewer, path)) ?? '/';
}

/**
 * Whether the list of Mini-MBAs stays open to a viewer without a session of one (D76). Employees hold bootcamps without
 * being in any: without the flag the page would send them home, so they see no tab.
 */
export function staysOnMiniMbas(viewer: Viewer): boolean {
  return viewer.flags.stayOnMiniMbas || viewer.accountType !== 'EMPLOYEE';
}

/** The tabs of the bar before any has to move (NAV-03). */
export function permittedTabs(viewer: Viewer): NavItem[] {
  const standard = isStandardNavigation(viewer);
  return customized(
    viewer,
    tabs
      .map((tab) => (isLedOn(viewer) && tab.key === 'courses' ? { ...tab, to: coursesPath(viewer) } : tab))
      .filter((tab) => {
        if (tab.key === 'home' && !standard) return false;
        if (tab.key === 'crashCourses' && standard) return false;
        if (tab.key === 'miniMbas' && !staysOnMiniMbas(viewer)) return false;
        // A page-locked tab stays visible: the dialog explains the lock (NAV-07).
        const { kind } = checkRoute(viewer, tab.to);
        return kind === 'allow' || kind === 'pageLock';
      }),
  );
}

/** The link to the saved courses, in the bar and in the menu; none without a catalogue, or where it is hidden. */
export function savedCoursesLink(viewer: Viewer): NavItem[] {
  if (!isPathPermitted(viewer, '/courses') || isLedOn(viewer)) return [];
  return customized(viewer, [{ key: 'savedCourses', label: 'Saved Courses', to: '/courses?b=true' }]);
}

/** Applies the tab configuration of the viewer's entitlements: hides and renames tabs. */
export function customized(viewer: Viewer, items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    const config = viewer.customizations.navConfigs?.find((each) => each.route === item.to);
    if (config?.hide === true) return [];
    return [config?.rename ? { ...item, label: config.rename } : item];
  });
}

/** The page on which the viewer edits the own profile. */
export function profileEditPath(viewer: Viewer): string {
  return `/member-directory/${encodeURIComponent(viewer.memberId)}/edit`;
}
