/** Whom a promotion is for. */
export const promotedWords: Readonly<Record<string, string>> = {
  ALUMNI: 'Alumni',
  LIMITED: 'Free members',
  POST_TRIAL: 'Those whose trial is over',
  TRIAL: 'Those on trial',
};

/** An amount as somebody types it: '240', '240.50'. `cents`: whole. */
export const amountText = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
