import type { ReactNode } from 'react';
import type { MemberSession } from '../../parts/facts/memberSession.ts';

/** What the page tells the button that a route puts into its slot. */
export interface EnrollSlotProps {
  session: MemberSession;
  courseTitle: string;
  variant?: 'solid' | 'line' | 'sun';
  wide?: boolean;
  joinLabel?: string;
}

export interface CoursePageProps {
  courseId: string;
  /** The button of a session. */
  enroll: (props: EnrollSlotProps) => ReactNode;
  onSave: (course: { courseId: string; title: string }, saved: boolean) => void;
  /** Instead of the page: no such course, no session of it, or no answer. */
  missing: (error: unknown) => ReactNode;
}
