import { randomUUID } from 'node:crypto';
import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { hashTac } from './modules/proof/service/tac.ts';
import { signupLimitedUser } from './modules/account/service/signupLimitedUser.ts';
import { addSignup } from './modules/account/store/signups.ts';
import type { MemberContext } from './base/context.ts';
import { demoPassword } from './demo/accounts.ts';
import { addEarners, addProgram } from './modules/certificate/certificate.fixture.ts';
import {
  addCertificateCompletion,
  removeCertificateCompletion,
} from './modules/certificate/service/certificateCompletions.ts';
import { evaluateMember } from './modules/certificate/service/evaluate.ts';
import { holdCertificate } from './modules/certificate/service/holdCertificate.ts';
import { issueDue } from './modules/certificate/service/issueDue.ts';
import { saveCertificateRegistration } from './modules/certificate/service/saveCertificateRegistration.ts';
import { addMembers, contextOf } from './modules/enrollment/workshop.fixture.ts';
import { resetEventsCalendar } from './modules/event/service/calendars.ts';
import { inviteFriendsToEvent } from './modules/event/service/inviteFriends.ts';
import { saveMemberEventRsvp } from './modules/event/service/saveMemberEventRsvp.ts';
import { emailCalls } from './modules/accountSettings/emailChange.fixture.ts';
import { learningPlanQuizId, planResponses } from './modules/plan/quiz.fixture.ts';
import { addPass, extras, register } from './modules/pass/pass.fixture.ts';
import { profileCalls } from './modules/member/profileCalls.fixture.ts';
import { submitQuiz } from './modules/plan/service/submitQuiz.ts';
import { answerSurvey, surveyResponses } from './modules/survey/survey.fixture.ts';
import { begin, firstPlace, open } from './modules/video/video.fixture.ts';
import type { Call } from './testing/call.ts';
import type { Caller, TestServer } from './testing/harness.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };
const said = (outcome: Outcome): string => (outcome.ok ? 'done' : outcome.refusal.code);

const unnumbered = { clientSeq: null, deviceId: '' } as const;

/** Answers to one event, invitations to it by several members to the same friends, and new calendar addresses. */
export async function eventCalls(server: TestServer): Promise<Record<string, Call>> {
  const now = server.clock.now();
  const memberEventId = 'locks-event';
  await server.db
    .insertInto('member_event')
    .values({
      ...{ member_event_id: memberEventId, title: 'Locks', hero_image_url: '/x.svg', zoom_link: '/room' },
      start_at: new Date(now + 1_000 * day),
    })
    .execute();
  const members = await addMembers(server, 'guest', 4);
  let asked = 0;
  /** Each call two hours after the one before, so that no limit of an hour or a minute ends the test. */
  const as = (n: number): MemberContext => {
    asked += 1;
    const context = contextOf(server, members[n % members.length] ?? '', now + asked * 2 * hour);
    return { ...context, viewer: { ...context.viewer, flags: { ...defaultFlags, inviteAFriend: true } } };
  };
  const friends = ['one', 'two', 'three'].map((name) => `${name}@friends.example`);
  return {
    saveMemberEventRsvp: async (n) => {
      const ctx = as(n);
      const status = asked % 2 === 0 ? 'ACTIVE' : 'DELETED';
      const intent = { userId: ctx.viewer.memberId, memberEventId, status, ...unnumbered } as const;
      return said(await saveMemberEventRsvp(ctx, intent));
    },
    inviteFriendsToEvent: async (n) => {
      const emails = n % 2 === 0 ? friends : friends.toReversed();
      return said(await inviteFriendsToEvent(as(n), { memberEventId, emails, ...unnumbered }));
    },
    resetEventsCalendar: async (n) => said(await resetEventsCalendar(as(n), unnumbered)),
  };
}

/**
 * Certificates of five members who have earned one: registered for and not, issued by staff and by two jobs, held back,
 * revoked. One of them stays registered, so that staff can issue to somebody whatever the others do meanwhile.
 */
export async function certificateCalls(server: TestServer): Promise<Record<string, Call>> {
  const now = server.clock.now();
  const program = { certificateId: 'locks', courseIds: ['locks-certificate'] };
  await addProgram(server, program);
  const [always = '', ...members] = await addEarners(server, program, 5);
  const { certificateId } = program;
  const idOf = (n: number): string => members[n % members.length] ?? '';
  const earnedBy = (n: number) => ({ certificateId, userId: n % 2 === 0 ? always : idOf(n) });
  const staff = contextOf(server, (await server.as('employee')).memberId, now);
  const register = (registered: boolean) => async (n: number) =>
    said(await saveCertificateRegistration(contextOf(server, idOf(n), now), { certificateId, registered }));
  return {
    addCertificateRegistration: register(true),
    removeCertificateRegistration: register(false),
    addCertificateCompletion: async (n) => said(await addCertificateCompletion(staff, earnedBy(n))),
    removeCertificateCompletion: async (n) =>
      said(await removeCertificateCompletion(staff, { ...earnedBy(n), reason: 'x' })),
    'certificate.evaluate': async (n) => {
      await evaluateMember(server.context(null, now), { memberId: idOf(n) });
      return 'done';
    },
    'certificate.issueDue': async () => {
      await issueDue(server.context(null, nextIssueAt(now)));
      return 'done';
    },
    holdCertificate: async (n) => {
      const reason = n % 2 === 0 ? 'x' : null;
      return said(await holdCertificate(staff, { memberId: idOf(n), certificateId, by: 'x', reason }));
    },
  };
}

/** Registrations by two passes of one company, and members who accept them. */
async function passCalls(server: TestServer, caller: Caller, email: string): Promise<Record<string, Call>> {
  const shortCodes = ['LOCKS-1', 'LOCKS-2'] as const;
  for (const shortCode of shortCodes) {
    await addPass(server, { shortCode, customerId: 'acme', takesSeat: true, sessionIds: ['scenario-planning-1'] });
  }
  const codeOf = (n: number) => shortCodes[n % 2] ?? 'LOCKS-1';
  const { memberId: userId } = caller;
  for (const shortCode of shortCodes) await register(caller, shortCode, email);
  return {
    createUserWithPass: async (n) => {
      await server.db.deleteFrom('limit_bucket').execute();
      // strangers, and the members themselves who accept it meanwhile
      const isOwn = n % 2 === 0;
      const address = isOwn ? email : `locks-${String(n % 3)}@acme.example`;
      return (await register(isOwn ? caller : server.stranger, codeOf(n >> 1), address)).error?.code ?? 'done';
    },
    processPassExtras: async (n) =>
      (await extras(caller, { userId, email, shortCode: codeOf(n) })).error?.code ?? 'done',
  };
}

/** Saved courses, videos of limited and other members, and codes by mail. */
export async function otherCalls(server: TestServer): Promise<Record<string, Call>> {
  const callers = await Promise.all(['member', 'limited'].map((name) => server.as(name)));
  const as = (n: number) => callers[n % callers.length] as (typeof callers)[number];
  const manager = await server.as('ann@acme.example');
  const [place, free] = await Promise.all([
    firstPlace(as(0), 'platform-strategy'),
    firstPlace(as(1), 'cash-before-profit'),
  ]);
  const [address, tac] = ['locks@signup.example', 'the tac of a signup'];
  const times = { requestedAt: new Date(), expiresAt: new Date(Date.now() + day) };
  const signup = { address, firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
  await addSignup(server.db, hashTac(tac), signup, times);
  const save =
    (name: string): Call =>
    async (n) => {
      const call = `mutation { ${name}(contentId: "unit-economics", contentType: COURSE) { error { code } } }`;
      type Answer = Record<string, { error: { code: string } | null }>;
      return (await as(n).query<Answer>(call))[name]?.error?.code ?? 'done';
    };
  const mail = async (call: string): Promise<unknown> => {
    await server.db.deleteFrom('limit_bucket').execute();
    type Answer = { sent: { success: boolean | null; error: { code: string } | null } };
    const { sent } = await server.stranger.query<Answer>(`mutation { sent: ${call} { success error { code } } }`);
    return sent.success === true ? 'done' : (sent.error?.code ?? 'nothing');
  };
  const planMembers = await addMembers(server, 'planning', 2);
  const planners = (n: number) => contextOf(server, planMembers[n % 2] ?? '', server.clock.now());
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const about = async (n: number, call: string): Promise<unknown> => {
    await server.db.deleteFrom('limit_bucket').execute();
    type Answer = { done: { error: { code: string } | null } };
    return (await as(n).query<Answer>(`mutation { done: ${call} { error { code } } }`)).done.error?.code ?? 'done';
  };
  return {
    saveMailChoice: (n) => about(n, `saveMailChoice(kind: REMINDERS, isWanted: ${String(n % 2 === 0)})`),
    requestDataDownload: (n) => about(n, 'requestDataDownload'),
    requestErasure: (n) => about(n, `requestErasure(password: "${demoPassword}")`),
    cancelErasure: (n) => about(n, 'cancelErasure'),
    addUserSave: save('addUserSave'),
    removeUserSave: save('removeUserSave'),
    openVideo: async (n) => (await open(as(n), n % 2 === 0 ? place : free)).error?.code ?? 'done',
    createVideoSession: async () => {
      await begin(as(0), place);
      return 'done';
    },
    signupLimitedUser: async () => {
      await server.db.deleteFrom('limit_bucket').execute();
      const ctx = server.context(null, server.clock.now());
      const verify = () => Promise.resolve({ human: true, useKey: randomUUID() } as const);
      const ports = { ...ctx.ports, botCheck: { ...ctx.ports.botCheck, verify } };
      const input = { firstName: 'A', lastName: 'Member', email: address, freemiumType: 'freemium2' };
      return said(
        await signupLimitedUser(
          { ...ctx, ports },
          { ...input, botChallengeToken: '', ssoUsername: null, redirectPath: null },
        ),
      );
    },
    startAccountLinking: async (n) => {
      await server.db.deleteFrom('limit_bucket').execute();
      type Answer = { startAccountLinking: { error: { code: string } | null } };
      const call = `mutation { startAccountLinking(email: "locks-${String(n % 3)}@elsewhere.example") { error { code } } }`;
      return (await as(n).query<Answer>(call)).startAccountLinking.error?.code ?? 'done';
    },
    saveSessionContentProgress: async (n) => {
      type Answer = { saveSessionContentProgress: { error: { code: string } | null } };
      const status = n % 2 === 0 ? 'Completed' : 'NotStarted';
      const call = `mutation { saveSessionContentProgress(sessionContentId: "ai-leaders-2-check-partner",
        type: BONUS_CONTENT, status: ${status}) { error { code } } }`;
      return (await as(0).query<Answer>(call)).saveSessionContentProgress.error?.code ?? 'done';
    },
    unlinkAccount: async (n) => {
      type Answer = { unlinkAccount: { error: { code: string } | null } };
      return (
        (await as(n).query<Answer>('mutation { unlinkAccount { error { code } } }')).unlinkAccount.error?.code ?? 'done'
      );
    },
    saveSurveyPrompt: async () => {
      type Answer = { saveSurveyPrompt: { error: { code: string } | null } };
      const answer = await as(1).query<Answer>('mutation { saveSurveyPrompt { error { code } } }');
      return answer.saveSurveyPrompt.error?.code ?? 'done';
    },
    saveSurveyResponse: async (n) => {
      const responses = { ...surveyResponses, title: `Analyst ${String(n % 3)}` };
      return (await answerSurvey(as(n), responses)).error?.code ?? 'done';
    },
    submitLearningPlanQuizResponses: async (n) => {
      const ctx = planners(n);
      const habit = n % 3 === 0 ? 'never' : 'weekly';
      const responses = { ...planResponses, goal: 'ai', habit };
      return said(await submitQuiz(ctx, { learningPlanQuizId, responses, ...unnumbered }));
    },
    ...profileCalls(server, as(0)),
    ...(await emailCalls(server, as(0))),
    ...(await passCalls(server, await server.as('bob@acme.example'), 'bob@acme.example')),
    transferToProfAI: async (n) => {
      await server.db.deleteFrom('limit_bucket').execute();
      // null for the limited member, whom the call is not for
      type Answer = { transferToProfAI: { error: { code: string } | null } | null };
      const answer = await as(n).ask<Answer>('mutation { transferToProfAI { error { code } } }');
      return answer.data?.transferToProfAI?.error?.code ?? answer.errors?.[0]?.extensions.code ?? 'done';
    },
    saveCaseStudyViewing: async (n) => {
      const seen = { caseStudyId: 'half-the-inbox', viewingKey: String(n % 2), playingSeconds: n, maxPlayhead: n };
      const call = `mutation ($input: SaveCaseStudyViewingInput!) { saved: saveCaseStudyViewing(input: $input) { error { code } } }`;
      type Answer = { saved: { error: { code: string } | null } };
      return (await manager.query<Answer>(call, { input: seen })).saved.error?.code ?? 'done';
    },
    mailDashboardDownload: async (n) => {
      const call = `mutation ($term: String) { mailed: mailDashboardDownload(downloadType: employees, searchTerm: $term) {
        error { code } } }`;
      type Answer = { mailed: { error: { code: string } | null } };
      return (await manager.query<Answer>(call, { term: String(n % 2) })).mailed.error?.code ?? 'done';
    },
    forgotPassword: () => mail('forgotPassword(email: "planner@demo.example")'),
    sendVerificationCode: () => mail(`sendVerificationCode(b64email: "${base64(address)}", b64tac: "${base64(tac)}")`),
  };
}
