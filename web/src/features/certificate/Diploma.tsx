import { longDate } from '@atrium/domain/longDate.ts';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import type { Credential } from './credentialQuery.ts';
import { Medal } from './Medal.tsx';
import styles from './Diploma.module.css';

/** The certificate itself, on paper in both themes; printed it fills one page across. */
export const Diploma = ({ credential }: { credential: Credential }) => {
  const {
    credentialId,
    holderName,
    title,
    narrative,
    issuerName,
    signer,
    issuedAt,
    badgeImageUrl,
    primaryColor,
    status,
  } = credential;
  return (
    <article className={styles.diploma} data-status={status} aria-labelledby="certificate-holder">
      <div className={styles.words}>
        <div>
          <Logo name={issuerName} href={null} />
        </div>
        <p className={look.muted}>This certifies that</p>
        <h1 id="certificate-holder" tabIndex={-1}>
          {holderName ?? 'Name withdrawn'}
        </h1>
        <p className={look.muted}>has completed the program</p>
        <h2 className={look.flared}>{title}</h2>
        <p className={look.muted}>{narrative}</p>
        <dl>
          <div>
            <dt>Issued</dt>
            <dd>{longDate(Number(issuedAt))}</dd>
          </div>
          <div>
            <dt>Credential</dt>
            <dd className={look.num}>{credentialId}</dd>
          </div>
          <div>
            <dt>Signed</dt>
            <dd className={styles.signature}>{signer}</dd>
          </div>
        </dl>
      </div>
      <Medal className={styles.medal} src={badgeImageUrl} color={primaryColor} eager />
      {status === 'VALID' ? null : (
        <span aria-hidden="true">
          {status === 'REVOKED' ? 'Revoked' : status === 'REPLACED' ? 'Replaced' : 'Withdrawn'}
        </span>
      )}
    </article>
  );
};
