import type { StaffChange } from '../staffChange.ts';
import { mutationPayload } from './builder.ts';

/** The payload of what somebody of the team does by a page. */
export const StaffChangePayload = mutationPayload<StaffChange>('StaffChangePayload', (t) => ({
  lines: t.exposeStringList('lines', {
    nullable: true,
    description: 'What was done, and to whom; none when it was so already.',
  }),
  isSaved: t.exposeBoolean('isSaved', { nullable: true, description: 'False when it was so already.' }),
}));
