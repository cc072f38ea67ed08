import type { SessionBody } from '@atrium/domain/session/sessionDocument.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { replaceMeetings, saveSessionRow } from '../../store/sessionDocuments.ts';

// The rows of live sessions, for the kind of document of the module enrollment, which owns their seats.
export {
  findSessionBody,
  findSessionNames,
  findSessionReferences,
  listNamingSession,
  listSessionRows,
  removeSessionRow,
} from '../../store/sessionDocuments.ts';

/** Writes the rows of a live session and its meetings; triggers keep what those who are enrolled knew of its dates. */
export async function writeLiveSession(tx: Tx, sessionId: string, body: SessionBody, now: number): Promise<void> {
  await saveSessionRow(tx, sessionId, body, new Date(now));
  await replaceMeetings(tx, sessionId, body.meetings);
}
