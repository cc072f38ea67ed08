import { expect, test } from 'vitest';
import { jobStates, jobViews, mayStopJob, mayTryAgain } from './jobState.ts';

test('[RUN-01] each state of a job is in one view, and says what may be done', () => {
  expect(Object.values(jobViews).flat().toSorted()).toEqual(jobStates.toSorted());
  expect(jobStates.filter(mayTryAgain)).toEqual(['FAILING', 'GIVEN_UP', 'STOPPED']);
  expect(jobStates.filter(mayStopJob)).toEqual(['WAITING', 'FAILING', 'GIVEN_UP']);
});
