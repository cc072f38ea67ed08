import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import type { StaffContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { countCompanies, listCompanyNames, listPrograms } from '../store/companies.ts';
import type { CompanyList } from '../types.ts';

/**
 * The companies whose dashboards the caller may open, by name (ORG-14, STF-01). `page` from 0. What a company bought is
 * read in its own name, one company after another (decision 072).
 */
export async function listCompanies(
  ctx: StaffContext,
  { searchTerm, page }: { readonly searchTerm: string; readonly page: number },
): Promise<CompanyList> {
  const now = new Date(ctx.now);
  const shown = shownPage({ searchTerm, page });
  const reach = staffReach(ctx.staff, 'company.read');
  const only = reach === 'all' ? null : (reach?.customerIds ?? []);
  const asked = { term: shown.searchTerm, only, now };
  const [total, names] = await Promise.all([
    countCompanies(ctx, asked),
    listCompanyNames(ctx, { ...asked, count: rowsPerPage, offset: shown.page * rowsPerPage }),
  ]);
  const customerIds = names.map(({ customerId }) => customerId);
  const programs = new Map((await listPrograms(ctx, customerIds, now)).map((program) => [program.customerId, program]));
  const companies = names.map((company) => ({ ...company, program: programs.get(company.customerId) ?? null }));
  return { companies, ...pageNumbers(total, rowsPerPage) };
}
