/** The hash of the persisted document with this name: the build writes it in the place of the call. */
declare function persistedHash(operationName: string): string;
