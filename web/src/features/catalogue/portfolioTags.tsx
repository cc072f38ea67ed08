import { portfolioTag, type PortfolioTagKey } from '@atrium/domain/session/portfolioTag.ts';
import { IconAward, IconCheck, IconClock, IconGift, IconPlayerPlayFilled, IconUserCheck } from '@tabler/icons-react';
import type { CardTag } from '#parts/CourseCard.tsx';
import type { MemberCourse } from '#parts/facts/memberCourse.ts';

const looks: Readonly<Record<PortfolioTagKey, Omit<CardTag, 'label'>>> = {
  badgeEarned: { weight: 'earned', icon: <IconAward aria-hidden="true" /> },
  freeCourse: { weight: 'paper', icon: <IconGift aria-hidden="true" /> },
  attended: { weight: 'in', icon: <IconUserCheck aria-hidden="true" /> },
  enrolled: { weight: 'in', icon: <IconCheck aria-hidden="true" /> },
  closingSoon: { weight: 'loud', icon: <IconClock aria-hidden="true" /> },
  watchingOnDemand: { weight: 'in', icon: <IconPlayerPlayFilled aria-hidden="true" /> },
};

/** The tag of a card in the portfolio: none, or the first of its list that applies (CRD-04). */
export function portfolioTags(course: MemberCourse, now: number): CardTag[] {
  const tag = portfolioTag(course, now);
  return tag === null ? [] : [{ label: tag.label, ...looks[tag.key] }];
}
