import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

graphql(`
  fragment CertificateCard on Certificate {
    certificateId
    title
    badgeImageUrl
    primaryColor
    studyMinutes
    meta {
      bannerDescription
    }
    state
    isRegistered
    percent
    needed
    done
    issuesAt
    issuedAt
    credentialId
  }
`);

const document = graphql(`
  query Certificates {
    listCertificates {
      ...CertificateCard
    }
  }
`);

/** The certificates that members may register for, with how far the viewer is (CRT-01). */
export const certificatesQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ listCertificates }) => listCertificates,
  tags: ['certificates', 'progress'],
});
