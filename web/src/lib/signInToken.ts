/** The token of a signed-in page, kept in memory only (D8). */
export interface SignInToken {
  readonly idToken: string;
  readonly memberId: string;
  /** The instant, by this machine's clock, from which a new token is fetched before the next request. */
  readonly staleAt: number;
}
