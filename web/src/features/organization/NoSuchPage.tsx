import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** The last page of a table, zero-based. */
export const lastPageOf = (total: number): number => Math.max(0, Math.ceil(total / rowsPerPage) - 1);

/** Instead of the rows of a page after the last one, which an old or edited address may name (ORG-03). */
export const NoSuchPage = ({ onLast }: { onLast: () => void }) => (
  <EmptyState
    title="This page of the list doesn't exist."
    action={
      <Button variant="line" onClick={onLast}>
        Go to the last page
      </Button>
    }
  />
);
