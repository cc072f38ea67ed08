import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { requestIdOf } from '#lib/callError.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';

export interface CourseMissingProps {
  /** The error that kept the course from loading; null when there is none. */
  outage: Error | null;
  onRetry: () => void;
}

/** Shown instead of the course: the not-found view (learning.md §8), with a retry button in an outage. */
export const CourseMissing = ({ outage, onRetry }: CourseMissingProps) => {
  const viewer = useViewer();
  const requestId = requestIdOf(outage);
  return (
    <NotFoundView>
      <Row>
        {outage === null ? null : (
          <Button variant="line" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link href={coursesPath(viewer)}>All courses</Link>
      </Row>
      {requestId !== null ? <p className={cx(look.tiny, look.quiet)}>Request {requestId}</p> : null}
    </NotFoundView>
  );
};
