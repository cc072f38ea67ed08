import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getBotChallenge: { access: 'public' },
  lookupSignupActivationCode: { access: 'public' },
  confirmPassword: { access: 'public' },
  forgotPassword: { access: 'public' },
  sendVerificationCode: { access: 'public' },
  signupLimitedUser: { access: 'public' },
};
