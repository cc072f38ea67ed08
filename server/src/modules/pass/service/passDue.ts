import { holdLifetime } from '@atrium/domain/pass/passTerms.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { makeTac } from '../../proof/service/tac.ts';
import { findHolder } from '../store/holders.ts';
import { lockPass } from '../store/passes.ts';
import {
  findRegistrationById,
  listPassesWithLapsed,
  listStarted,
  lockRegistration,
  saveTac,
} from '../store/registrations.ts';
import { returnLapsed } from './holdSlot.ts';
import { mailNextStep } from './mailNextStep.ts';

const batch = 200;

/** Returns the slots of holds that have expired; their lifetimes follow the machine's clock (D50). */
export async function returnLapsedSlots(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const now = new Date(machineNow());
  const fieldsOf = (passId: string): object => ({ passId });
  await runEach(await listPassesWithLapsed(ctx.db, now, batch), { log: ctx.log, fieldsOf }, (passId) =>
    transaction(ctx.db, async (tx) => {
      await lockPass(tx, passId);
      await returnLapsed(tx, passId, now);
    }),
  );
}

/** Mails the next step to everybody whose pass has started since they registered (D55). */
export async function mailStarted(ctx: Context): Promise<void> {
  const fieldsOf = (registrationId: string): object => ({ registrationId });
  for (;;) {
    const due = await listStarted(ctx.db, new Date(ctx.now), batch);
    const failed = await runEach(due, { log: ctx.log, fieldsOf }, (registrationId) => mailOne(ctx, registrationId));
    // a person who failed is listed again, and waits for the next run
    if (due.length < batch || failed > 0) return;
  }
}

async function mailOne(ctx: Context, registrationId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const known = await findRegistrationById(tx, registrationId);
    const pass = known && (await lockPass(tx, known.passId));
    const registration = await lockRegistration(tx, registrationId);
    // another process has mailed it meanwhile, or it was removed
    if (pass === null || registration?.state !== 'HELD' || registration.mailedAt !== null) return;
    const { tac, tacHash } = makeTac();
    const mailedAt = new Date(machineNow());
    await saveTac(tx, registrationId, { tacHash, mailedAt, expiresAt: new Date(mailedAt.getTime() + holdLifetime) });
    const { address } = registration;
    const holder = await findHolder(tx, address);
    const to = holder?.email ?? address;
    await mailNextStep(tx, ctx, { pass, tac, tacHash, isLater: false, to, holder });
  });
}
