import { paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import { hello, type Letter, type Recipient } from '../../mail/layout.ts';

interface Reviewed {
  readonly sessionId: string;
  readonly projectTitle: string;
  readonly sessionTitle: string;
  /** What the team answers; '' for nothing. */
  readonly words: string;
}

const open = (sessionId: string) => ({
  label: 'Open the session',
  path: `/courses/session/${encodeURIComponent(sessionId)}`,
});

/** What each mail about a project says (RUN-02, D74). */
export const projectMails = {
  reviewed: ({ firstName }: Recipient, { sessionId, projectTitle, sessionTitle, words }: Reviewed): Letter => ({
    name: 'projectReviewed',
    subject: `Your project was reviewed: ${projectTitle}`,
    greeting: hello(firstName),
    paragraphs: [`We have reviewed what you sent for ${projectTitle} in ${sessionTitle}.`, ...paragraphsOf(words)],
    action: open(sessionId),
  }),
  returned: ({ firstName }: Recipient, { sessionId, projectTitle, sessionTitle, words }: Reviewed): Letter => ({
    name: 'projectReturned',
    subject: `Please send your project again: ${projectTitle}`,
    greeting: hello(firstName),
    paragraphs: [
      `We have read what you sent for ${projectTitle} in ${sessionTitle}, and ask you to send it again.`,
      ...paragraphsOf(words),
    ],
    action: open(sessionId),
  }),
};
