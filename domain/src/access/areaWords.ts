import { areas } from './entitlement.ts';

/** The areas as tables have them: 'ai-academy' of 'area/ai-academy'. */
export const areaNames = areas.map((area) => area.slice('area/'.length));

/** What the team calls them, by these names. */
export const areaWords: Readonly<Record<string, string>> = {
  'mcsc-unlimited': 'Unlimited membership',
  'ai-academy': 'AI Academy',
  'ai-ondemand': 'AI Academy On Demand',
  'mc-limited': 'Free membership',
  'mc-transactional': 'Single courses',
  'crash-courses': 'Crash Courses',
  bootcamps: 'Mini-MBA',
  'business-archive': 'Business Course Archive',
  'enterprise-dashboard': 'Organization dashboard',
};

/**
 * What the team gives to a person; not the dashboard of a company, which shows its people: who administers a company is
 * decided with its contract.
 */
export const areasToGive = areaNames.filter((name) => name !== 'enterprise-dashboard');

/** Several of them, by their words: 'AI Academy, Mini-MBA'. */
export const listAreas = (names: readonly string[]): string =>
  names
    .map((name) => areaWords[name] ?? name)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .join(', ');
