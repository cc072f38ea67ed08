import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

interface MailInput {
  readonly mailId: string;
}

const changes = () => ['outbox'] as const;

const stop = graphql(`
  mutation StopOutboxMail($mailId: ID!, $reason: String, $dryRun: Boolean) {
    stopMail(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Withdraws a mail that has not left (RUN-01). */
export const stopMailAct: Act<MailInput> = {
  name: 'stopMail',
  send: async (input) => accepted((await execute(stop, input)).stopMail),
  changes,
};

const mailAgain = graphql(`
  mutation MailAddressAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {
    mailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Mails the address of a mail again that was given up, whether or not somebody has an account by it (RUN-13). */
export const mailAddressAgainAct: Act<MailInput> = {
  name: 'mailAddressAgain',
  send: async (input) => accepted((await execute(mailAgain, input)).mailAgain),
  changes,
};

const sendAgain = graphql(`
  mutation SendOutboxMailAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {
    sendMailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Sends a mail once more that failed or was sent (RUN-01). */
export const sendMailAgainAct: Act<MailInput> = {
  name: 'sendMailAgain',
  send: async (input) => accepted((await execute(sendAgain, input)).sendMailAgain),
  changes,
};
