import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { brandForm, brandLines, readBrand, type CompanyBrand } from '@atrium/domain/company/brandForm.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { holdUploads } from '../../../upload/service/removeUpload.ts';
import { countPeople, lockBrand, saveBrand } from '../../store/companies.ts';

export interface BrandInput extends CompanyBrand {
  readonly companyId: string;
  /** The version of the company that the page shows. */
  readonly version: number;
}

const noCompany = { reason: 'There is no such company.' };

/**
 * Changes the logo and the accent color of a company (COM-01); the same again changes nothing. Refuses with NOT_FOUND
 * for a company that there is not or that is not the caller's, with STALE_VERSION when somebody else has saved it, and
 * with INVALID_INPUT at the field, also for a picture that was removed.
 */
export function saveCompanyBrand(act: StaffAct, input: BrandInput): Promise<Result<StaffChange>> {
  const { companyId, version } = input;
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const { by } = act;
    if (by.kind === 'person' && !reachesCompany(staffReach(by, 'company.write'), companyId))
      return refuse('NOT_FOUND', noCompany);
    const wanted = readBrand({ logoUrl: withoutNul(input.logoUrl), accentColor: withoutNul(input.accentColor) });
    for (const field of ['logoUrl', 'accentColor'] as const) {
      const [reason] = brandForm[field](wanted);
      if (reason !== undefined) return refuse('INVALID_INPUT', { reason, field });
    }
    // before the row of the company, as documents hold theirs before they write
    const picture = await holdUploads(tx, wanted.logoUrl);
    if (!picture.ok) return refuse('INVALID_INPUT', { reason: 'This picture was removed.', field: 'logoUrl' });
    const present = await lockBrand(tx, companyId);
    if (present === null) return refuse('NOT_FOUND', noCompany);
    // one that was entered in capitals is the same color
    const { version: current, ...stored } = present;
    const held = readBrand(stored);
    const lines = brandLines(held, wanted, await countPeople(tx, companyId));
    if (lines.length === 0) return ok({ lines, isSaved: false });
    if (current !== version) return refuse('STALE_VERSION');
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    await saveBrand(tx, companyId, wanted);
    await auditAct(tx, act, {
      action: 'COMPANY_BRANDED',
      subject: `customer/${companyId}`,
      before: held,
      after: wanted,
    });
    return ok({ lines, isSaved: true });
  });
}
