import { sessions } from './courses.ts';
import { aiLeaders } from './sessionContents/aiLeaders.ts';
import { ordinary } from './sessionContents/ordinary.ts';
import type { SessionContentSeed } from './types.ts';

type Extra = Partial<Pick<SessionContentSeed, 'uiCustomizations' | 'announcements'>>;

/** Content of individual sessions that differs from the default. */
const extras: Readonly<Record<string, Extra>> = {
  'decision-writing-1': {
    uiCustomizations: { taskContainerTitle: 'Before and after the workshop' },
    announcements: [
      {
        sessionContentId: 'decision-writing-1-news',
        announcement:
          'Have **one memo of your own** open when we begin. We start on the minute and write from minute five.',
        stylePreset: 'HIGHLIGHT',
      },
    ],
  },
  'prompting-for-analysts-1': {
    announcements: [
      {
        sessionContentId: 'prompting-for-analysts-1-news',
        announcement: 'Bring a question that you answered last month, and its answer. No confidential data, please.',
        stylePreset: 'DEFAULT',
      },
    ],
  },
  'platform-strategy-1': {
    announcements: [
      {
        sessionContentId: 'platform-strategy-1-news',
        announcement: 'This cohort is over. The recordings and the cases stay open to everyone who took part.',
        stylePreset: 'QUIET',
      },
    ],
  },
  'mini-mba-ai-1': {
    announcements: [
      {
        sessionContentId: 'mini-mba-ai-1-news',
        announcement:
          'Board papers are due at the end of week six. **Your group’s mentor** reads a draft in week five.',
        stylePreset: 'DEFAULT',
      },
    ],
  },
};

/** The content of each session's page, live and on demand. */
export const sessionContents: readonly SessionContentSeed[] = sessions.map((session) =>
  session.session.sessionId === aiLeaders.sessionId ? aiLeaders : ordinary(session, extras[session.session.sessionId]),
);
