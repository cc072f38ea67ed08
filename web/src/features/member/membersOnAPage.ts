import { membersOnAPage as counts } from '@atrium/domain/member/directory.ts';
import { isMedia, useMedia } from '#ui/useMedia.ts';

/** How many members a page of the directory has on this screen (DIR-01). */
export function membersOnAPage(): number {
  return countOf(isMedia('desk'), isMedia('phone'));
}

/** The same, and the component renders again when the screen changes. */
export function useMembersOnAPage(): number {
  return countOf(useMedia('desk'), useMedia('phone'));
}

function countOf(isDesk: boolean, isPhone: boolean): number {
  return isDesk ? counts.desk : isPhone ? counts.phone : counts.medium;
}
