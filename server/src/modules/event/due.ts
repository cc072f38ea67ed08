import type { DueWork } from '../../base/jobs/due.ts';
import { remindAttendees } from './service/remind.ts';

export const dueWork: readonly DueWork[] = [{ name: 'event.remindAttendees', run: remindAttendees }];
