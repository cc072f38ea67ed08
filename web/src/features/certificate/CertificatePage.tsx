import { isLongTitle } from '@atrium/domain/certificate/credential.ts';
import { studyTimeLabel } from '@atrium/domain/certificate/studyTime.ts';
import { useState, type ReactNode } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { CertificateGroups } from './CertificateGroups.tsx';
import type { CertificateDetail } from './certificateQuery.ts';
import { CertificateStanding } from './CertificateStanding.tsx';
import styles from './CertificatePage.module.css';

const dialogs = lazyPart(
  () => import('./RegistrationDialogs.tsx'),
  (file) => file.RegistrationDialogs,
);

export interface CertificatePageProps {
  certificate: CertificateDetail;
  /** In the head: how to go on. */
  action?: ReactNode;
  /** In the head, at its end: for those of the team. */
  edit?: ReactNode;
  /** Below the courses. */
  children?: ReactNode;
}

/** A certificate: what it is for, how far the viewer is, and its courses (CRT-01, CRT-02). */
export const CertificatePage = ({ certificate, action, edit, children }: CertificatePageProps) => {
  const { title, type, description, badgeImageUrl, coverImageUrl, meta, studyMinutes, needed, groups, state } =
    certificate;
  const { isRegistered, credentialId } = certificate;
  // what the open dialog is about, which stays while the answer changes the page
  const [asking, setAsking] = useState<'register' | 'unregister' | null>(null);
  const close = () => {
    setAsking(null);
  };
  return (
    <Wrap as="article" className={styles.page}>
      <div className={styles.hero}>
        <div>
          <p className={look.eyebrow}>
            {type === 'Open' ? <Link href="/certificates">Certificates</Link> : 'Crash course'}
          </p>
          <h1 tabIndex={-1} className={cx(isLongTitle(title) && styles.longTitle)}>
            {title}
          </h1>
          {meta.bannerDescription ? <p className={look.lede}>{meta.bannerDescription}</p> : null}
          <p className={look.dotted}>
            <span>{needed === 1 ? '1 course' : `${String(needed)} courses`}</span>
            {studyMinutes === null ? null : <span>{studyTimeLabel(studyMinutes)} of study</span>}
          </p>
          <Row className={look.noPrint}>
            {action}
            {credentialId !== null && (state === 'ISSUED' || state === 'REVOKED') ? (
              <ButtonLink variant={state === 'ISSUED' ? 'sun' : 'line'} href={`/verify/${credentialId}`}>
                View Your Certificate
              </ButtonLink>
            ) : null}
            {type === 'Open' && state !== 'ISSUED' ? (
              <Button
                variant={isRegistered ? 'line' : 'solid'}
                aria-haspopup="dialog"
                onPointerEnter={dialogs.preload}
                onClick={() => {
                  setAsking(isRegistered ? 'unregister' : 'register');
                }}
              >
                {isRegistered ? 'Unregister' : 'Register'}
              </Button>
            ) : null}
            {edit}
          </Row>
        </div>
        <div className={styles.picture}>
          <Cover src={coverImageUrl} eager />
          <img src={badgeImageUrl} alt={`Badge of ${title}`} width={480} height={480} />
        </div>
      </div>
      <CertificateStanding certificate={certificate} />
      <div className={styles.about}>
        <h2>About this certificate</h2>
        <p className={look.big}>{description}</p>
      </div>
      <CertificateGroups groups={groups} />
      {children}
      {asking === null ? null : <Part of={dialogs} with={{ certificate, asking, onClose: close }} onMissing={close} />}
    </Wrap>
  );
};
