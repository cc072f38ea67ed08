import type { Tx } from './sql/db.ts';

/**
 * Writes the content of the example academy into the empty tables of a transaction, with dates around `now`, epoch
 * milliseconds. What it wrote is read as documents, and rolled back (BEG-05).
 */
export type FillExample = (tx: Tx, now: number) => Promise<void>;
