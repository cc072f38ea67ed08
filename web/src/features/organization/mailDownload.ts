import { sortByOf } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { Download } from './download.ts';

const document = graphql(`
  mutation MailDashboardDownload(
    $companyId: ID
    $employeeId: ID
    $downloadType: DownloadType!
    $searchTerm: String!
    $filterType: String!
    $sortBy: SortBy
  ) {
    mailDashboardDownload(
      companyId: $companyId
      employeeId: $employeeId
      downloadType: $downloadType
      searchTerm: $searchTerm
      filterType: $filterType
      sortBy: $sortBy
    ) {
      email
      error {
        ...FaultFields
      }
    }
  }
`);

/** Mails a link to a download that is too long to wait for (D62); resolves with the address. */
export const mailDownloadSpec: SaveSpec<Download, string> = {
  send: async ({ customerId, employeeId, type, filters }) => {
    const { mailDashboardDownload } = await execute(document, {
      companyId: customerId,
      employeeId: employeeId ?? null,
      downloadType: type,
      searchTerm: filters.search,
      filterType: filters.range,
      sortBy: sortByOf(filters.sorting),
    });
    return accepted(mailDashboardDownload).email ?? '';
  },
};
