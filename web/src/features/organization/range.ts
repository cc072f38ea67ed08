import type { FigureFilter } from '@atrium/domain/organization/figures.ts';

/** The ranges in words, in the order of the list (ORG-02). */
export const rangeWords: Readonly<Record<FigureFilter, string>> = {
  CONTRACT_TO_DATE: 'Program to date',
  LAST_90_DAYS: 'Last 90 days',
  LAST_30_DAYS: 'Last 30 days',
};

export const rangeOptions = Object.entries(rangeWords).map(([value, label]) => ({ value, label }));
