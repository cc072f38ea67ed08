import { downloadLinkLifetimeWords } from '@atrium/domain/organization/downloadLinks.ts';
import { hello, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

/** What the mails of the dashboard say (D62). */
export const organizationMails = {
  download: ({ firstName }: Recipient, name: string, path: string): Letter =>
    written(
      'organizationDownload',
      { download: name, lifetime: downloadLinkLifetimeWords },
      { greeting: hello(firstName), path },
    ),
};
