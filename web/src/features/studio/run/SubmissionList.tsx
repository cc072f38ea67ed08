import { useInfiniteQuery } from '@tanstack/react-query';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterChips } from '../FilterChips.tsx';
import { NoneFound } from '../NoneFound.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { submissionsQuery } from './submissionCalls.ts';
import { submissionStates, type SubmissionFilters, type SubmissionState } from './submissionFilters.ts';
import { SubmissionTable } from './SubmissionTable.tsx';

/** The states of which one is shown. */
export const StateChips = ({
  state,
  onState,
}: {
  state: SubmissionState;
  onState: (next: SubmissionState) => void;
}) => (
  <FilterChips
    name="State"
    options={submissionStates.map(({ state, label }) => ({ value: state, label }))}
    value={state}
    onChange={onState}
  />
);

export interface SubmissionListProps {
  viewer: SignedIn;
  filters: SubmissionFilters;
  /** It is the list of one session, which its page names. */
  isOfSession?: boolean;
  onClear: () => void;
}

/** The projects in one state: those that wait from the oldest on, others from the newest on (RUN-02). */
export const SubmissionList = ({ viewer, filters, isOfSession = false, onClear }: SubmissionListProps) => {
  const query = useInfiniteQuery(submissionsQuery(filters));
  const submissions = query.data?.pages.flatMap((page) => page.submissions) ?? null;
  const isNarrowed = filters.words !== '' || (filters.sessionId !== '' && !isOfSession);
  return (
    <ListAnswer query={query} noun="projects" skeleton={<TableSkeleton />}>
      {submissions === null ? null : submissions.length > 0 ? (
        <SubmissionTable viewer={viewer} submissions={submissions} hasSessions={!isOfSession} />
      ) : isNarrowed ? (
        <NoneFound title="No project is like that." onClear={onClear} />
      ) : (
        <EmptyState title={nothing[filters.state]}>
          {filters.state === 'WAITING' ? 'What members hand in is listed here, the oldest first.' : null}
        </EmptyState>
      )}
    </ListAnswer>
  );
};

const nothing: Readonly<Record<SubmissionState, string>> = {
  WAITING: 'No project waits for a review.',
  RETURNED: 'No project was returned.',
  REVIEWED: 'No project was reviewed yet.',
};
