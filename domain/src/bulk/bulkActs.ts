/** What the team does with many documents, or people, at once (STU-04). */
export const documentBulkActs = ['PUBLISH', 'SCHEDULE', 'ARCHIVE', 'RESTORE'] as const;
export type DocumentBulkAct = (typeof documentBulkActs)[number];
export type BulkActName = DocumentBulkAct | 'GIVE_AREA';

export const bulkStates = ['RUNNING', 'STOPPED', 'DONE'] as const;
export type BulkState = (typeof bulkStates)[number];

/** The most things of one act. */
export const mostInBulk = 20_000;
/** Of so many at most it is worked out what will happen to each. */
export const mostRehearsed = 100;

interface Words {
  /** 'is published' */
  readonly one: string;
  readonly many: string;
}

/** What becomes of a thing by an act. */
export const bulkWords: Readonly<Record<BulkActName, Words>> = {
  PUBLISH: { one: 'is published', many: 'are published' },
  SCHEDULE: { one: 'is scheduled', many: 'are scheduled' },
  ARCHIVE: { one: 'is archived', many: 'are archived' },
  RESTORE: { one: 'is taken out of the archive', many: 'are taken out of the archive' },
  GIVE_AREA: { one: 'gets access', many: 'get access' },
};
