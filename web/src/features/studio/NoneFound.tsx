import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export interface NoneFoundProps {
  /** 'No job is like that.' */
  title: string;
  onClear: () => void;
}

/** What a list says when its filters leave nothing of it, with the way back to all (STU-04). */
export const NoneFound = ({ title, onClear }: NoneFoundProps) => (
  <EmptyState
    title={title}
    action={
      <Button variant="line" onClick={onClear}>
        Clear filters
      </Button>
    }
  />
);
