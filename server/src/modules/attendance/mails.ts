import { hello, type Letter } from '../../mail/layout.ts';

/** What each mail about live meetings says (D74). */
export const attendanceMails = {
  recordingReady: (about: {
    readonly firstName: string;
    readonly sessionId: string;
    readonly title: string;
    readonly meetingTitle: string;
    /** The picture of the course. */
    readonly coverImageUrl: string;
  }): Letter => ({
    name: 'recordingReady',
    cover: { path: about.coverImageUrl, alt: '' },
    kind: 'RECORDINGS',
    subject: `The recording is ready: ${about.title}`,
    greeting: hello(about.firstName),
    paragraphs: [
      `The recording of ${about.meetingTitle} in ${about.title} is ready.`,
      "You'll find it on the session page, under 'Live classes'.",
    ],
    action: { label: 'Open the session', path: `/courses/session/${encodeURIComponent(about.sessionId)}` },
  }),
};
