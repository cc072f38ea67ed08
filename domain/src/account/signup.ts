import type { AreaKey } from '../access/entitlement.ts';

/** What free accounts of each type may open (SIG-07). */
const freemium: Readonly<Record<string, readonly AreaKey[]>> = { freemium2: ['area/mc-limited'] };

/** The areas of a freemium type; null for one that is not given away. */
export function freemiumAreas(freemiumType: string): readonly AreaKey[] | null {
  return Object.hasOwn(freemium, freemiumType) ? (freemium[freemiumType] ?? null) : null;
}
