import { reachesCompany, staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { noteForm } from '@atrium/domain/person/note.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findCompanyOf } from '../../store/facts.ts';
import { addNote, findNote, removeNote } from '../../store/notes.ts';

const nobody = { reason: 'There is no such account.' };

/**
 * Notes something about a person, for the team; the same id again changes nothing (PEO-01). The text is not in the
 * audit log. Refuses with NOT_FOUND for nobody whom the role reaches, and with INVALID_INPUT for no text or a long one.
 */
export function addPersonNote(
  deps: StaffAct,
  { memberId, noteId, note }: { readonly memberId: string; readonly noteId: string; readonly note: string },
): Promise<Result<StaffChange>> {
  const text = withoutNul(note.trim());
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    if (!(await isReached(tx, deps, { memberId, operation: 'note.write' }))) return refuse('NOT_FOUND', nobody);
    if (!isUuid(noteId)) return refuse('INVALID_INPUT', { field: 'noteId' });
    const [fault] = noteForm.note({ note: text });
    if (fault !== undefined) return refuse('INVALID_INPUT', { reason: fault, field: 'note' });
    const authorId = deps.by.kind === 'person' ? deps.by.memberId : null;
    const isAdded = await addNote(tx, { noteId, memberId, authorId, note: text, writtenAt: new Date(deps.now) });
    if (!isAdded) return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, { action: 'NOTE_ADDED', subject: `member/${memberId}`, detail: { noteId } });
    return ok({ lines: ['The note is added.'], isSaved: true });
  });
}

/**
 * Removes a note of one's own, an owner any (PEO-01). One that is gone changes nothing. Refuses with NOT_FOUND for
 * nobody whom the role reaches, and with FORBIDDEN for a note of somebody else.
 */
export function removePersonNote(
  deps: StaffAct,
  { memberId, noteId }: { readonly memberId: string; readonly noteId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    if (!(await isReached(tx, deps, { memberId, operation: 'note.write' }))) return refuse('NOT_FOUND', nobody);
    const found = isUuid(noteId) ? await findNote(tx, { memberId, noteId }) : null;
    if (found === null) return ok({ lines: [], isSaved: false });
    const { by } = deps;
    if (by.kind === 'person' && found.authorId !== by.memberId && !by.roles.includes('owner'))
      return refuse('FORBIDDEN', { reason: 'Only who wrote a note, or an owner, removes it.' });
    await removeNote(tx, noteId);
    await auditAct(tx, deps, { action: 'NOTE_REMOVED', subject: `member/${memberId}`, detail: { noteId } });
    return ok({ lines: ['The note is gone.'], isSaved: true });
  });
}

/** Whether somebody of the team reaches this person; somebody of another company looks like nobody (STF-01). */
async function isReached(
  tx: Tx,
  { by }: Pick<StaffAct, 'by'>,
  { memberId, operation }: { readonly memberId: string; readonly operation: StaffOperation },
): Promise<boolean> {
  const customerId = await findCompanyOf(tx, memberId);
  if (customerId === null) return false;
  return by.kind === 'person' ? reachesCompany(staffReach(by, operation), customerId) : true;
}
