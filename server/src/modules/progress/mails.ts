import { hello, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';
import type { EarnedBadge } from './types.ts';

/** What each mail about progress says (D74). */
export const progressMails = {
  badgeEarned: ({ firstName, courseId, courseTitle }: EarnedBadge): Letter =>
    written(
      'badgeEarned',
      { courseTitle },
      { kind: 'ACHIEVEMENTS', greeting: hello(firstName), path: `/courses/${encodeURIComponent(courseId)}` },
    ),
};
