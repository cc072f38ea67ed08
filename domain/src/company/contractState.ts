/** What a contract is at an instant, as is a company by the best of its contracts. */
export const contractStates = ['IN_FORCE', 'TO_COME', 'ENDED'] as const;
export type ContractState = (typeof contractStates)[number];

/** What the team's list of companies may be narrowed to; ENDING: in force, and over within 90 days (COM-02). */
export const companyViews = ['ALL', 'IN_FORCE', 'ENDING', 'TO_COME', 'ENDED', 'NONE'] as const;
export type CompanyView = (typeof companyViews)[number];

/** How many days before its end a contract is one of those that end soon. */
export const endsSoonDays = 90;
