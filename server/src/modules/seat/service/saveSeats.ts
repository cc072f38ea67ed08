import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { domainOf, isAddress } from '@atrium/domain/account/emailAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import {
  decideSeats,
  hasSeat,
  inviteDomains,
  mostNewToday,
  mostPeople,
  type SeatDecision,
} from '@atrium/domain/seat/decideSeats.ts';
import type { SeatRequest } from '@atrium/domain/seat/personForm.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTurn } from '../../../base/turns.ts';
import { listVerifiedDomains } from '../../member/service/listVerifiedDomains.ts';
import { listForeignDomains } from '../store/contracts.ts';
import { countInvited, listSeatAccounts, type SeatAccount } from '../store/seats.ts';
import type { RunningProgram, SeatOutcome } from '../types.ts';
import { assignSeat } from './assignSeat.ts';
import { onLockedProgram, onRunningProgram } from './onRunningProgram.ts';
import { countSeats, idsOf } from './program.ts';
import { readPeople } from './readPeople.ts';

export interface SaveSeatsInput {
  readonly customerId: string | null;
  readonly people: readonly SeatRequest[];
  /** A file instead of `people`; null for none. */
  readonly csv: string | null;
  /** Says what would happen, and changes nothing. */
  readonly dryRun: boolean;
}

/**
 * Gives people seats of the company's contracts: with an account made and an invitation mailed where there is none
 * (D57). A person who cannot get a seat has the reason in their row; the others get theirs. What is asked for again
 * is held already, so that a repeated request changes nothing. Refuses with NOT_FOUND, and with INVALID_INPUT for a
 * file that cannot be read, for nobody, and for more than `mostPeople`.
 */
export async function saveSeats(ctx: MemberContext, input: SaveSeatsInput): Promise<Result<SeatOutcome>> {
  const read = input.csv === null ? ok(input.people) : readPeople(input.csv);
  if (!read.ok) return read;
  const people = read.value;
  if (people.length === 0) return refuse('INVALID_INPUT', { reason: 'NOBODY', message: 'Add at least one person.' });
  if (people.length > mostPeople) {
    const message = `Add at most ${String(mostPeople)} people at a time.`;
    return refuse('INVALID_INPUT', { reason: 'TOO_MANY', message });
  }
  if (input.dryRun) {
    return onRunningProgram(ctx, input.customerId, async (tx, program) =>
      ok(outcomeOf((await decide(tx, ctx, program, people)).decisions)),
    );
  }
  const company = companyOf(ctx.viewer, input.customerId, 'seat.write');
  if (company === null) return refuse('NOT_FOUND');
  return inTurn(`seats ${company}`, () =>
    onLockedProgram(ctx, company, async (tx, program) => {
      const { decisions, accounts } = await decide(tx, ctx, program, people);
      // by address, so that two companies that invite the same people do not wait for each other in a circle
      const failed = new Set<string>();
      for (const decision of decisions.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
        const contract = program.contracts.find(({ contractId }) => contractId === decision.contractId);
        if (contract === undefined) continue;
        const account = accounts.get(decision.email) ?? null;
        if (!(await assignSeat(tx, ctx, { program, contract }, decision, account))) failed.add(decision.email);
      }
      const rows = decisions.map((row) => (failed.has(row.email) ? { ...row, verdict: 'UNAVAILABLE' as const } : row));
      return ok(outcomeOf(rows));
    }),
  );
}

function outcomeOf(rows: readonly SeatDecision[]): SeatOutcome {
  return { rows, seated: rows.filter(({ verdict }) => hasSeat(verdict)).length };
}

async function decide(
  tx: Tx,
  { now, viewer }: MemberContext,
  program: RunningProgram,
  people: readonly SeatRequest[],
): Promise<{ decisions: SeatDecision[]; accounts: ReadonlyMap<string, SeatAccount> }> {
  const { customerId, contracts } = program;
  const contractIds = idsOf(program);
  const since = new Date(now - day);
  // what is no address has no account, and may be text that the database refuses
  const addresses = [...new Set(people.map(({ email }) => asciiAddress(email).toLowerCase()))].filter(isAddress);
  const found = await listSeatAccounts(tx, { contractIds, addresses, since });
  const accounts = new Map(found.map((account) => [account.email, account]));
  const inviter = { email: viewer.email, isStaff: viewer.staff !== null };
  const asked = [...new Set(addresses.flatMap((address) => domainOf(address) ?? []))];
  const decisions = decideSeats(people, {
    accounts: new Map(
      found.map(({ email, customerId: owner, ...account }) => [email, { ...account, isOwn: owner === customerId }]),
    ),
    domains: inviteDomains(await listVerifiedDomains(tx, customerId), inviter),
    foreignDomains: await listForeignDomains(tx, customerId, asked),
    contracts,
    newToday: mostNewToday(countSeats(program).totalSeats) - (await countInvited(tx, contractIds, since)),
  });
  return { decisions, accounts };
}
