import { useInfiniteQuery } from '@tanstack/react-query';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip, ChipGroup } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
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
  <ChipGroup name="State">
    {submissionStates.map((each) => (
      <Chip
        key={each.state}
        pressed={state === each.state}
        onClick={() => {
          onState(each.state);
        }}
      >
        {each.label}
      </Chip>
    ))}
  </ChipGroup>
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
        <EmptyState
          title="No project is like that."
          action={
            <Button variant="line" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
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
