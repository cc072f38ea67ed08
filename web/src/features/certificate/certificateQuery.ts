import { graphql } from '#lib/gql/gql.ts';
import type { CertificatePageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

graphql(`
  fragment CertificateDetail on Certificate {
    ...CertificateCard
    type
    description
    coverImageUrl
    meta {
      registrationPrompt
      postRegistrationPrompt
    }
    sentence
    groups {
      certificateGroupId
      title
      description
      numElectiveCourses
      isCapstoneGroup
      needed
      done
      isMet
      isOpen
      courses {
        courseId
        title
        coverImageUrl
        liveOnly
        completionRequired
        studyMinutes
        isDone
        isUnderWay
        path
      }
    }
  }
`);

const document = graphql(`
  query CertificatePage($certificateId: ID!) {
    getCertificate(certificateId: $certificateId) {
      ...CertificateDetail
    }
  }
`);

const crashCourse = graphql(`
  query CrashCoursePage($certificateId: ID) {
    getCrashCourseCertificate(certificateId: $certificateId) {
      ...CertificateDetail
    }
    getEntitledCertificates(certificateType: CrashCourse) {
      ...CertificateCard
    }
  }
`);

const tags = ['certificates', 'progress', 'enrollment'] as const;

/** One certificate with its courses (CRT-01). */
export const certificateQuery = pageQuery({
  document,
  variables: (certificateId: string) => ({ certificateId }),
  read: ({ getCertificate }) => getCertificate,
  tags,
});

/** A crash course that the viewer holds, and the others; null: the first that is not finished (CRC-01). */
export const crashCourseQuery = pageQuery({
  document: crashCourse,
  variables: (certificateId: string | null) => ({ certificateId }),
  read: ({ getCrashCourseCertificate, getEntitledCertificates }) =>
    getCrashCourseCertificate === null
      ? null
      : { certificate: getCrashCourseCertificate, all: getEntitledCertificates ?? [] },
  tags,
});

export type CertificateDetail = NonNullable<CertificatePageQuery['getCertificate']>;
export type CertificateGroup = CertificateDetail['groups'][number];
