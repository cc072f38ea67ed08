/** One stored document. */
export interface StoredDocument {
  readonly contentType: string;
  readonly size: number;
  readonly bytes: () => NodeJS.ReadableStream;
}

/** Stores the documents that members download. Their addresses are signed by the module that serves them. */
export interface DocumentStore {
  /** Null when nothing is stored under this key. */
  readonly open: (key: string) => Promise<StoredDocument | null>;
}

declare module './ports.ts' {
  interface Ports {
    readonly documents: DocumentStore;
  }
}
