import error from '../ui/art/error.svg?inline';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './View.module.css';

export interface RenderErrorViewProps {
  /** Where a support ticket is opened. */
  supportHref: string;
  onRetry?: (() => void) | undefined;
  /** Told to support. */
  requestId?: string | null | undefined;
}

/** A page that could not be drawn (access.md, the generic error page). */
export const RenderErrorView = ({ supportHref, onRetry, requestId }: RenderErrorViewProps) => (
  <div className="wrap" role="alert">
    <div className={styles.view}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>Oh snap!</h1>
        <p className="lede">Something went wonky.</p>
        <p>Sorry for the inconvenience.</p>
        <div className="row">
          {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
          <Link href={supportHref}>Open a support ticket</Link>
        </div>
        {requestId ? <p className="tiny quiet">Request {requestId}</p> : null}
      </div>
      <img className={styles.arch} src={error} alt="" width={800} height={500} />
    </div>
  </div>
);
