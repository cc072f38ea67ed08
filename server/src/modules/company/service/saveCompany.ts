import type { Result } from '@atrium/domain/errors.ts';
import type { StaffAct, StaffChange } from '../../../base/staffChange.ts';
import * as member from '../../member/service/staff/saveCompany.ts';
import { hasContract } from '../../seat/service/staff/contractOf.ts';

/** Changes the facts of a company (COM-01); refuses as the use case of `member` does. */
export function saveCompany(act: StaffAct, input: member.FactsInput): Promise<Result<StaffChange>> {
  return member.saveCompany(act, input, (tx) => hasContract(tx, input.companyId));
}
