import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listOutboxMails: {
    access: { staff: 'mail.read' },
    ids: { address: 'outbox.test.ts: for the team, who sees the mails of everybody' },
    addresses: 'for the team, who sees the mails of everybody',
  },
};
