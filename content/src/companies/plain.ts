/** What most companies have. */
export const plain = {
  emailDomains: [],
  timeZone: 'America/New_York',
  hideMemberProfile: false,
  disableAIFeatures: false,
  enableProfAI: false,
  corporateLogin: 'NONE_404',
  contracts: [],
} as const;
