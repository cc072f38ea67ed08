import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** Certificates of companies' providers that end soon, for Today (COM-01). */
export const endingCertificatesQuery = pageQuery({
  document: graphql(`
    query StudioEndingCertificates {
      listEndingCertificates {
        companyId
        name
        endsAt
      }
    }
  `),
  variables: () => ({}),
  read: ({ listEndingCertificates }) => listEndingCertificates,
  tags: ['companies'],
});
