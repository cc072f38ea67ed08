import { useSyncExternalStore } from 'react';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { dismissToast } from '#ui/toast.ts';

/** What a dialog about enrolling is about. */
export interface EnrollmentSubject {
  readonly session: MemberSession;
  readonly courseTitle: string;
  /** The member's meeting elsewhere that it would run into. */
  readonly clash?: OwnMeeting | null;
}

export type EnrollmentDialog =
  | (EnrollmentSubject & { readonly kind: 'enroll' | 'unenroll' | 'enrolled' | 'waitlisted' })
  /** The member sits in another session of the course (D20). */
  | (EnrollmentSubject & { readonly kind: 'swap'; readonly held: MemberSession })
  | { readonly kind: 'featureLock' };

/** Id of the one toast about enrolling: a later word, or a new question, takes its place. */
export const enrollmentToast = 'enrollment';

let shown: EnrollmentDialog | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog in the place of the one that is open; null closes. */
export function showEnrollmentDialog(dialog: EnrollmentDialog | null): void {
  if (dialog !== null) dismissToast(enrollmentToast);
  shown = dialog;
  for (const heard of listeners) heard();
}

/** The dialog to be shown, null for none. */
export function useEnrollmentDialog(): EnrollmentDialog | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}
