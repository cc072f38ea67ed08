import { people } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/**
 * Mails that have left and that were stopped, as the team meets them: to people who are nobody of the demo, and one to
 * a member whose mails come back; and a letter with words of the academy.
 */
export function mailRows(at: At): LoadRows<'mail' | 'mail_trouble' | 'letter_words'> {
  const mail = { html: '', body: '', calendar: null, calendar_method: null, unsubscribe_path: null };
  const open = { sent_at: null, withdrawn_at: null, failed_at: null, withheld: null };
  const email = people.find(({ memberId }) => memberId === 'agnieszka-nowak')?.email ?? '';
  const seat = { letter: 'seatReminded', subject: 'Your seat at Atrium is waiting' };
  return {
    mail: [
      {
        ...mail,
        ...seat,
        ...open,
        dedupe_key: 'demo/sent',
        to_address: 'mara.lindt@oceanic.example',
        created_at: at({ days: -3 }),
        sent_at: at({ days: -3 }),
      },
      {
        ...mail,
        ...seat,
        ...open,
        dedupe_key: 'demo/sent-too',
        to_address: 'ines.varga@oceanic.example',
        created_at: at({ days: -4 }),
        sent_at: at({ days: -4 }),
      },
      {
        ...mail,
        ...seat,
        ...open,
        dedupe_key: 'demo/withdrawn',
        to_address: 't.hale@oceanic.example',
        created_at: at({ days: -2 }),
        withdrawn_at: at({ days: -1 }),
      },
      {
        ...mail,
        ...open,
        letter: 'eventReminder',
        subject: 'Coming up: New member orientation',
        dedupe_key: 'demo/withheld',
        to_address: email,
        created_at: at({ days: -1 }),
        withdrawn_at: at({ days: -1 }),
        withheld: 'BOUNCED',
      },
    ],
    letter_words: [
      {
        letter: 'badgeEarned',
        subject: '',
        preheader: 'It counts toward the certificates that include {courseTitle}.',
        heading: 'Well done',
        text: '',
        button: '',
        saved_at: at({ days: -30 }),
      },
    ],
    mail_trouble: [
      {
        address: email,
        hard_bounces: 2,
        last_words: '550 5.1.1 The email account that you tried to reach does not exist.',
        last_at: at({ days: -6 }),
        stopped_for: 'BOUNCED',
        stopped_since: at({ days: -6 }),
      },
    ],
  };
}
