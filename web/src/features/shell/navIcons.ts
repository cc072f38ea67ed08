import type { NavKey } from '@atrium/domain/access/navigation.ts';
import {
  IconAddressBook,
  IconArchive,
  IconBolt,
  IconBook2,
  IconBookmark,
  IconBuildingArch,
  IconCertificate,
  IconChartBar,
  IconFiles,
  IconHome,
  IconLogout,
  IconSettings,
  IconShare,
  IconUserEdit,
  type Icon,
} from '@tabler/icons-react';

/** The icon of each link in the member menu. */
export const navIcons: Readonly<Record<NavKey, Icon>> = {
  home: IconHome,
  miniMbas: IconBuildingArch,
  courses: IconBook2,
  certificates: IconCertificate,
  crashCourses: IconBolt,
  resources: IconFiles,
  savedCourses: IconBookmark,
  memberDirectory: IconAddressBook,
  editProfile: IconUserEdit,
  manageAccount: IconSettings,
  insightsHub: IconChartBar,
  businessCourseArchive: IconArchive,
  referrals: IconShare,
  logout: IconLogout,
};
