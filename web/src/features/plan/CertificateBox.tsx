import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import type { OwnPlan } from './planQuery.ts';
import styles from './Plan.module.css';

type Certificate = NonNullable<NonNullable<OwnPlan['plan']>['certificate']>;

/** The certificate to which the plan leads, and how much of it is done (CAT-10). */
export const CertificateBox = ({ certificate }: { certificate: Certificate }) => {
  const viewer = useViewer();
  const { certificateId, title, description, badgeImageUrl, progress } = certificate;
  const path = fillPath('/certificates/{certificateId}', { certificateId });
  const opens = isPathPermitted(viewer, path);
  return (
    <div className={styles.certificate}>
      <img src={badgeImageUrl} alt="" width={120} height={120} />
      <div className={look.stackS}>
        <p className={look.eyebrow}>On track to</p>
        <h3>{opens ? <Link href={path}>{title}</Link> : title}</h3>
        <p className={cx(look.small, look.muted)}>{description}</p>
        <div className={styles.progress}>
          <SunProgress value={progress} label={`Progress to ${title}`} />
          <span className={cx(look.small, look.num)}>{progress}%</span>
        </div>
      </div>
    </div>
  );
};
