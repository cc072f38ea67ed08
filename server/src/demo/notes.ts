import { createHash } from 'node:crypto';
import { notes } from '@atrium/content/notes.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** What members wrote for themselves at lessons. */
export function noteRows(at: At): LoadRows<'note'> {
  return {
    note: notes.map(({ memberId, courseId, group, lesson, seconds, text, at: written }, k) => ({
      member_id: memberId,
      note_id: idOf(`${memberId} ${String(k)}`),
      session_id: `${courseId}-od`,
      group_id: `${courseId}-${group}`,
      content_id: `${courseId}-${lesson}-item`,
      video_id: `${courseId}-${lesson}`,
      seconds,
      text,
      created_at: at(written),
      changed_at: at(written),
      revision: 1,
    })),
  };
}

/** The same id at each start. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
