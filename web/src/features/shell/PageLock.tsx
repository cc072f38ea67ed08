import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { MembershipGains } from '#parts/MembershipGains.tsx';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './PageLock.module.css';

/** Shown to a limited-exclusive viewer at Mini-MBAs and Resources: what a membership opens (NAV-07, LIM-02). */
export const PageLock = ({ title }: { title: string }) => (
  <Wrap>
    <div className={styles.lock}>
      <div className={styles.words}>
        <p className={look.eyebrow}>{title}</p>
        <h1 tabIndex={-1}>Become a member for full access</h1>
        <MembershipGains big />
        <ButtonLink variant="sun" href={upgradePath}>
          Enroll Now
        </ButtonLink>
      </div>
      <img className={styles.arch} src={hall} alt="" width={900} height={1000} />
    </div>
  </Wrap>
);
