import type { DueWork } from '../../base/jobs/due.ts';
import { remindAttendees } from './service/remind.ts';
import { tellChanges } from './service/tellChanges.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'event.tellChanges', run: tellChanges },
  { name: 'event.remindAttendees', run: remindAttendees },
];
