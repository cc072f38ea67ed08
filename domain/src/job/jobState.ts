/** Where a background job is: FAILING is tried again by itself, GIVEN_UP is not, STOPPED was stopped by the team. */
export const jobStates = ['WAITING', 'RUNNING', 'FAILING', 'GIVEN_UP', 'STOPPED', 'DONE'] as const;
export type JobState = (typeof jobStates)[number];

/** What the list of jobs may be narrowed to, each with the states that it shows. */
export const jobViews = {
  FAILED: ['FAILING', 'GIVEN_UP'],
  WAITING: ['WAITING'],
  RUNNING: ['RUNNING'],
  STOPPED: ['STOPPED'],
  DONE: ['DONE'],
} as const satisfies Readonly<Record<string, readonly JobState[]>>;
export type JobView = keyof typeof jobViews;

/**
 * After how many failures a job that is still tried by itself needs somebody: by then it has failed for some minutes,
 * so that what mends itself is in nobody's way (RUN-01).
 */
export const failuresBeforeAlarm = 5;

/** Whether somebody may have a job tried at once; one that waits without a failure is tried anyway (RUN-01). */
export function mayTryAgain(state: JobState): boolean {
  return state === 'FAILING' || state === 'GIVEN_UP' || state === 'STOPPED';
}

/** Whether a job may be stopped: it is not being carried out, and is not stopped already (RUN-01). */
export function mayStopJob(state: JobState): boolean {
  return state === 'WAITING' || state === 'FAILING' || state === 'GIVEN_UP';
}
