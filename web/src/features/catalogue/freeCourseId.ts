import type { Freemium } from './catalogueQuery.ts';

/** The free course to start with: the first that the banner names, else the first on demand; null when none is free. */
export function freeCourseId({ words, sessions }: Freemium): string | null {
  const onDemand = sessions.filter(({ sessionType }) => sessionType === 'ON_DEMAND');
  const named = words.body
    .split('**')
    .map((title) => onDemand.find((session) => session.title === title))
    .find((session) => session !== undefined);
  return (named ?? onDemand[0])?.courseId ?? null;
}
