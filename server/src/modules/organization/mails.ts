import { downloadLinkLifetimeWords } from '@atrium/domain/organization/downloadLinks.ts';
import { hello, type Letter, type Recipient } from '../../mail/layout.ts';

/** What the mails of the dashboard say (D62). */
export const organizationMails = {
  download: ({ firstName }: Recipient, name: string, path: string): Letter => ({
    name: 'organizationDownload',
    subject: `Your download is ready: ${name}`,
    greeting: hello(firstName),
    paragraphs: [
      `You asked for ${name} on the dashboard of your organization. The file has the figures as of the moment it was made.`,
      `The link works for ${downloadLinkLifetimeWords}, for you alone, in a browser where you're signed in. The file contains the names and email addresses of your colleagues, so please don't share it.`,
    ],
    action: { label: 'Download the file', path },
  }),
};
