import type { FormRules } from '../formRules.ts';

/** In characters. */
export const longestViewName = 60;
export const longestViewQuery = 2_000;
/** The most views of one person. */
export const mostViews = 50;

/** The form that names a view of a list (STU-04). */
export const savedViewForm: FormRules<{ name: string }> = {
  name: ({ name }) => {
    const { length } = name.trim();
    if (length === 0) return ['Give it a name.'];
    return length > longestViewName ? [`A name has at most ${String(longestViewName)} characters.`] : [];
  },
};
