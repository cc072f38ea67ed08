import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { openMemberCatalogue, opensContent } from '../../catalogue/service/memberCatalogue.ts';
import { listFoundNotes, listNotedCourses } from '../store/notes.ts';
import type { FoundNotes, NotePlace, FoundNoteRow } from '../types.ts';

const mostPerRequest = 200;
const longestQuery = 200;

interface NotesAsked {
  readonly courseId: string | null;
  readonly query: string;
  readonly after: number;
  readonly count: number;
}

/**
 * The viewer's notes by course and lesson, also of lessons that do not open any more (NOT-01). Refuses with
 * INVALID_INPUT when an argument is out of range.
 */
export async function listNotes(ctx: MemberContext, asked: NotesAsked): Promise<Result<FoundNotes>> {
  const { after, count } = asked;
  if (after < 0 || after > 1_000_000 || count < 1 || count > mostPerRequest) {
    return refuse('INVALID_INPUT', { reason: 'PAGE' });
  }
  const { memberId } = ctx.viewer;
  const query = withoutNul(asked.query.trim().slice(0, longestQuery));
  const courseId = asked.courseId === null ? null : withoutNul(asked.courseId);
  const [rows, courses, catalogue] = await Promise.all([
    listFoundNotes(ctx, { memberId, courseId, query, after, count }),
    listNotedCourses(ctx, memberId),
    openMemberCatalogue(ctx),
  ]);
  const opens = new Map<string, boolean>();
  const isOpen = (sessionId: string): boolean => {
    const session = catalogue.shared.sessionOf.get(sessionId);
    const known = opens.get(sessionId) ?? (session !== undefined && opensContent(catalogue, session));
    opens.set(sessionId, known);
    return known;
  };
  const notes = rows.map((row) => ({ ...row, place: isOpen(row.sessionId) ? placeOf(row) : null }));
  const total = rows[0]?.total ?? 0;
  return ok({ notes, courses, total, nextAfter: after + rows.length < total ? after + rows.length : null });
}

function placeOf({ sessionId, groupId, contentId, sessionType, courseType }: FoundNoteRow): NotePlace {
  const sourceType = sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION';
  return { topLevelId: sessionId, groupId, videoContentId: contentId, sourceType, courseType };
}
