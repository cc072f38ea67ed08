import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type DatedRecipient, type Letter } from '../../mail/layout.ts';

interface Failed {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly publishAt: number;
  readonly reason: string;
}

/** What each mail about documents says (D74). */
export const documentMails = {
  publishingFailed: (
    { firstName, timeZone }: DatedRecipient,
    { kind, id, title, publishAt, reason }: Failed,
  ): Letter => ({
    name: 'publishingFailed',
    subject: `Not published: ${title}`,
    greeting: hello(firstName),
    paragraphs: [
      `${title} was to be published on ${formatInstant(publishAt, timeZone)}, and could not be.`,
      ...reason.split('\n'),
      'Nothing has changed for members. The draft is as you left it: mend what is wrong and publish it, or choose another time.',
    ],
    action: { label: `Open the ${kind}`, path: `/studio/${encodeURIComponent(kind)}/${encodeURIComponent(id)}` },
  }),
};
