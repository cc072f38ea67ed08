// The numbers of the credit rule (D25, THR-36), which `server/sql/progress/progress_beat.sql` applies.

/** Seconds of play that one second of wall time earns. */
export const creditPerSecond = 2;
/** Seconds by which a player may exceed its credit, once: network jitter delays reports. */
export const creditSlack = 3;
/** Seconds of play that count as watched between two reports, however long a player was silent (D35). */
export const playPerGap = 60;
/**
 * Seconds of play needed at a place that was not played up to, as after a seek, before the farthest time moves there
 * (D25).
 */
export const playThatCounts = 1;

/** Seconds of wall time, counted from the creation of a viewing, after which so many seconds of play are credited. */
export function wallTimeFor(played: number): number {
  return Math.max(played - creditSlack, playThatCounts) / creditPerSecond;
}
