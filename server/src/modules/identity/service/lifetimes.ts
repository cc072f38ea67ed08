/** Lifetimes in seconds of the real clock (D8). Tokens never follow product time. */
export const lifetimes = {
  idToken: 600,
  accessToken: 600,
  code: 60,
  /** Of a code for another site and of what it is redeemed for, together. */
  receiverGrant: 660,
  /** From the sign-in on, however often it is refreshed. */
  signIn: 31 * 86_400,
  /** The same of staff: a working day (THR-64). */
  staffSignIn: 12 * 3600,
  /** How long a browser counts as known; no browser keeps a cookie longer. */
  knownBrowser: 400 * 86_400,
  /** How long another tab may send the same refresh token and gets the same answer. */
  refreshGrace: 10,
  /** How long a refresh can be repeated when nobody knows whether its answer arrived. */
  lostAnswer: 600,
  readableCookie: 1095 * 86_400,
  interaction: 600,
} as const;
