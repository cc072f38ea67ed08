/** Where viewings wait on this machine. */
export const waitingPlace = { database: 'atrium-viewings', table: 'viewing' } as const;
