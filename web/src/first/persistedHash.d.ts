/** The hash of the persisted document with this name; the build replaces the call by it. */
declare function persistedHash(operationName: string): string;
