/** How long each thing lasts, in seconds of the real clock (D8). Tokens never follow product time. */
export const lifetimes = {
  idToken: 600,
  accessToken: 600,
  code: 60,
  /** From the sign-in on, however often it is refreshed. */
  signIn: 31 * 86_400,
  /** Another tab may ask with the same refresh token for so long and gets the same answer. */
  refreshGrace: 10,
  /** So long the answer to a refresh can be had again of which nobody knows whether it was given. */
  lostAnswer: 600,
  readableCookie: 1095 * 86_400,
  interaction: 600,
} as const;
