/** Every job by name with its payload. `server/src/jobs.ts` binds the names to handlers. */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'mail.send': { readonly mailId: number };
}
export type JobName = keyof JobPayloads;
