import { randomUUID } from 'node:crypto';
import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { hashTac } from './modules/account/service/codes.ts';
import { signupLimitedUser } from './modules/account/service/signupLimitedUser.ts';
import { addSignup } from './modules/account/store/signups.ts';
import type { MemberContext } from './base/context.ts';
import { addMembers, contextOf } from './modules/enrollment/workshop.fixture.ts';
import { resetEventsCalendar } from './modules/event/service/calendars.ts';
import { inviteFriendsToEvent } from './modules/event/service/inviteFriends.ts';
import { saveMemberEventRsvp } from './modules/event/service/saveMemberEventRsvp.ts';
import { answerSurvey, surveyResponses } from './modules/survey/survey.fixture.ts';
import { begin, firstPlace, open } from './modules/video/video.fixture.ts';
import type { TestServer } from './testing/harness.ts';

/** One kind of writing call; `n` distinguishes the calls of one kind. Returns its outcome: 'done', a status, a code. */
export type Call = (n: number) => Promise<unknown>;

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

/** Saved courses, videos of limited and other members, and codes by mail. */
export async function otherCalls(server: TestServer): Promise<Record<string, Call>> {
  const callers = await Promise.all(['member', 'limited'].map((name) => server.as(name)));
  const as = (n: number) => callers[n % callers.length] as (typeof callers)[number];
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
    await server.db.deleteFrom('sign_in_try').execute();
    type Answer = { sent: { success: boolean | null; error: { code: string } | null } };
    const { sent } = await server.stranger.query<Answer>(`mutation { sent: ${call} { success error { code } } }`);
    return sent.success === true ? 'done' : (sent.error?.code ?? 'nothing');
  };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return {
    addUserSave: save('addUserSave'),
    removeUserSave: save('removeUserSave'),
    openVideo: async (n) => (await open(as(n), n % 2 === 0 ? place : free)).error?.code ?? 'done',
    createVideoSession: async () => {
      await begin(as(0), place);
      return 'done';
    },
    signupLimitedUser: async () => {
      await server.db.deleteFrom('sign_in_try').execute();
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
      await server.db.deleteFrom('sign_in_try').execute();
      type Answer = { startAccountLinking: { error: { code: string } | null } };
      const call = `mutation { startAccountLinking(email: "locks-${String(n % 3)}@elsewhere.example") { error { code } } }`;
      return (await as(n).query<Answer>(call)).startAccountLinking.error?.code ?? 'done';
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
    transferToProfAI: async (n) => {
      await server.db.deleteFrom('sign_in_try').execute();
      // null for the limited member, whom the call is not for
      type Answer = { transferToProfAI: { error: { code: string } | null } | null };
      const answer = await as(n).ask<Answer>('mutation { transferToProfAI { error { code } } }');
      return answer.data?.transferToProfAI?.error?.code ?? answer.errors?.[0]?.extensions.code ?? 'done';
    },
    forgotPassword: () => mail('forgotPassword(email: "planner@demo.example")'),
    sendVerificationCode: () => mail(`sendVerificationCode(b64email: "${base64(address)}", b64tac: "${base64(tac)}")`),
  };
}
