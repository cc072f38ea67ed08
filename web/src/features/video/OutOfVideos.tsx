import { formatDay } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Arch } from '../../ui/Arch.tsx';
import picture from '../../ui/art/empty.svg';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './VideoPage.module.css';

/** The month's videos are used up (VID-11, LIM-07); says when the next ones come (D15). */
export const OutOfVideos = ({ resetsAt, onBack }: { resetsAt: number | null; onBack: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <div className="wrap">
      <div className={styles.stop}>
        <div className="stack">
          <h1 tabIndex={-1}>Shucks.</h1>
          <p className="lede">You&apos;re out of videos for the month.</p>
          {resetsAt === null ? null : (
            <p className="muted">
              New ones come on {formatDay(resetsAt, zone)}. What you have watched this month stays open.
            </p>
          )}
          <div className="row">
            <Button onClick={onBack}>Back</Button>
            <ButtonLink variant="bare" href="/upgrade">
              Become a member for full access
            </ButtonLink>
          </div>
        </div>
        <Arch src={picture} className={styles.picture} />
      </div>
    </div>
  );
};
