import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { StaffContext } from '../../../base/context.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { countFound, listFound, type CompanyRow } from '../store/companies.ts';
import type { CompanyFilter, CompanyListPage, ListedCompany } from '../types.ts';

const mostListed = 100;
const longestText = 200;

/** A page of the companies that the caller's role reaches, by name (COM-01, STF-01). */
export async function listCompanies(ctx: StaffContext, filter: CompanyFilter): Promise<CompanyListPage> {
  const reach = staffReach(ctx.staff, 'company.read');
  const only = reach === 'all' ? null : (reach?.customerIds ?? []);
  const text = withoutNul(filter.text.trim()).slice(0, longestText);
  const asked = { text, only, view: filter.view, now: new Date(ctx.now) };
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const after = Math.max(filter.after, 0);
  const [total, rows] = await Promise.all([countFound(ctx, asked), listFound(ctx, { ...asked, count, offset: after })]);
  const end = after + rows.length;
  return { companies: rows.map(listedOf), total, nextAfter: rows.length > 0 && end < total ? end : null };
}

function listedOf({ companyId, name, logoUrl, accentColor, domains, signOn, ...contract }: CompanyRow): ListedCompany {
  const { state, startsOn, endsOn, totalSeats, assignedSeats, usedSeats, overage } = contract;
  const company = { companyId, name, logoUrl, accentColor, domains, signOn };
  if (state === null || startsOn === null || endsOn === null) return { ...company, contract: null };
  return {
    ...company,
    contract: {
      state,
      startsOn,
      endsOn,
      totalSeats: totalSeats ?? 0,
      assignedSeats: assignedSeats ?? 0,
      usedSeats: usedSeats ?? 0,
      overage: overage ?? false,
    },
  };
}
