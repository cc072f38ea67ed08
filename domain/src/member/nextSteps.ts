/** One of the first things that a free account can do. */
export type NextStep = {
  readonly name: string;
  readonly isCompleted: boolean;
  /** The address at which it is done. */
  readonly remedyRoute: string;
};

/** What a member has done at least once. */
export type FirstDone = { readonly watched: boolean; readonly finished: boolean; readonly saved: boolean };

const courses = '/courses';

/** The next steps of a limited member (LIM-04). */
export function nextSteps({ watched, finished, saved }: FirstDone): readonly NextStep[] {
  return [
    { name: 'Watch your first video', isCompleted: watched, remedyRoute: courses },
    { name: 'Finish a video', isCompleted: finished, remedyRoute: courses },
    { name: 'Save a course for later', isCompleted: saved, remedyRoute: courses },
  ];
}
