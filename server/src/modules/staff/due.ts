import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpiredInvitations } from './service/invitation.ts';

export const dueWork: readonly DueWork[] = [{ name: 'staff.expiredInvitations', run: removeExpiredInvitations }];
