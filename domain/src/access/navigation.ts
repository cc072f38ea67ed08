import { checkRoute, isPathPermitted } from './checkRoute.ts';
import { isCrashCoursesThenSubscription, isStandardNavigation } from './derived.ts';
import { holds, type Viewer } from './viewer.ts';

export type NavKey =
  | 'home'
  | 'miniMbas'
  | 'courses'
  | 'certificates'
  | 'crashCourses'
  | 'resources'
  | 'savedCourses'
  | 'memberDirectory'
  | 'editProfile'
  | 'manageAccount'
  | 'insightsHub'
  | 'businessCourseArchive'
  | 'referrals'
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

/** The side menu. Resources is listed only when it is not a tab (NAV-04, contradiction 15). */
export function sideMenu(viewer: Viewer): NavItem[] {
  const shown = topTabs(viewer).map((tab) => tab.key);
  return menuItems(viewer).filter((item) => item.key !== 'resources' || !shown.includes('resources'));
}

export type Drawer = {
  readonly items: readonly NavItem[];
  /** Shows who is signed in, for employees or while the flag drawerPanel is unset. */
  readonly panel: { readonly email: string; readonly memberId: string } | null;
};

/**
 * The small-screen drawer: the tabs that the hidden bar would show, then the side menu, and the panel (NAV-05, D76).
 */
export function drawer(viewer: Viewer): Drawer {
  const items = [...permittedTabs(viewer), ...menuItems(viewer)];
  const showsPanel = viewer.accountType === 'EMPLOYEE' || !viewer.flags.drawerPanel;
  return {
    items: items.filter((item, index) => items.findIndex((other) => other.key === item.key) === index),
    panel: showsPanel ? { email: viewer.email, memberId: viewer.memberId } : null,
  };
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

function permittedTabs(viewer: Viewer): NavItem[] {
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

function menuItems(viewer: Viewer): NavItem[] {
  const may = (path: string): boolean => isPathPermitted(viewer, path);
  const items: (NavItem | false)[] = [
    may('/courses') && !isLedOn(viewer) && { key: 'savedCourses', label: 'Saved Courses', to: '/courses?b=true' },
    may('/resources') && { key: 'resources', label: 'Resources', to: '/resources' },
    may('/member-directory') &&
      viewer.customer?.hideMemberProfile !== true && {
        key: 'memberDirectory',
        label: 'Member Directory',
        to: '/member-directory',
      },
    isCrashCoursesThenSubscription(viewer) &&
      may('/crash-courses') && { key: 'crashCourses', label: 'Crash Courses', to: '/crash-courses' },
    may(profileEditPath(viewer)) && { key: 'editProfile', label: 'Edit Profile', to: profileEditPath(viewer) },
    may('/account-settings') && { key: 'manageAccount', label: 'Manage Account', to: '/account-settings' },
    viewer.accountType !== 'EMPLOYEE' &&
      holds(viewer, 'area/enterprise-dashboard') &&
      may('/organization') && { key: 'insightsHub', label: 'Insights Hub', to: '/organization' },
    may('/courses/business-archive') && {
      key: 'businessCourseArchive',
      label: 'Business Course Archive',
      to: '/courses/business-archive',
    },
    may('/referrals') && viewer.flags.referralsLink && { key: 'referrals', label: 'Referrals', to: '/referrals' },
    { key: 'logout', label: 'Logout', to: null },
  ];
  return customized(
    viewer,
    items.filter((item) => item !== false),
  );
}

/** Applies the tab configuration of the viewer's entitlements: hides and renames tabs. */
function customized(viewer: Viewer, items: readonly NavItem[]): NavItem[] {
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
