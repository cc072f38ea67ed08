import { hello, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

/** What each mail about live meetings says (D74). */
export const attendanceMails = {
  recordingReady: (about: {
    readonly firstName: string;
    readonly sessionId: string;
    readonly title: string;
    readonly meetingTitle: string;
    /** The picture of the course. */
    readonly coverImageUrl: string;
  }): Letter =>
    written(
      'recordingReady',
      { sessionTitle: about.title, meetingTitle: about.meetingTitle },
      {
        cover: { path: about.coverImageUrl, alt: '' },
        kind: 'RECORDINGS',
        greeting: hello(about.firstName),
        path: `/courses/session/${encodeURIComponent(about.sessionId)}`,
      },
    ),
};
