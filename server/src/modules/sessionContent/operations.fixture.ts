import { persona } from '@atrium/content/people.ts';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { firstNumber, type Operations } from '../../testing/operation.ts';
import { addHandedIn } from './projects.fixture.ts';

const ofOtherCourses = 'submissions.test.ts: one of a course of somebody else is as one that is not there';

export const operations: Operations = {
  getOnDemandContent: { access: contentRequirement },
  getSessionContainerContent: { access: contentRequirement },
  getSessionContent: { access: contentRequirement, ids: { slug: 'contentMatrix.long.test.ts' } },
  getSessionContentVideos: { access: contentRequirement },
  getUserSessionConfig: { access: contentRequirement },
  listSubmissions: { access: { staff: 'submission.write' } },
  listWaitingSubmissions: { access: { staff: 'submission.write' } },
  getSubmission: { access: { staff: 'submission.write' }, ids: { submissionId: ofOtherCourses } },
  reviewSubmission: {
    access: { staff: 'submission.write' },
    call: async (server) => {
      const submissionId = await addHandedIn(server, persona('planned').memberId);
      const variables = { submissionId, state: 'RETURNED', words: 'Add a number, please.' };
      return { caller: await server.as('instructor'), variables, varying: ['lines', 'isSaved'] };
    },
    ids: { submissionId: ofOtherCourses },
  },
  submitProject: {
    access: contentRequirement,
    call: async (server) => ({
      caller: await server.as('academy'),
      variables: (n) => ({
        input: {
          sessionContentId: 'ai-leaders-1-project',
          link: `https://docs.example/${String(n)}`,
          note: 'A newer version.',
          ...firstNumber,
        },
      }),
    }),
  },
  saveSessionContentProgress: {
    access: contentRequirement,
    call: async (server) => ({
      caller: await server.as('member'),
      variables: (n) => ({
        sessionContentId: 'ai-leaders-2-check-partner',
        type: 'BONUS_CONTENT',
        status: n % 2 === 0 ? 'Completed' : 'NotStarted',
      }),
    }),
  },
};
