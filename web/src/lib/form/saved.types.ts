/** What the server has: the values, and the version that a save must name (D67). */
export interface Saved<Values> {
  readonly values: Values;
  readonly version: number;
}

/** The fields that were changed and not saved, with the version that they were changed in. */
export interface Unsaved<Values> extends Saved<Partial<Values>> {
  /** What these fields were before: what the changes are compared with when they are saved later. */
  readonly began?: Partial<Values>;
}

/** Where unsaved fields are kept. */
export interface Draft<Values> {
  readonly read: () => Unsaved<Values> | null;
  /** Null: everything is saved. */
  readonly write: (unsaved: Unsaved<Values> | null) => void;
}
