import type { ReactNode } from 'react';
import type { OnSaveCourse } from '#parts/CourseCard.tsx';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';

/** What the page passes to the button that the route puts into its slot. */
export interface EnrollSlotProps {
  session: MemberSession;
  courseTitle: string;
  /** The member's meeting elsewhere that it would overlap. */
  clash?: OwnMeeting | null;
  variant?: 'solid' | 'line' | 'sun';
  wide?: boolean;
  joinLabel?: string;
  /** Only the main button. */
  brief?: boolean;
}

/** What the route passes to the page of a course. */
export interface CourseSlots {
  /** The button of a session. */
  enroll: (props: EnrollSlotProps) => ReactNode;
  onSave: OnSaveCourse;
}
