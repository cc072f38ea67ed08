/** Limits of the form fields of a profile, in code points (D66). */
export const textLimits = {
  name: 30,
  introduction: 300,
  community: 3000,
  line: 120,
  link: 300,
  languages: 20,
} as const;
