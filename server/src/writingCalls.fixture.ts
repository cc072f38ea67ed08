import { randomUUID } from 'node:crypto';
import { day } from '@atrium/domain/time.ts';
import { hashTac } from './modules/proof/service/tac.ts';
import { signupLimitedUser } from './modules/account/service/signupLimitedUser.ts';
import { addSignup } from './modules/account/store/signups.ts';
import { demoPassword } from './demo/accounts.ts';
import { addMembers, contextOf } from './modules/enrollment/workshop.fixture.ts';
import { emailCalls } from './modules/accountSettings/emailChange.fixture.ts';
import { learningPlanQuizId, planResponses } from './modules/plan/quiz.fixture.ts';
import { passCalls } from './modules/pass/passCalls.fixture.ts';
import { profileCalls } from './modules/member/profileCalls.fixture.ts';
import { submitQuiz } from './modules/plan/service/submitQuiz.ts';
import { answerSurvey, surveyResponses } from './modules/survey/survey.fixture.ts';
import { begin, firstPlace, open } from './modules/video/video.fixture.ts';
import { codeOf, forgetAttempts, mutate, type Call } from './testing/call.ts';
import type { TestServer } from './testing/harness.ts';

// The writing calls of modules that have only a few; those with more keep them in a fixture beside them.

const [signupAddress, signupTac] = ['locks@signup.example', 'the tac of a signup'];

/** Signups, and codes by mail. */
async function accountCalls(server: TestServer): Promise<Record<string, Call>> {
  const times = { requestedAt: new Date(), expiresAt: new Date(Date.now() + day) };
  const signup = { address: signupAddress, firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
  await addSignup(server.db, hashTac(signupTac), signup, times);
  const mail = async (call: string): Promise<unknown> => {
    await forgetAttempts(server);
    type Answer = { sent: { success: boolean | null; error: { code: string } | null } };
    const { sent } = await server.stranger.query<Answer>(`mutation { sent: ${call} { success error { code } } }`);
    return sent.success === true ? 'done' : (sent.error?.code ?? 'nothing');
  };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return {
    signupLimitedUser: async () => {
      await forgetAttempts(server);
      const ctx = server.context(null, server.clock.now());
      const verify = () => Promise.resolve({ human: true, useKey: randomUUID() } as const);
      const ports = { ...ctx.ports, botCheck: { ...ctx.ports.botCheck, verify } };
      const input = { firstName: 'A', lastName: 'Member', email: signupAddress, freemiumType: 'freemium2' };
      const rest = { botChallengeToken: '', ssoUsername: null, redirectPath: null };
      return codeOf(await signupLimitedUser({ ...ctx, ports }, { ...input, ...rest }));
    },
    forgotPassword: () => mail('forgotPassword(email: "planner@demo.example")'),
    sendVerificationCode: () =>
      mail(`sendVerificationCode(b64email: "${base64(signupAddress)}", b64tac: "${base64(signupTac)}")`),
  };
}

/** Downloads and videos of a company's administrator. */
async function managerCalls(server: TestServer): Promise<Record<string, Call>> {
  const manager = await server.as('ann@acme.example');
  return {
    saveCaseStudyViewing: (n) =>
      mutate(
        manager,
        `saveCaseStudyViewing(input: { caseStudyId: "half-the-inbox", viewingKey: "${String(n % 2)}",
          playingSeconds: ${String(n)}, maxPlayhead: ${String(n)} })`,
      ),
    mailDashboardDownload: (n) =>
      mutate(manager, `mailDashboardDownload(downloadType: employees, searchTerm: "${String(n % 2)}")`),
  };
}

/** Saved courses, videos of limited and other members, their own data, and everything that has few calls. */
export async function otherCalls(server: TestServer): Promise<Record<string, Call>> {
  const [member, limited] = [await server.as('member'), await server.as('limited')];
  const as = (n: number) => (n % 2 === 0 ? member : limited);
  const [place, free] = [
    await firstPlace(member, 'platform-strategy'),
    await firstPlace(limited, 'cash-before-profit'),
  ];
  const planMembers = await addMembers(server, 'planning', 2);
  const course = '(contentId: "unit-economics", contentType: COURSE)';
  /** A call as often as it likes. */
  const unlimited = async (n: number, call: string): Promise<unknown> => {
    await forgetAttempts(server);
    return mutate(as(n), call);
  };
  return {
    saveMailChoice: (n) => unlimited(n, `saveMailChoice(kind: REMINDERS, isWanted: ${String(n % 2 === 0)})`),
    requestDataDownload: (n) => unlimited(n, 'requestDataDownload'),
    requestErasure: (n) => unlimited(n, `requestErasure(password: "${demoPassword}")`),
    cancelErasure: (n) => unlimited(n, 'cancelErasure'),
    addUserSave: (n) => mutate(as(n), `addUserSave${course}`),
    removeUserSave: (n) => mutate(as(n), `removeUserSave${course}`),
    openVideo: async (n) => (await open(as(n), n % 2 === 0 ? place : free)).error?.code ?? 'done',
    createVideoSession: async () => {
      await begin(member, place);
      return 'done';
    },
    startAccountLinking: (n) => unlimited(n, `startAccountLinking(email: "locks-${String(n % 3)}@elsewhere.example")`),
    unlinkAccount: (n) => mutate(as(n), 'unlinkAccount'),
    saveSessionContentProgress: (n) =>
      mutate(
        member,
        `saveSessionContentProgress(sessionContentId: "ai-leaders-2-check-partner", type: BONUS_CONTENT,
          status: ${n % 2 === 0 ? 'Completed' : 'NotStarted'})`,
      ),
    saveSurveyPrompt: () => mutate(limited, 'saveSurveyPrompt'),
    saveSurveyResponse: async (n) => {
      const responses = { ...surveyResponses, title: `Analyst ${String(n % 3)}` };
      return (await answerSurvey(as(n), responses)).error?.code ?? 'done';
    },
    submitLearningPlanQuizResponses: async (n) => {
      const ctx = contextOf(server, planMembers[n % 2] ?? '', server.clock.now());
      const responses = { ...planResponses, goal: 'ai', habit: n % 3 === 0 ? 'never' : 'weekly' };
      return codeOf(await submitQuiz(ctx, { learningPlanQuizId, responses, clientSeq: null, deviceId: '' }));
    },
    transferToProfAI: async (n) => {
      await forgetAttempts(server);
      // null for the limited member, whom the call is not for
      type Answer = { transferToProfAI: { error: { code: string } | null } | null };
      const answer = await as(n).ask<Answer>('mutation { transferToProfAI { error { code } } }');
      return answer.data?.transferToProfAI?.error?.code ?? answer.errors?.[0]?.extensions.code ?? 'done';
    },
    ...(await managerCalls(server)),
    ...(await accountCalls(server)),
    ...profileCalls(server, member),
    ...(await emailCalls(server, member)),
    ...(await passCalls(server, await server.as('bob@acme.example'), 'bob@acme.example')),
  };
}
