import { studyTimeSentence } from '@atrium/domain/certificate/studyTime.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { Credential } from './credentialQuery.ts';
import styles from './CredentialPage.module.css';

/** The courses that were completed for a certificate, and how software checks it. */
export const HowItWasEarned = ({ credential }: { credential: Credential }) => {
  const { credentialId, courses, criteria, studyMinutes, issuerName, status } = credential;
  return (
    <div className={cx(styles.earned, look.noPrint)}>
      <section className={styles.part} aria-labelledby="earned">
        <h2 id="earned">How it was earned</h2>
        <div>
          {courses.length > 0 ? (
            <ul>
              {courses.map(({ courseId, title, completedAt }) => (
                <li key={courseId}>
                  <b>{title}</b>
                  <span className={cx(look.small, look.muted, look.num)}>{longDate(Number(completedAt))}</span>
                </li>
              ))}
            </ul>
          ) : null}
          <p className={look.muted}>
            <b>Requirements.</b> {criteria} {studyTimeSentence(studyMinutes)}
          </p>
        </div>
      </section>
      {status === 'WITHDRAWN' ? null : (
        <section className={styles.part} aria-labelledby="checked">
          <h2 id="checked">Verify it yourself</h2>
          <p className={look.muted}>
            This is an Open Badges 3.0 credential, signed by {issuerName}.{' '}
            <a href={`/credentials/${credentialId}.jwt`} download>
              Download it
            </a>{' '}
            and verify it with <a href="/credentials/keys">our public keys</a> in any wallet or verifier. The badge
            image carries it too.
          </p>
        </section>
      )}
    </div>
  );
};
