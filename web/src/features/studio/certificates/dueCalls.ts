import { graphql } from '#lib/gql/gql.ts';
import type { DueCertificateView, StudioDueCertificatesQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

export type DueCertificate = NonNullable<StudioDueCertificatesQuery['listDueCertificates']>['certificates'][number];

/** What was earned and is not issued, the oldest first, page by page (RUN-14). */
export const dueCertificatesQuery = listQuery({
  document: graphql(`
    query StudioDueCertificates($view: DueCertificateView!, $after: Int!) {
      listDueCertificates(view: $view, after: $after) {
        nextIssueAt
        certificates {
          userId
          certificateId
          title
          displayName
          email
          companyName
          eligibleAt
          issuedAt
          heldReason
          isEarned
        }
        nextAfter
      }
    }
  `),
  variables: (view: DueCertificateView, after) => ({ view, after }),
  read: ({ listDueCertificates }) => listDueCertificates ?? { nextIssueAt: '0', certificates: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (view) => view,
  tags: () => ['people', 'certificates'],
  changesAt: ({ nextIssueAt }, after) => firstAfter(after, [Number(nextIssueAt)]),
});

const hold = graphql(`
  mutation HoldStudioCertificate(
    $userId: ID!
    $certificateId: ID!
    $isHeldBack: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    holdCertificate(
      userId: $userId
      certificateId: $certificateId
      isHeldBack: $isHeldBack
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Holds the issuing of a certificate back, or releases it (RUN-14). */
export const holdCertificateAct: Act<{
  readonly userId: string;
  readonly certificateId: string;
  readonly isHeldBack: boolean;
}> = {
  name: 'holdCertificate',
  send: async (input) => accepted((await execute(hold, input)).holdCertificate),
  changes: () => ['people'],
};
