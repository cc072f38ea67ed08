import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** Mails that have left and that were stopped, as the team meets them: to people who are nobody of the demo. */
export function mailRows(at: At): LoadRows<'mail'> {
  const mail = { html: '', body: '', calendar: null, calendar_method: null, unsubscribe_path: null };
  const open = { sent_at: null, withdrawn_at: null, failed_at: null };
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
    ],
  };
}
