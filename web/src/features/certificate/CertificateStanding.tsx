import { longDate } from '@atrium/domain/longDate.ts';
import {
  IconHourglassHigh,
  IconListCheck,
  IconRosetteDiscountCheckFilled,
  IconRosetteDiscountCheckOff,
} from '@tabler/icons-react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import type { CertificateDetail } from './certificateQuery.ts';
import styles from './CertificatePage.module.css';

const icons = {
  ISSUED: IconRosetteDiscountCheckFilled,
  REVOKED: IconRosetteDiscountCheckOff,
  MET: IconHourglassHigh,
  IN_PROGRESS: IconListCheck,
  UNREGISTERED: IconListCheck,
} as const;

/** How far the viewer is: how many courses are done, and why the certificate is not issued yet (CRT-04). */
export const CertificateStanding = ({ certificate }: { certificate: CertificateDetail }) => {
  const { title, state, sentence, percent, done, needed, issuedAt } = certificate;
  const Icon = icons[state];
  // of a single course nothing is counted: its own page says how far one is
  const counts = needed > 1 && (state === 'IN_PROGRESS' || state === 'UNREGISTERED');
  return (
    <section className={styles.standing} aria-label="Where you stand" data-state={state}>
      <p>
        <Icon aria-hidden="true" />
        <span>{sentence ?? `Issued to you on ${longDate(Number(issuedAt))}.`}</span>
      </p>
      {counts ? (
        <div>
          <SunProgress
            big
            value={percent}
            label={`Progress of ${title}`}
            text={`${String(done)} of ${String(needed)} courses`}
          />
          <span className={cx(look.small, look.num)}>
            {done} of {needed} courses
          </span>
        </div>
      ) : null}
    </section>
  );
};
