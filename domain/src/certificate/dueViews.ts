/** Certificates that were earned and are not issued: by the next issuing, by hand only, or held back. */
export const dueViews = ['DUE', 'BY_HAND', 'HELD'] as const;
export type DueView = (typeof dueViews)[number];
