import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import { holdCertificate } from '@atrium/server/modules/certificate/service/holdCertificate.ts';
import { previewIssuing } from '@atrium/server/modules/certificate/service/issueDue.ts';
import { parseCommand, requiredOption } from '../staffCommand.ts';

const usage = `npm run staff -- certificates --dry-run [--at 2026-11-23T14:00:00Z]
  who is issued a certificate at an instant, the next issuing by default; nothing is written
npm run staff -- certificates hold --member <id> --certificate <id> --reason <text>
npm run staff -- certificates release --member <id> --certificate <id> [--reason <text>]
  holds the issuing to one person back; release ends that; the reason is kept in the audit log`;

const text = { type: 'string' } as const;
const options = { 'dry-run': { type: 'boolean' }, at: text, member: text, certificate: text, reason: text } as const;

type Given = Pick<StaffDeps, 'db' | 'by' | 'now'>;

/**
 * Carries out one command of `npm run staff -- certificates`.
 * @returns the lines to print. @throws StartupError with one sentence, when the command is wrong or refused.
 */
export async function runCommand(args: readonly string[], given: Given): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new StartupError(`What is '${rest.join(' ')}'?\n\n${usage}`);
  const needed = requiredOption(values, usage);
  if (command === undefined && values['dry-run'] === true) return preview(given, instantOf(values.at, given.now));
  if (command !== 'hold' && command !== 'release') throw new StartupError(usage);
  const [memberId, certificateId] = [needed('member'), needed('certificate')];
  const isHeldBack = command === 'hold';
  const act = { ...given, dryRun: false, reason: isHeldBack ? needed('reason') : (values.reason ?? '') };
  const done = await holdCertificate(act, { memberId, certificateId, isHeldBack });
  if (!done.ok && done.refusal.code === 'INVALID_INPUT') throw new StartupError(done.refusal.reason);
  if (!done.ok) throw new StartupError(`There is no member ${memberId}, or no certificate ${certificateId}.`);
  return [`${certificateId} of ${memberId} is ${isHeldBack ? 'held back' : 'no longer held back'}.`];
}

async function preview({ db }: Given, at: number): Promise<string[]> {
  const due = await previewIssuing({ db, now: at });
  const when = new Date(at).toISOString();
  if (due.length === 0) return [`Nothing would be issued at ${when}.`];
  return [
    `At ${when} would be issued:`,
    ...due.map(
      ({ title, email, memberId, isEarned }) =>
        `  ${title}: ${email} (${memberId})${isEarned ? '' : ', but the requirements are no longer met: not issued'}`,
    ),
  ];
}

function instantOf(given: string | undefined, now: number): number {
  if (given === undefined) return nextIssueAt(now);
  const at = Date.parse(given);
  if (Number.isNaN(at)) throw new StartupError(`--at: '${given}' is no instant; for example 2026-11-23T14:00:00Z.`);
  return at;
}
