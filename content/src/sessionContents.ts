import { brand } from './brand.ts';
import { sessions } from './courses.ts';
import { aiLeaders } from './sessionContents/aiLeaders.ts';
import { ordinary, type Extra } from './sessionContents/ordinary.ts';
import type { SessionContentSeed } from './types.ts';

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
  // one member has handed the project in, another got it back: see the progress in history.ts
  'growth-loops-1': {
    project: {
      sessionContentId: 'growth-loops-1-project',
      type: 'PROJECT_SUBMISSION',
      title: 'Your project: one loop and its weakest step',
      calendarDate: { days: -30 },
      minutes: 90,
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'growth-loops-1-project-text',
          body: '<p>One page: the loop with a number for each turn, the step that leaks most, and two tests on it.</p>',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'growth-loops-1-project-submit',
          buttonText: 'Submit project',
          buttonUrl: `mailto:${brand.supportEmail}?subject=${encodeURIComponent('My project in Growth Loops')}`,
          buttonStartIcon: 'upload',
        },
      ],
    },
  },
  // one member has sent the project again and waits, the project of another was reviewed
  'ai-leaders-1': {
    project: {
      sessionContentId: 'ai-leaders-1-project',
      type: 'PROJECT_SUBMISSION',
      title: 'Your project: one workflow, before and after',
      calendarDate: { days: -51 },
      minutes: 90,
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'ai-leaders-1-project-text',
          body: '<p>One page: the map, the rewritten request, minutes before and after, and the stopping rule. A link to a document is enough.</p>',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'ai-leaders-1-project-submit',
          buttonText: 'Submit project',
          buttonUrl: `mailto:${brand.supportEmail}?subject=${encodeURIComponent('My project in AI for Business Leaders')}`,
          buttonStartIcon: 'upload',
        },
      ],
    },
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
