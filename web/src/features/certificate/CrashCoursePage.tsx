import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CertificateCardFragment } from '#lib/gql/graphql.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { CertificatePage } from './CertificatePage.tsx';
import type { CertificateDetail } from './certificateQuery.ts';
import { CertificateGrid } from './CertificatesPage.tsx';

export interface CrashCoursePageProps {
  page: { readonly certificate: CertificateDetail; readonly all: readonly CertificateCardFragment[] };
  /** In the head, at its end: for those of the team. */
  edit?: ReactNode;
}

/** A crash course that the viewer holds, and their others below it (CRC-01). */
export const CrashCoursePage = ({ page: { certificate, all }, edit }: CrashCoursePageProps) => {
  const others = all.filter(({ certificateId }) => certificateId !== certificate.certificateId);
  return (
    <CertificatePage certificate={certificate} action={<GoOn certificate={certificate} />} edit={edit}>
      {others.length === 0 ? null : (
        <Section title="Your other crash courses" count={others.length}>
          <CertificateGrid certificates={others} path="/crash-courses/{certificateId}" />
        </Section>
      )}
    </CertificatePage>
  );
};

/** The lessons of the first course that is not done; nothing once all are. */
const GoOn = ({ certificate: { groups } }: { certificate: CertificateDetail }) => {
  const next = groups.flatMap(({ courses }) => courses).find(({ isDone, path }) => !isDone && path !== null);
  if (next === undefined || next.path === null) return null;
  return (
    <ButtonLink variant="sun" icon={<IconPlayerPlayFilled aria-hidden="true" />} href={next.path}>
      {`${next.isUnderWay ? 'Continue' : 'Start'}: ${next.title}`}
    </ButtonLink>
  );
};
