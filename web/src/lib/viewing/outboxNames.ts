/** The IndexedDB names of the outbox. */
export const outboxNames = { database: 'atrium-viewings', table: 'viewing' } as const;
