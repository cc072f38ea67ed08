import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';

const byId = 'takes the id of a mail, and no address';
const forTeam = 'outbox.test.ts: for the team, who sees the mails of everybody';

/** Adds a mail without a job, which waits or was sent; returns its id. */
export async function addMail(
  server: TestServer,
  more: { readonly to?: string; readonly sentAt?: Date; readonly withdrawnAt?: Date; readonly failedAt?: Date } = {},
  { isSecret = false }: { readonly isSecret?: boolean } = {},
): Promise<string> {
  const { mailId } = await server.db
    .insertInto('mail')
    .values({
      dedupe_key: randomUUID(),
      letter: 'sessionCanceled',
      to_address: more.to ?? 'ada@test.example',
      subject: 'Canceled',
      html: '<p>The text.</p>',
      body: 'The text.',
      calendar: null,
      calendar_method: null,
      unsubscribe_path: null,
      is_secret: isSecret,
      created_at: new Date(server.clock.now()),
      sent_at: more.sentAt ?? null,
      withdrawn_at: more.withdrawnAt ?? null,
      failed_at: more.failedAt ?? null,
    })
    .returning('mail_id as mailId')
    .executeTakeFirstOrThrow();
  return String(mailId);
}

/** Stops the mails to a persona, as after two that came back; returns their id. */
export async function stopMails(server: TestServer, name: string): Promise<string> {
  const { memberId, email } = persona(name);
  const at = new Date(server.clock.now());
  const stop = { hard_bounces: 2, last_words: '550 No such user', last_at: at };
  await server.db
    .insertInto('mail_trouble')
    .values({ address: email, ...stop, stopped_for: 'BOUNCED', stopped_since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return memberId;
}

export const operations: Operations = {
  listOutboxMails: {
    access: { staff: 'mail.read' },
  },
  stopMail: {
    access: { staff: 'mail.write' },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: { mailId: await addMail(server), reason: 'The session takes place after all.' },
      varying: ['lines', 'isSaved'],
    }),
    ids: { mailId: forTeam },
    addresses: byId,
  },
  mailAgain: {
    access: { staff: 'mail.write' },
    call: async (server) => {
      const to = await stopMails(server, 'academy');
      return {
        caller: await server.as('support'),
        variables: { userId: to, reason: 'The mailbox is there again.' },
        varying: ['lines', 'isSaved'],
      };
    },
    ids: { mailId: forTeam },
    addresses: byId,
  },
  sendMailAgain: {
    access: { staff: 'mail.write' },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: { mailId: await addMail(server, { sentAt: new Date(server.clock.now()) }), reason: 'It was deleted.' },
      varying: ['lines', 'isSaved'],
    }),
    ids: { mailId: forTeam },
    addresses: byId,
  },
};
