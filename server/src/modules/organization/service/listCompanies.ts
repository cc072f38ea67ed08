import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { saveTenant } from '../../../base/sql/tenant.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { countCompanies, findProgram, listCompanyNames } from '../store/companies.ts';
import type { Company, CompanyList } from '../types.ts';

/**
 * The companies whose dashboards our staff may open, by name (ORG-14). `page` from 0. The caller was found to be staff;
 * what a company bought is read in its own name, one company after another (decision 072).
 */
export function listCompanies(
  ctx: MemberContext,
  { searchTerm, page }: { readonly searchTerm: string; readonly page: number },
): Promise<CompanyList> {
  const now = new Date(ctx.now);
  const shown = shownPage({ searchTerm, page });
  const asked = { term: shown.searchTerm, now };
  return transaction(ctx.db, async (tx) => {
    const total = await countCompanies(tx, asked);
    const names = await listCompanyNames(tx, { ...asked, count: rowsPerPage, offset: shown.page * rowsPerPage });
    const companies: Company[] = [];
    for (const company of names) {
      await saveTenant(tx, company.customerId);
      companies.push({ ...company, program: await findProgram(tx, company.customerId, now) });
    }
    return { companies, ...pageNumbers(total, rowsPerPage) };
  });
}
