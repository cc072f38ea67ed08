import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { endTokenRow, findToken } from '../../store/tokens.ts';

/**
 * Ends an API token at once; one that has ended already stays so (API-07). Refuses with INVALID_INPUT for no token, and
 * without a reason (D96).
 */
export function endToken(deps: StaffAct, tokenId: string): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const { by, now } = deps;
    const token = isUuid(tokenId) ? await findToken(tx, tokenId) : null;
    if (token === null) return refuse('INVALID_INPUT', { reason: 'There is no such token.', field: 'tokenId' });
    if (token.endedAt !== null) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    if (!(await endTokenRow(tx, tokenId, by.kind === 'person' ? by.memberId : null, new Date(now))))
      return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, {
      action: 'API_TOKEN_ENDED',
      subject: `apiToken/${tokenId}`,
      before: { state: 'ACTIVE' },
      after: { state: 'ENDED' },
      detail: { name: token.name },
    });
    return ok({ lines: [`“${token.name}” ends now. What still calls with it is refused.`], isSaved: true });
  });
}
