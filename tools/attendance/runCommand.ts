import type { Result } from '@atrium/domain/errors.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import { markAttended } from '@atrium/server/modules/attendance/service/markAttended.ts';
import { takeMarkBack, type MarkTakenBack } from '@atrium/server/modules/attendance/service/takeMarkBack.ts';
import { parseCommand, requiredOption } from '../staffCommand.ts';

const usage = `npm run staff -- attendance mark --member <id> --session <id> --reason <text>
  records that a member attended a live session, whatever its provider reported; the badge follows
npm run staff -- attendance unmark --member <id> --session <id> --reason <text>
  takes such a mark back; badges and certificates that were awarded stay`;

const text = { type: 'string' } as const;
const options = { member: text, session: text, reason: text } as const;

type Given = Pick<StaffDeps, 'db' | 'by' | 'now'>;

/**
 * Carries out one command of `npm run staff -- attendance`.
 * @returns the lines to print. @throws StartupError with one sentence, when the command is wrong or refused.
 */
export async function runCommand(args: readonly string[], given: Given): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const command = positionals.join(' ');
  if (command !== 'mark' && command !== 'unmark') throw new StartupError(usage);
  const needed = requiredOption(values, usage);
  const [memberId, sessionId, reason] = [needed('member'), needed('session'), needed('reason')];
  const key = { memberId, sessionId, reason, by: given.by };
  if (command === 'unmark') return [wordsOf(key, await takeMarkBack(given, key))];
  const marked = await markAttended(given, key);
  if (marked.ok) {
    return [
      `${memberId} attended ${sessionId}${marked.value.isNew ? '.' : '; that was recorded before, and nothing changes.'}`,
    ];
  }
  throw new StartupError(marked.refusal.code === 'NOT_ENROLLED' ? notEnrolled(key) : `${sessionId} has not begun yet.`);
}

type Key = { readonly memberId: string; readonly sessionId: string };

const notEnrolled = ({ memberId, sessionId }: Key): string =>
  `${memberId} is not enrolled in a live session ${sessionId}.`;

function wordsOf(key: Key, taken: Result<MarkTakenBack>): string {
  if (!taken.ok) throw new StartupError(notEnrolled(key));
  const { memberId, sessionId } = key;
  const { isNew, attended } = taken.value;
  if (!isNew) return `${memberId} has no mark for ${sessionId}, and nothing changes.`;
  return attended
    ? `The mark is taken back. ${memberId} still attended ${sessionId}, by its meetings.`
    : `The mark is taken back: ${memberId} did not attend ${sessionId}. What was awarded stays.`;
}
