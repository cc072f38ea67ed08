import { day } from '@atrium/domain/time.ts';
import { transaction } from '@atrium/server/base/sql/transaction.ts';
import { makeCode } from '@atrium/server/modules/account/service/codes.ts';
import { confirmPassword } from '@atrium/server/modules/account/service/confirmPassword.ts';
import { addSignup } from '@atrium/server/modules/account/store/signups.ts';
import { syncCustomer } from '@atrium/server/modules/billing/service/syncCustomer.ts';
import { takeEvent } from '@atrium/server/modules/billing/service/takeEvent.ts';
import * as attempts from '@atrium/server/modules/federation/store/federationAttempts.ts';
import * as steps from '@atrium/server/modules/identity/store/signInSteps.ts';
import { hashTac } from '@atrium/server/modules/proof/service/tac.ts';
import { askForPasskey } from '@atrium/server/modules/secondFactor/service/passkeys.ts';
import { useFactorCode } from '@atrium/server/modules/secondFactor/service/useFactorCode.ts';
import { expect } from 'vitest';
import * as plan from '../plan.ts';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** What becomes of a signup, of a sign-in elsewhere, and of a payment. */
export const accountCalls: CallsOfWorld = {
  'an event of the payment provider, and what it is about': async ({ member }) => {
    const event = { eventId: 'evt_plans', type: 'invoice.paid', createdAt: member.now, providerCustomerId: 'cus_maya' };
    expect(await takeEvent(member, event)).toBe(true);
    return syncCustomer(member, 'cus_maya');
  },
  'the account that a signup makes': async ({ database, member }) => {
    const [email, tac] = ['new@friends.example', 'the tac of a signup'];
    const person = { address: email, firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
    const times = { requestedAt: new Date(), expiresAt: new Date(Date.now() + day) };
    await addSignup(database.db, hashTac(tac), person, times);
    const code = await makeCode(database.db, member, { address: email, purpose: 'SET_PASSWORD' });
    expect((await confirmPassword(member, { email, code, password: 'Another-pass-2!', tac })).ok).toBe(true);
    // the members are left as they were grown
    await database.db.deleteFrom('member').where('email', '=', email).execute();
  },
  'the second step of a sign-in': async ({ database, member }) => {
    const memberId = plan.memberId(0);
    await transaction(database.db, async (tx) => {
      expect(await askForPasskey(tx, member.site.publicUrl, memberId)).not.toBeNull();
      const deps = { secret: member.secret, site: member.site, clock: { now: () => member.now } };
      expect(await useFactorCode(tx, deps, memberId, 'none')).toBe(false);
      const step = { stepHash: 'a-step', memberId, sealed: Buffer.of(), expiresAt: new Date(9e12), browserHash: null };
      await steps.addSignInStep(tx, step);
      expect(await steps.lockSignInStep(tx, 'a-step', new Date(1))).not.toBeNull();
      await steps.removeSignInStep(tx, 'a-step');
      await steps.removeSignInSteps(tx, memberId);
      await steps.removeExpiredSteps(tx, new Date(1));
    });
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
