import type { FillExample } from '../base/exampleAcademy.ts';
import { loadRows } from '../base/sql/load.ts';
import { relativeTo } from './at.ts';
import { inOrder } from './inOrder.ts';

/** The tables of content: without people, companies, what is sold, and passes, whose codes everybody can read. */
const tables = [
  'faculty',
  'video',
  'course',
  'course_faculty',
  'session',
  'session_seat',
  'meeting',
  'session_content',
  'group_video',
  'page_content',
  'case_study',
  'certificate',
  'certificate_version',
  'certificate_group',
  'certificate_course',
  'member_event',
  'learning_plan_content',
  'resource',
  'resource_item',
  'resource_tag',
] as const;

/** The content of the demo as the example academy. */
export const fillExample: FillExample = async (tx, now) => {
  // loaded later, because hardly any process needs the data
  const { demoRows } = await import('./rows.ts');
  const rows = demoRows(relativeTo(now), now);
  for (const table of await inOrder(tx, tables)) {
    // nobody of the demo sits in the sessions of the example
    if (table === 'session_seat')
      await loadRows(
        tx,
        table,
        rows.session_seat.map(({ session_id, capacity = null }) => ({ session_id, capacity })),
      );
    else await loadRows(tx, table, rows[table]);
  }
};
