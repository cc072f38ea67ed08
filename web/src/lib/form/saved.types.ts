/** What the server has: the values, and the version that a save must name (D67). */
export interface Saved<Values> {
  readonly values: Values;
  readonly version: number;
}

/** Where the fields are kept that were changed and not saved, with the version that they were changed in. */
export interface Draft<Values> {
  readonly read: () => Saved<Partial<Values>> | null;
  /** Null: everything is saved. */
  readonly write: (unsaved: Saved<Partial<Values>> | null) => void;
}
