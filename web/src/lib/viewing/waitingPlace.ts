/** The IndexedDB names of the outbox. */
export const waitingPlace = { database: 'atrium-viewings', table: 'viewing' } as const;
