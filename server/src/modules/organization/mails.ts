import { downloadLinkHoldsWords } from '@atrium/domain/organization/downloadLinks.ts';
import type { Letter, Recipient } from '../../mail/layout.ts';

/** What the mails of the dashboard say (D62). */
export const organizationMails = {
  download: ({ firstName }: Recipient, name: string, path: string): Letter => ({
    template: 'organizationDownload',
    subject: `Your download is ready: ${name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You asked for ${name} on the dashboard of your organization. The file is made when you open the link, so it has the figures of that moment.`,
      `The link works for ${downloadLinkHoldsWords}, and only while you may see these figures. It contains the names and addresses of your colleagues, so please do not pass it on.`,
    ],
    action: { label: 'Download the file', path },
  }),
};
