import { refuse, type Refused } from '@atrium/domain/errors.ts';
import { turnOf } from '@atrium/domain/requestOrder.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tx } from './db.ts';
import { lock } from './lock.ts';
import { removal } from './removal.ts';

/** The number of a request, as its device counts them. */
export interface RequestNumber {
  /** Rises with each request of one device; null: the caller does not number its requests. */
  readonly clientSeq: number | null;
  /** The id by which a device identifies itself. */
  readonly deviceId: string;
}

/** A numbered request of a member about a subject, such as 'enrollment/{sessionId}'. */
export interface NumberedRequest extends RequestNumber {
  readonly memberId: string;
  readonly subject: string;
}

const longestDeviceId = 64;
/** How long a device's last number is remembered. */
const remembered = 7 * day;

/**
 * Carries a request out once and in the order of its device, whatever order requests arrive in: a repeated number is
 * answered by `repeated`, which changes nothing; a lower one is refused with CONFLICT. Requests without a number, and
 * those of two devices, count as they arrive. A refused request may be sent again with its number. Refuses with
 * INVALID_INPUT for a device id of more than 64 characters. The member's requests about the subject wait for each
 * other, until the transaction ends (docs/locks.md).
 */
export async function inOrder<R extends { readonly ok: boolean }>(
  tx: Tx,
  now: number,
  request: NumberedRequest,
  { work, repeated }: { readonly work: () => Promise<R>; readonly repeated: () => Promise<R> },
): Promise<R | Refused> {
  const { memberId, subject, deviceId, clientSeq } = request;
  if (deviceId.length > longestDeviceId) return refuse('INVALID_INPUT', { reason: 'DEVICE_ID' });
  await lock(tx, `request/${memberId}/${subject}`);
  if (clientSeq === null) return work();
  const turn = turnOf(await findLastNumber(tx, request), clientSeq);
  if (turn === 'REPEATED') return repeated();
  if (turn === 'LATE') return refuse('CONFLICT');
  const outcome = await work();
  if (outcome.ok) await saveNumber(tx, { ...request, clientSeq }, new Date(now));
  return outcome;
}

async function findLastNumber(tx: Tx, { memberId, subject, deviceId }: NumberedRequest): Promise<number | null> {
  const row = await tx
    .selectFrom('request_number')
    .select('number')
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .where('device', '=', deviceId)
    .executeTakeFirst();
  return row?.number ?? null;
}

async function saveNumber(
  tx: Tx,
  { memberId, subject, deviceId, clientSeq }: NumberedRequest & { readonly clientSeq: number },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('request_number')
    .values({ member_id: memberId, subject, device: deviceId, number: clientSeq, at })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'subject', 'device'])
        .doUpdateSet((eb) => ({ number: eb.ref('excluded.number'), at: eb.ref('excluded.at') })),
    )
    .execute();
}

const old = removal(sql`delete from request_number`, 'request_number', 'at');

/** Forgets devices that have sent nothing about a subject for a week. */
export async function removeOldNumbers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await old.rows(db, { before: new Date(now - remembered) });
}
