import { brand } from '../brand.ts';
import type { SessionContentSeed } from '../types.ts';

const worksheets = '/files/worksheets/ai-leaders.html';
const lesson = (name: string): string => `ai-leaders-${name}`;

/** The running cohort, with every kind of container and item. */
export const aiLeaders: SessionContentSeed = {
  sessionId: 'ai-leaders-2',
  announcements: [
    {
      sessionContentId: 'ai-leaders-2-news-room',
      announcement:
        '**The live room has moved.** We meet in the main hall from now on. The Join button below is already up to date.',
      imageUrl: '/files/art/announcement/ai-leaders-2-room.svg',
      stylePreset: 'HIGHLIGHT',
    },
    {
      sessionContentId: 'ai-leaders-2-news-clinic',
      announcement:
        'The clinic takes six workflows a week. Bring yours with **one number** and **one question**. The lesson *Give the model a job description* shows how to find both.',
      stylePreset: 'DEFAULT',
      internalLinkUrl: `/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-${lesson('give-the-model-a-job-description')}`,
    },
    {
      sessionContentId: 'ai-leaders-2-news-framework',
      announcement: "Legal team asking what others do? NIST's AI Risk Management Framework is free and easy to read.",
      stylePreset: 'QUIET',
      externalLinkUrl: 'https://www.nist.gov/itl/ai-risk-management-framework',
    },
  ],
  containers: [
    {
      sessionContentId: 'ai-leaders-2-welcome',
      type: 'WELCOME',
      title: 'Welcome to AI for Business Leaders',
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'ai-leaders-2-welcome-text',
          intro: '<p>Two weeks, five live hours and one project from your own work.</p>',
          body: '<p>Bring something you do every week and would like to stop doing by hand. You will measure it, hand a part of it to a model and decide, with numbers, what to keep.</p><p>Amara answers questions in the community on class days, for an hour after each class.</p>',
          outro: '<p>The room opens 15 minutes before each class.</p>',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'ai-leaders-2-join',
          buttonText: 'Join the live room',
          buttonUrl: '/__sandbox/meeting/session/ai-leaders-2',
          buttonStartIcon: 'broadcast',
        },
      ],
    },
    {
      sessionContentId: 'ai-leaders-2-resources',
      type: 'RESOURCES',
      title: 'Worksheets and templates',
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'ai-leaders-2-resources-text',
          body: '<ul><li>The five-day hour log</li><li>Job description for a model, with one worked example</li><li>Stopping rule, one page</li></ul>',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'ai-leaders-2-worksheets',
          buttonText: 'Open the worksheets',
          buttonUrl: worksheets,
          buttonStartIcon: 'file-text',
          buttonEndIcon: 'arrow-right',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'ai-leaders-2-template-week-2',
          buttonText: 'Business case template',
          buttonUrl: `${worksheets}#business-case`,
          buttonStartIcon: 'lock',
          enabledAt: { days: 5, at: '14:00' },
        },
      ],
    },
    {
      sessionContentId: 'ai-leaders-2-before',
      type: 'TASK',
      title: 'Before the first session',
      calendarDate: { days: -2 },
      expandedPlaceholder: 'One working day with a log, then one lesson.',
      minutes: 30,
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'ai-leaders-2-before-text',
          body: '<p>Keep the hour log for one working day, then watch the lesson.</p>',
        },
        {
          type: 'VIDEO_GROUP',
          sessionContentId: 'ai-leaders-2-before-videos',
          title: 'One lesson to start',
          videoIds: [lesson('where-the-hours-go')],
        },
      ],
    },
    {
      sessionContentId: 'ai-leaders-2-week-1',
      type: 'TASK',
      title: 'Week 1: See the work',
      calendarDate: { days: 4 },
      items: [
        {
          type: 'CALENDAR',
          sessionContentId: 'ai-leaders-2-week-1-calendar',
          calendarStartDate: { mondayOf: { days: 0 } },
          planned: [
            'Watch Map the work, not the org chart',
            'Rewrite one request',
            'Post your map in the community',
            'Watch Four ways a model helps',
            'Look at week 2',
          ],
        },
        {
          type: 'VIDEO_GROUP',
          sessionContentId: 'ai-leaders-2-week-1-videos',
          title: 'Lessons of week 1',
          intro: '<p>In this order. Each ends with something to do with your own work.</p>',
          outro: '<p>Bring the rewritten request to the clinic.</p>',
          videoIds: [
            lesson('map-the-work-not-the-org-chart'),
            lesson('give-the-model-a-job-description'),
            lesson('four-ways-a-model-helps'),
          ],
        },
      ],
    },
    {
      sessionContentId: 'ai-leaders-2-week-2',
      type: 'TASK',
      title: 'Week 2: Keep or stop',
      calendarDate: { days: 9 },
      items: [
        {
          type: 'VIDEO_GROUP',
          sessionContentId: 'ai-leaders-2-week-2-videos',
          title: 'Lessons of week 2',
          videoIds: [
            lesson('check-the-answer-not-the-tone'),
            lesson('when-to-stop-a-pilot'),
            lesson('your-review-rhythm'),
          ],
          enabledAt: { days: 5, at: '14:00' },
        },
        {
          type: 'VIDEO_GROUP',
          sessionContentId: 'ai-leaders-2-more',
          title: 'For those who want more',
          videoIds: [lesson('three-memos-that-changed-a-rollout')],
          optional: true,
        },
      ],
    },
    {
      sessionContentId: 'ai-leaders-2-project',
      type: 'PROJECT_SUBMISSION',
      title: 'Your project: one workflow, before and after',
      calendarDate: { days: 9 },
      minutes: 90,
      items: [
        {
          type: 'RICH_TEXT',
          sessionContentId: 'ai-leaders-2-project-text',
          body: '<p>One page: the map, the rewritten request, minutes before and after, and the stopping rule. A link to a document is enough.</p>',
        },
        {
          type: 'CTA_BUTTON',
          sessionContentId: 'ai-leaders-2-project-submit',
          buttonText: 'Submit project',
          buttonUrl: `mailto:${brand.supportEmail}?subject=${encodeURIComponent('My project in AI for Business Leaders')}`,
          buttonStartIcon: 'upload',
          enabledAt: { days: 6, at: '14:00' },
        },
      ],
    },
  ],
  checklist: [
    {
      sessionContentId: 'ai-leaders-2-check-introduce',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Settle in',
      title: 'Introduce yourself in the community',
      subtitle: 'Two sentences and the workflow you bring',
      subtype: 'OTHER_SELF_REPORTED',
      selfReporting: true,
    },
    {
      sessionContentId: 'ai-leaders-2-check-partner',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Settle in',
      title: 'Find a partner for the two weeks',
      subtype: 'OTHER_SELF_REPORTED',
      selfReporting: true,
    },
    {
      sessionContentId: 'ai-leaders-2-check-before',
      refSessionContentId: 'ai-leaders-2-before-videos',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Settle in',
      title: 'Watch Where the hours go',
      subtype: 'VIDEO_GROUP',
      selfReporting: false,
    },
    {
      sessionContentId: 'ai-leaders-2-check-live-1',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Week 1',
      title: 'Attend the working session',
      subtype: 'ZOOM_ATTENDANCE',
      selfReporting: false,
      meeting: 0,
    },
    {
      sessionContentId: 'ai-leaders-2-check-live-2',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Week 1',
      title: 'Attend the clinic',
      subtype: 'ZOOM_ATTENDANCE',
      selfReporting: false,
      meeting: 1,
    },
    {
      sessionContentId: 'ai-leaders-2-check-week-1',
      refSessionContentId: 'ai-leaders-2-week-1-videos',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Week 1',
      title: 'Watch the lessons of week 1',
      subtype: 'VIDEO_GROUP',
      selfReporting: false,
    },
    {
      sessionContentId: 'ai-leaders-2-check-more',
      refSessionContentId: 'ai-leaders-2-more',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Week 2',
      title: 'Watch Three memos that changed a rollout',
      subtype: 'OPTIONAL_VIDEO_GROUP',
      selfReporting: false,
    },
    {
      sessionContentId: 'ai-leaders-2-check-project',
      refSessionContentId: 'ai-leaders-2-project',
      parentSessionContentId: 'ai-leaders-2-welcome',
      checklistGroupName: 'Week 2',
      title: 'Submit your project',
      subtype: 'PROJECT_SUBMISSION',
      selfReporting: false,
    },
  ],
  schedules: [
    {
      title: 'Week 1',
      calendarStartDate: { mondayOf: { days: 0 } },
      calendarEndDate: { mondayOf: { days: 0 }, plusDays: 4 },
      planned: [
        'Map the work, not the org chart',
        'Rewrite one request and keep score',
        'Post your map',
        'Four ways a model helps',
        'Look at week 2',
      ],
      checks: {
        'Map the work, not the org chart': 'ai-leaders-2-check-week-1',
        'Four ways a model helps': 'ai-leaders-2-check-week-1',
      },
    },
    {
      title: 'Week 2',
      calendarStartDate: { mondayOf: { days: 7 } },
      calendarEndDate: { mondayOf: { days: 7 }, plusDays: 4 },
      planned: [
        'Check the answer, not the tone',
        'Measure the same task again',
        'Hand in your project',
        'When to stop a pilot',
        'Your review rhythm',
      ],
      checks: {
        'Hand in your project': 'ai-leaders-2-check-project',
        'When to stop a pilot': 'ai-leaders-2-check-more',
      },
    },
  ],
};
