import { isPathPermitted } from './checkRoute.ts';
import { isCrashCoursesThenSubscription } from './derived.ts';
import { customized, permittedTabs, profileEditPath, savedCoursesLink, topTabs, type NavItem } from './navigation.ts';
import { holds, type Viewer } from './viewer.ts';

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

/** What only staff have in their menu, because it is open to them and nothing else leads there (NAV-13). */
const staffItems = [
  { key: 'companies', label: 'Companies', to: '/organization' },
  { key: 'insights', label: 'Insights', to: '/insights' },
  { key: 'events', label: 'Events', to: '/events' },
  { key: 'portfolio', label: 'Course Portfolio', to: '/courses/portfolio' },
  { key: 'mySessions', label: 'My Sessions', to: '/my-sessions' },
] as const satisfies readonly NavItem[];

function menuItems(viewer: Viewer): NavItem[] {
  const may = (path: string): boolean => isPathPermitted(viewer, path);
  const items: (NavItem | false)[] = [
    ...savedCoursesLink(viewer),
    may('/notes') && { key: 'notes', label: 'My Notes', to: '/notes' },
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
    ...(viewer.accountType === 'EMPLOYEE' ? staffItems.filter(({ to }) => may(to)) : []),
    viewer.staff !== null && may('/studio') && { key: 'studio', label: 'Studio', to: '/studio' },
    { key: 'logout', label: 'Logout', to: null },
  ];
  return customized(
    viewer,
    items.filter((item) => item !== false),
  );
}
