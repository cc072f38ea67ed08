import { paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import { hello, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

interface Reviewed {
  readonly sessionId: string;
  readonly projectTitle: string;
  readonly sessionTitle: string;
  /** What the team answers; '' for nothing. */
  readonly words: string;
}

const about =
  (name: 'projectReviewed' | 'projectReturned') =>
  ({ firstName }: Recipient, { sessionId, projectTitle, sessionTitle, words }: Reviewed): Letter =>
    written(
      name,
      { projectTitle, sessionTitle, answer: paragraphsOf(words) },
      { greeting: hello(firstName), path: `/courses/session/${encodeURIComponent(sessionId)}` },
    );

/** What each mail about a project says (RUN-02, D74). */
export const projectMails = { reviewed: about('projectReviewed'), returned: about('projectReturned') };
