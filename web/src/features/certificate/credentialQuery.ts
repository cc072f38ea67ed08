import { graphql } from '#lib/gql/gql.ts';
import type { CredentialPageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query CredentialPage($credentialId: ID!) {
    getCredential(credentialId: $credentialId) {
      credentialId
      certificateId
      status
      holderName
      title
      narrative
      criteria
      studyMinutes
      issuerName
      signer
      issuedAt
      revokedAt
      revokedReason
      replacedBy
      isOwn
      url
      badgeImageUrl
      primaryColor
      certificateType
      courses {
        courseId
        title
        completedAt
      }
    }
  }
`);

/** An issued certificate, for anybody who has its number (CRT-04). */
export const credentialQuery = pageQuery({
  document,
  variables: (credentialId: string) => ({ credentialId }),
  read: ({ getCredential }) => getCredential,
  tags: ['certificates'],
});

export type Credential = NonNullable<CredentialPageQuery['getCredential']>;
