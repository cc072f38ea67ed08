import { isMedia, useMedia } from '#ui/useMedia.ts';

const counts = { desk: 36, medium: 27, phone: 18 } as const;

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
