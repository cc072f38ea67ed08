import { persona } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** Somebody who gets no reminders, and somebody whose account will be erased (ACT-03, ACT-05). */
export function privacyRows(at: At): LoadRows<'mail_choice' | 'member_erasure'> {
  return {
    mail_choice: [
      {
        member_id: persona('archive').memberId,
        kind: 'REMINDERS',
        token: 'demo-reminders-archive',
        unwanted_since: at({ days: -20 }),
      },
    ],
    member_erasure: [
      {
        member_id: persona('transactional-none').memberId,
        requested_at: at({ days: -1 }),
        due_at: at({ days: 13 }),
      },
    ],
  };
}
