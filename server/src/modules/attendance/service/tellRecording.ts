import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { attendanceMails } from '../mails.ts';
import { countWaiting, listPeopleToTell, listTold } from '../store/recordings.ts';
import type { MeetingKey } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site'>;

/** The beginning of the keys of all mails about the recording of a meeting. */
const keysOf = ({ sessionId, meetingNumber }: MeetingKey): string => `recording/${sessionId}/${String(meetingNumber)}`;

/** Who was told of the recording of a meeting, or is going to be: by the ids that begin the rest of the keys. */
async function findTold(tx: Tx, key: MeetingKey): Promise<ReadonlySet<string>> {
  const rest = await listTold(tx, `${keysOf(key)}/`);
  return new Set(rest.map((each) => each.split('/', 1)[0] ?? ''));
}

/** By the instant as well: a mail that was withdrawn with the recording before says nothing of this one. */
async function queueReady(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'site'>,
  key: MeetingKey,
  person: Awaited<ReturnType<typeof listPeopleToTell>>[number],
  held: { readonly heldFor?: number } = {},
): Promise<void> {
  await queueMail(tx, ctx, {
    dedupeKey: `${keysOf(key)}/${person.memberId}/${String(ctx.now)}`,
    to: person.email,
    letter: attendanceMails.recordingReady({ ...person, sessionId: key.sessionId }),
    ...held,
  });
}

/** Mails everybody who is enrolled by now that a recording is ready, once; the job `attendance.announceRecording`. */
export async function announceRecording(ctx: Ctx, key: MeetingKey): Promise<void> {
  const told = await findTold(ctx.db, key);
  for (const person of await listPeopleToTell(ctx.db, key)) {
    if (told.has(person.memberId)) continue;
    await transaction(ctx.db, (tx) => queueReady(tx, ctx, key, person));
  }
}

/**
 * The same for an act of the team, whose mails wait (D96), in its transaction; who was told of this class before is not
 * told again. Returns how many wait then: some may not want such mails.
 */
export async function tellRecording(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'site'>,
  key: MeetingKey,
  heldFor: number,
): Promise<number> {
  const told = await findTold(tx, key);
  const before = await countWaiting(tx, `${keysOf(key)}/`);
  for (const person of await listPeopleToTell(tx, key)) {
    if (told.has(person.memberId)) continue;
    await queueReady(tx, ctx, key, person, { heldFor });
  }
  return (await countWaiting(tx, `${keysOf(key)}/`)) - before;
}

/** Withdraws what still waits to say that a recording is ready; returns how many mails that were. */
export async function withdrawRecording(tx: Tx, ctx: Pick<Ctx, 'now'>, key: MeetingKey): Promise<number> {
  const waiting = await countWaiting(tx, `${keysOf(key)}/`);
  await withdrawHeld(tx, ctx, [keysOf(key)]);
  return waiting;
}
