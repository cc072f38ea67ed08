import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import type { CertificateCardFragment } from '#lib/gql/graphql.ts';
import { useNow } from '#lib/useNow.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import styles from './Certificates.module.css';

/** The certificates of the academy: first those that the viewer has begun (CRT-01). */
export const CertificatesPage = ({ certificates }: { certificates: readonly CertificateCardFragment[] }) => {
  const now = useNow();
  if (certificates.length === 0) {
    return (
      <Wrap className={styles.page}>
        <PageHead title="Certificates" />
        <NothingYet of="certificates" />
      </Wrap>
    );
  }
  const own = certificates.filter(({ state }) => state !== 'UNREGISTERED');
  const others = certificates.filter(({ state }) => state === 'UNREGISTERED');
  return (
    <Wrap className={styles.page}>
      <PageHead title="Certificates">
        <p>Complete a program to earn a certificate. The next ones are issued {longDate(nextIssueAt(now))}.</p>
      </PageHead>
      {own.length > 0 ? (
        <Section title="Your certificates" count={own.length} className={styles.first}>
          <CertificateGrid certificates={own} eager />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section
          title={own.length > 0 ? 'More programs' : 'Programs'}
          count={others.length}
          className={own.length > 0 ? undefined : styles.first}
        >
          <CertificateGrid certificates={others} eager={own.length === 0} />
        </Section>
      ) : null}
    </Wrap>
  );
};

/** Cards of certificates, two in a row. `path`: of their pages. */
export const CertificateGrid = ({
  certificates,
  eager,
  path = '/certificates/{certificateId}',
}: {
  certificates: readonly CertificateCardFragment[];
  eager?: boolean;
  path?: '/certificates/{certificateId}' | '/crash-courses/{certificateId}';
}) => (
  <ul className={styles.grid}>
    {certificates.map((certificate) => (
      <li key={certificate.certificateId}>
        <CertificateCard certificate={certificate} path={path} eager={eager} />
      </li>
    ))}
  </ul>
);
