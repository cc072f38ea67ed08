import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addDistinct, lockNamed } from '../../store/duplicates.ts';

/**
 * Notes that two accounts are of two people, so that nobody is asked about them again (PEO-01); once. Refuses with
 * NOT_FOUND when either is nobody, and with INVALID_INPUT for one account.
 */
export function dismissDuplicate(
  deps: StaffAct,
  { memberId, otherId }: { readonly memberId: string; readonly otherId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    if (memberId === otherId) return refuse('INVALID_INPUT', { reason: 'This is one account. Choose two.' });
    const [first, second, ...more] = await lockNamed(tx, [memberId, otherId]);
    if (first === undefined || second === undefined || more.length > 0)
      return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    // by the order of the characters, as the check of the table compares them
    const ids = [first.memberId, second.memberId] as const;
    if (!(await addDistinct(tx, { ids, now: new Date(deps.now) }))) return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, {
      action: 'DUPLICATE_DISMISSED',
      subject: `member/${memberId}`,
      before: null,
      after: { otherId },
    });
    return ok({
      lines: [`${first.displayName} (${first.email}) and ${second.displayName} (${second.email}) are two people.`],
      isSaved: true,
    });
  });
}
