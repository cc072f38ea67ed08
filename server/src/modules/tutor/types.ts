/** A hand-over to the AI tutor. */
export interface TutorTransfer {
  /** The tutor's address with a code that is good once, for a minute. */
  readonly profAIUrl: string;
}
