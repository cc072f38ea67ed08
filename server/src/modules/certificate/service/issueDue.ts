import { issuedUpTo } from '@atrium/domain/certificate/issuing.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { listDue, lockMemberCertificate, type DueCertificate } from '../store/memberCertificates.ts';
import { evaluateCertificate, findEarned } from './evaluateCertificate.ts';
import { issueCertificate, type IssuingContext } from './issueCertificate.ts';

/** What a dry run says of one certificate. */
export interface IssuingPreview extends DueCertificate {
  readonly email: string;
  /** Whether the criteria are still met, without which it is not issued. */
  readonly isEarned: boolean;
}

/** A dry run: what would be issued at `ctx.now`, and what no longer meets the criteria (D31). Nothing is written. */
export async function previewIssuing(ctx: Pick<Context, 'db' | 'now'>): Promise<IssuingPreview[]> {
  const previews: IssuingPreview[] = [];
  for (const due of await listIssuable(ctx)) {
    const holder = await findRecipient(ctx.db, due.memberId);
    const earned = await findEarned(ctx.db, due, ctx.now);
    previews.push({ ...due, email: holder?.email ?? '', isEarned: earned !== null });
  }
  return previews;
}

/**
 * Issues what was earned by the last issuing and is not issued yet (CRT-04, D31). Due work: two runs at once issue each
 * certificate once, because each locks the member's row and looks again.
 */
export async function issueDue(ctx: IssuingContext & Pick<Context, 'log'>): Promise<void> {
  const fieldsOf = ({ memberId, certificateId }: DueCertificate): object => ({ memberId, certificateId });
  await runEach(await listIssuable(ctx), { log: ctx.log, fieldsOf }, (due) => issueOne(ctx, due));
}

/**
 * What `issueDue` would look at for `ctx.now`, the oldest first; nothing is written. It asks the criteria of each
 * again.
 */
export function listIssuable(ctx: Pick<Context, 'db' | 'now'>): Promise<DueCertificate[]> {
  return listDue(ctx.db, {
    biweekly: new Date(issuedUpTo('BIWEEKLY', ctx.now) ?? ctx.now),
    immediate: new Date(ctx.now),
  });
}

async function issueOne(ctx: IssuingContext, { memberId, certificateId }: DueCertificate): Promise<void> {
  const key = { memberId, certificateId };
  await transaction(ctx.db, async (tx) => {
    const own = await lockMemberCertificate(tx, key, new Date(ctx.now));
    if (own === null || own.issuedAt !== null || own.heldBackAt !== null) return;
    // the criteria are asked again: a badge may have been taken back, an entitlement may have ended
    const earned = await evaluateCertificate(tx, ctx, key);
    if (earned !== null) await issueCertificate(tx, ctx, { ...earned, key, by: null });
  });
}
