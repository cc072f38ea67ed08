import { persona } from '@atrium/content/people.ts';
import { refuse } from '@atrium/domain/errors.ts';
import type { SignIn } from '@atrium/server/base/context.ts';
import { transaction } from '@atrium/server/base/sql/transaction.ts';
import { makeCode } from '@atrium/server/modules/account/service/codes.ts';
import { confirmPassword } from '@atrium/server/modules/account/service/confirmPassword.ts';
import { forgotPassword } from '@atrium/server/modules/account/service/forgotPassword.ts';
import { lookupSignupActivationCode } from '@atrium/server/modules/account/service/lookupSignupActivationCode.ts';
import { mailCode } from '@atrium/server/modules/account/service/mailCode.ts';
import { sendVerificationCode } from '@atrium/server/modules/account/service/sendVerificationCode.ts';
import { signupLimitedUser } from '@atrium/server/modules/account/service/signupLimitedUser.ts';
import { confirmEmailChange } from '@atrium/server/modules/accountSettings/service/emailChange/confirmEmailChange.ts';
import { mailEmailCode } from '@atrium/server/modules/accountSettings/service/emailChange/mailEmailCode.ts';
import { startEmailChange } from '@atrium/server/modules/accountSettings/service/emailChange/startEmailChange.ts';
import { createCheckout } from '@atrium/server/modules/billing/service/checkout.ts';
import { settleCheckout } from '@atrium/server/modules/billing/service/settleCheckout.ts';
import { syncCustomer } from '@atrium/server/modules/billing/service/syncCustomer.ts';
import { takeEvent } from '@atrium/server/modules/billing/service/takeEvent.ts';
import * as attempts from '@atrium/server/modules/federation/store/federationAttempts.ts';
import * as steps from '@atrium/server/modules/identity/store/signInSteps.ts';
import { codeFor } from '@atrium/server/modules/secondFactor/factor.fixture.ts';
import { addAuthenticator, startAuthenticator } from '@atrium/server/modules/secondFactor/service/authenticators.ts';
import { makeRecoveryCodes, removeSecondFactor } from '@atrium/server/modules/secondFactor/service/changeFactors.ts';
import { askForPasskey, startPasskey } from '@atrium/server/modules/secondFactor/service/passkeys.ts';
import { removeSecondFactors, useFactorCode } from '@atrium/server/modules/secondFactor/service/useFactor.ts';
import { expect } from 'vitest';
import { contextOf } from '../../bench/setting.ts';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

const freshSignIn: SignIn = {
  sid: 'a-sign-in',
  end: () => Promise.resolve(),
  isEnded: () => false,
  isFresh: () => Promise.resolve(true),
  obtainCode: () => Promise.resolve(refuse('NOT_FOUND')),
};

/** Calls about signing up and in, an account, and what is paid. */
export const accountCalls: CallsOfWorld = {
  'an event of the payment provider, and what it is about': async ({ member }) => {
    const event = { eventId: 'evt_plans', type: 'invoice.paid', createdAt: member.now, providerCustomerId: 'cus_maya' };
    expect(await takeEvent(member, event)).toBe(true);
    return syncCustomer(member, 'cus_maya');
  },
  'an order, and a page of the payment provider': async ({ member }) => {
    const order = { productId: 'crash-courses', isUpgrade: false, returnUrl: '/', cancelUrl: '/', promoCode: null };
    return [await createCheckout(member, order), await settleCheckout(member, 'cs_test_none')];
  },
  'a password that is set with a mailed code': async ({ database, member }) => {
    const { email } = persona('planner');
    expect((await forgotPassword(member, { email })).ok).toBe(true);
    await mailCode(member, { address: email, tacHash: null, network: '' });
    const code = await makeCode(database.db, member, { address: email, purpose: 'RESET_PASSWORD' });
    expect((await confirmPassword(member, { email, code, password: 'Another-pass-2!', tac: null })).ok).toBe(true);
  },
  'a signup': async ({ database, member }) => {
    const verify = () => Promise.resolve({ human: true, useKey: 'a' } as const);
    const ctx = { ...member, ports: { ...member.ports, botCheck: { ...member.ports.botCheck, verify } } };
    const person = { firstName: 'A', lastName: 'Member', email: 'new@friends.example', freemiumType: 'freemium2' };
    const begun = await signupLimitedUser(ctx, {
      ...person,
      botChallengeToken: '',
      ssoUsername: null,
      redirectPath: null,
    });
    const tac = begun.ok ? (begun.value.tac ?? '') : '';
    expect(await lookupSignupActivationCode(ctx, { tac, email: person.email })).toEqual({ success: false });
    const [b64email, b64tac] = [btoa(person.email), btoa(tac)];
    expect(await sendVerificationCode(ctx, { b64email, b64tac })).toEqual({ ok: true, value: { success: true } });
    const code = await makeCode(database.db, ctx, { address: person.email, purpose: 'SET_PASSWORD' });
    const set = { email: person.email, code, password: 'Another-pass-2!', tac };
    expect((await confirmPassword(ctx, set)).ok).toBe(true);
    // the members are left as they were grown
    await database.db.deleteFrom('member').where('email', '=', person.email).execute();
  },
  'a second factor that is added, used and lost, and its codes': async ({ database, member }) => {
    const ctx = await contextOf(database, 'planner');
    const { memberId } = ctx.viewer;
    const number = { deviceId: 'a', clientSeq: 1 };
    const fresh = { ...ctx, signIn: freshSignIn };
    const [begun, asked] = [await startAuthenticator(fresh), await startPasskey(fresh)];
    if (!begun.ok || !asked.ok) throw new Error('nothing was begun');
    const { handle, secret } = begun.value;
    expect((await addAuthenticator(fresh, { handle, code: codeFor(secret), name: 'A' })).ok).toBe(true);
    expect((await makeRecoveryCodes(fresh, number)).ok).toBe(true);
    expect((await removeSecondFactor(fresh, 'none')).ok).toBe(true);
    await transaction(database.db, async (tx) => {
      expect(await askForPasskey(tx, ctx.site.publicUrl, memberId)).not.toBeNull();
      const deps = { secret: ctx.secret, site: ctx.site, clock: { now: () => ctx.now } };
      expect(await useFactorCode(tx, deps, memberId, 'none')).toBe(false);
      const step = { stepHash: 'a-step', memberId, sealed: Buffer.of(), expiresAt: new Date(9e12) };
      await steps.addSignInStep(tx, step);
      expect(await steps.lockSignInStep(tx, 'a-step', new Date(1))).not.toBeNull();
      await steps.removeSignInStep(tx, 'a-step');
      await steps.removeSignInSteps(tx, memberId);
      await steps.removeExpiredSteps(tx, new Date(1));
      await removeSecondFactors(tx, { ...member, dryRun: false }, memberId);
    });
  },
  'another address, and its code': async ({ database }) => {
    const ctx = await contextOf(database, 'planner');
    const email = 'planner@elsewhere.example';
    expect((await startEmailChange(ctx, { email, password: null })).ok).toBe(false);
    await mailEmailCode(ctx, { memberId: ctx.viewer.memberId, email });
    expect((await confirmEmailChange(ctx, '000000')).ok).toBe(false);
  },
  'an attempt to sign in elsewhere, from its beginning to its end': async ({ database }) => {
    const now = new Date(1);
    const expiresAt = new Date(9e12);
    const [browserHash, sealed] = ['a-browser', Buffer.of()];
    await transaction(database.db, async (tx) => {
      const nobody = { expectedEmail: null, memberId: null, sid: null, returnPath: null, passCode: null };
      await attempts.addFederationAttempt(tx, {
        ...nobody,
        stateHash: 'a-state',
        browserHash,
        context: 'login',
        realmId: 'google',
        returnUrl: '/',
        sealedMemory: sealed,
        createdAt: now,
        expiresAt,
      });
      expect(await attempts.saveAnswered(tx, { stateHash: 'a-state', answerHash: 'an-answer', now })).not.toBeNull();
      expect(await attempts.addAssertion(tx, 'https://idp.example', 'an-assertion', expiresAt)).toBe(true);
      await attempts.saveIdentity(tx, 'an-answer', sealed);
      expect(await attempts.lockFederationAttempt(tx, { stateHash: 'an-answer', browserHash, now })).not.toBeNull();
      await attempts.saveOffered(tx, 'an-answer', now);
      expect(await attempts.lockOpenFederationAttempts(tx, { browserHash, now })).toHaveLength(1);
      await attempts.endFederationAttempt(tx, 'an-answer', now);
    });
  },
};
