import { persona } from '@atrium/content/people.ts';
import { transaction } from '../../base/sql/transaction.ts';
import type { Operations } from '../../testing/operation.ts';
import { makeCode } from './service/codes.ts';

export const operations: Operations = {
  getBotChallenge: { access: 'public' },
  lookupSignupActivationCode: { access: 'public' },
  confirmPassword: {
    access: 'public',
    twice: async (server) => {
      const { email } = persona('planner');
      const at = { address: email, purpose: 'RESET_PASSWORD' } as const;
      const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
      return { caller: server.stranger, variables: { input: { email, code, password: 'Another-pass-2!' } } };
    },
  },
  forgotPassword: {
    access: 'public',
    twice: 'each mails a new code that replaces the one before, at most three an hour (D13)',
  },
  sendVerificationCode: {
    access: 'public',
    twice: 'each mails a new code that replaces the one before, at most three an hour (D13)',
  },
  signupLimitedUser: {
    access: 'public',
    twice: 'each needs a bot check of its own, and mails another link, at most three an hour (D13)',
  },
};
