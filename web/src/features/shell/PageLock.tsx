import hall from '../../ui/art/hallTall.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tick, Ticks } from '../../ui/Ticks.tsx';
import styles from './PageLock.module.css';

const benefits = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
];

/** What an exclusive limited account meets at Mini-MBAs and Resources: what a membership opens (NAV-07, LIM-02). */
export const PageLock = ({ title }: { title: string }) => (
  <div className="wrap">
    <div className={styles.lock}>
      <div className={styles.words}>
        <p className="eyebrow">{title}</p>
        <h1 tabIndex={-1}>Become a member for full access</h1>
        <Ticks big>
          {benefits.map((benefit) => (
            <Tick key={benefit}>{benefit}</Tick>
          ))}
        </Ticks>
        <ButtonLink variant="sun" href="/upgrade">
          Enroll Now
        </ButtonLink>
      </div>
      <img className={styles.arch} src={hall} alt="" width={900} height={1000} />
    </div>
  </div>
);
