import { dashboardGrace } from '@atrium/domain/seat/dashboardGrace.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { formatDay } from '../../../mail/formatInstant.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { endContractGrants, grantDashboardAfter } from '../../entitlement/service/endContract.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { seatMails } from '../mails.ts';
import {
  addNotice,
  findCompany,
  isRenewed,
  listAdministrators,
  listDueNotices,
  listSeatedUntil,
  listSourceRefs,
  type DueNotice,
} from '../store/contractNotices.ts';
import { lockContracts } from '../store/contracts.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'site'>;

/** How long after the end of a contract its mail is still of use. */
const freshFor = 3 * day;

/**
 * Tells administrators 60, 30 and 7 days before that a contract ends, and ends it at its end (COM-02, D97): no grant of
 * it outlives the seats, its administrators keep the dashboard for a while, and everybody who had a seat is told. A
 * company that has a later contract, signed already, is told nothing; its administrators keep the dashboard as well, by
 * which they give the seats of that one (`keepDashboards`). Each is done once, in a transaction.
 */
export async function announceContractEnds(ctx: Ctx): Promise<void> {
  const fieldsOf = ({ contractId }: DueNotice): object => ({ contractId });
  await runEach(await listDueNotices(ctx.db, new Date(ctx.now)), { log: ctx.log, fieldsOf }, (notice) =>
    inTenant(ctx.db, notice.customerId, async (tx) => {
      await lockContracts(tx, notice.customerId);
      if (!(await addNotice(tx, notice, new Date(ctx.now)))) return;
      const goesOn = await isRenewed(tx, notice);
      if (notice.daysBefore === 0) await endContract(tx, ctx, notice, goesOn);
      else if (!goesOn) await tellAdministrators(tx, ctx, notice);
    }),
  );
}

async function endContract(tx: Tx, ctx: Ctx, notice: DueNotice, goesOn: boolean): Promise<void> {
  const { contractId, customerId, overAt } = notice;
  const endsAt = overAt.getTime();
  // asked before anything ends: the holders of the dashboard in the last minute
  const administrators = await listAdministrators(tx, customerId, new Date(endsAt - 60_000));
  await endContractGrants(tx, { customerId, refs: await listSourceRefs(tx, contractId), endsAt }, ctx.now);
  const grace = { startsAt: endsAt, endsAt: endsAt + dashboardGrace, now: ctx.now };
  for (const { memberId, entitlementIds } of administrators)
    await grantDashboardAfter(tx, { memberId, entitlementIds, contractId }, grace);
  if (goesOn) return;
  if (ctx.now - endsAt >= freshFor) return;
  await tellAdministrators(tx, ctx, notice);
  const told = new Set(administrators.map(({ memberId }) => memberId));
  const company = await findCompany(tx, customerId);
  if (company === null) return;
  const lastDay = formatDay(endsAt - 1, company.timeZone);
  for (const memberId of await listSeatedUntil(tx, contractId, overAt)) {
    if (told.has(memberId)) continue;
    const member = await findRecipient(tx, memberId);
    if (member === null) continue;
    const letter = seatMails.seatEnded(member, ctx.site, { companyName: company.name, lastDay });
    await queueMail(tx, ctx, { dedupeKey: `seat-ended/${contractId}/${memberId}`, to: member.email, letter });
  }
}

async function tellAdministrators(tx: Tx, ctx: Ctx, notice: DueNotice): Promise<void> {
  const { contractId, customerId, overAt, daysBefore } = notice;
  const endsAt = overAt.getTime();
  const company = await findCompany(tx, customerId);
  if (company === null) return;
  const lastDay = formatDay(endsAt - 1, company.timeZone);
  const dashboardUntil = formatDay(endsAt + dashboardGrace - 1, company.timeZone);
  const at = daysBefore === 0 ? new Date(endsAt - 60_000) : new Date(ctx.now);
  for (const { memberId } of await listAdministrators(tx, customerId, at)) {
    const member = await findRecipient(tx, memberId);
    if (member === null) continue;
    const about = { companyName: company.name, lastDay, dashboardUntil };
    const letter: Letter =
      daysBefore === 0
        ? seatMails.programEnded(member, ctx.site, about)
        : seatMails.programEnds(member, ctx.site, about);
    const dedupeKey = `contract-ends/${contractId}/${String(endsAt)}/${String(daysBefore)}/${memberId}`;
    await queueMail(tx, ctx, { dedupeKey, to: member.email, letter });
  }
}
