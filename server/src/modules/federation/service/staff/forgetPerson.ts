import { ok, type Result } from '@atrium/domain/errors.ts';
import type { StaffAct, StaffChange } from '../../../../base/staffChange.ts';
import { endSignIns } from '../../../identity/service/endSignIns.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import {
  countIdentitiesAt,
  findFederatedMember,
  findMemberByEmail,
  removeIdentitiesAt,
} from '../../store/federatedIdentities.ts';
import { findRealm } from '../../store/realms.ts';
import { checkCustomer, makeChange, refuseWith } from './makeChange.ts';

/** One person, by the id of the account or by its address; exactly one is given. */
export interface ForgetInput {
  readonly customerId: string;
  readonly memberId: string | null;
  readonly email: string | null;
}

/**
 * Forgets by which names a customer's provider knows one of its people, who is found by the address at the next sign-in
 * (D88), and ends their sign-ins, because the link may have been somebody else's. Refuses with INVALID_INPUT a customer
 * without a provider and a member of another one.
 */
export function forgetPerson(
  deps: StaffAct,
  { customerId, memberId, email }: ForgetInput,
): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const refused = await checkCustomer(tx, customerId);
    if (refused !== null) return refused;
    if ((memberId === null) === (email === null)) return refuseWith('Give --member or --email.');
    const realm = await findRealm(tx, customerId);
    if (realm === null) return refuseWith(`${customerId} has no provider.`);
    const { issuer } = realm;
    const member =
      memberId === null ? await findMemberByEmail(tx, email?.trim() ?? '') : await findFederatedMember(tx, memberId);
    // one of another customer is answered like none
    if (member?.customerId !== customerId) return refuseWith(`${customerId} has no member ${memberId ?? email ?? ''}.`);
    const of = { issuer, customerId, memberId: member.memberId };
    const { names } = await countIdentitiesAt(tx, of);
    return ok({
      lines: names === 0 ? [] : [`forgotten: by which ${String(names)} names ${issuer} knows ${member.memberId}`],
      takesAway: true,
      action: 'IDENTITY_FORGOTTEN',
      subject: `member/${member.memberId}`,
      before: { issuer, names },
      after: { issuer, names: 0 },
      write: async (writer) => {
        await lockWaysIn(writer, member.memberId);
        await removeIdentitiesAt(writer, of);
        await endSignIns(writer, member.memberId, null);
      },
    });
  });
}
