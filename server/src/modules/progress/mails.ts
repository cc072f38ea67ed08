import { hello, type Letter } from '../../mail/layout.ts';
import type { EarnedBadge } from './types.ts';

/** What each mail about progress says (D74). */
export const progressMails = {
  badgeEarned: ({ firstName, courseId, courseTitle }: EarnedBadge): Letter => ({
    name: 'badgeEarned',
    kind: 'ACHIEVEMENTS',
    subject: `You earned a badge: ${courseTitle}`,
    greeting: hello(firstName),
    paragraphs: [
      `You completed ${courseTitle}, and its badge is yours.`,
      "It's on your course card from now on, and it counts toward certificates that include this course.",
    ],
    action: { label: 'See the course', path: `/courses/${encodeURIComponent(courseId)}` },
  }),
};
