/** An entitlement that a member holds, by its name. */
interface Held {
  readonly type: string;
  readonly label: string;
  readonly name: string;
}

/**
 * The names of the Mini-MBAs that a member has bought and still holds (BIL-06). They are sold by the session; another
 * session is not held without its area, and neither is a Mini-MBA without `bootcamps`.
 */
export function ownMiniMbas(held: readonly Held[]): string[] {
  const holdsArea = held.some(({ type, label }) => type === 'AREA' && label === 'bootcamps');
  return holdsArea ? held.filter(({ type }) => type === 'SESSION').map(({ name }) => name) : [];
}
