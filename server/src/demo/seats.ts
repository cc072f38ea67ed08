import { customers } from '@atrium/content/customers.ts';
import type { MemberSeed } from '@atrium/content/types.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

const customerOf = new Map(
  customers.flatMap(({ customerId, contracts }) =>
    contracts.map(({ contractId }) => [contractId, customerId] as const),
  ),
);

/** The id of the seat that somebody of the demo data holds under a contract, by which its grants name it. */
export function seatIdOf(memberId: string, contractId: string): string {
  return `${contractId}/${memberId}`;
}

/** A seat for each of the people who has grants of a contract (D57). */
export function seatRows(at: At, people: readonly MemberSeed[]): LoadRows<'seat'> {
  return {
    seat: people.flatMap(({ memberId, grants, seatWaits = false, seatRemindedAt }) => {
      const grant = grants.find(({ source, sourceRef }) => source === 'CONTRACT' && customerOf.has(sourceRef));
      // that of the contract: the person may have left the company
      const customerId = customerOf.get(grant?.sourceRef ?? '');
      if (grant === undefined || customerId === undefined) return [];
      return [
        {
          seat_id: seatIdOf(memberId, grant.sourceRef),
          contract_id: grant.sourceRef,
          customer_id: customerId,
          member_id: memberId,
          assigned_at: at(grant.startsAt),
          activated_at: seatWaits ? null : at(grant.startsAt),
          revoked_at: grant.revokedAt === undefined ? null : at(grant.revokedAt),
          reminded_at: seatRemindedAt === undefined ? null : at(seatRemindedAt),
        },
      ];
    }),
  };
}
