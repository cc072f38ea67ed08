import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { requestIdOf } from '#lib/callError.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Row } from '#ui/Layout.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';

export interface CourseMissingProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of the course: the not-found view (learning.md §8), with a retry button when it was no refusal. */
export const CourseMissing = ({ error, onRetry }: CourseMissingProps) => {
  const viewer = useViewer();
  const outage = isOutage(error);
  const requestId = requestIdOf(error);
  return (
    <NotFoundView>
      <Row>
        {outage ? (
          <Button variant="line" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <Link href={coursesPath(viewer)}>All courses</Link>
      </Row>
      {outage && requestId !== null ? <p className={cx(look.tiny, look.quiet)}>Request {requestId}</p> : null}
    </NotFoundView>
  );
};

function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'UNREACHABLE' || error.code === 'INTERNAL';
}
