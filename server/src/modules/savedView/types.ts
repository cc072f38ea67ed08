/** A list of the studio with its filters and order, under a name. */
export interface SavedView {
  readonly savedViewId: string;
  readonly name: string;
  /** Of the address, with its question mark; '' for all. */
  readonly query: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  /** Whose it is; null for those of the reader. */
  readonly ownerName: string | null;
}
