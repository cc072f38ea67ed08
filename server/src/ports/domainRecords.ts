/** The DNS, as far as domains are proved by it (D11). */
export interface DomainRecords {
  /**
   * The TXT records of a name, the parts of each joined; none when there is no such name. Null when nobody answered in
   * some seconds. Never rejects.
   */
  readonly findTexts: (name: string) => Promise<readonly string[] | null>;
}

declare module './ports.ts' {
  interface Ports {
    readonly domainRecords: DomainRecords;
  }
}
