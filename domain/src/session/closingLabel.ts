/** How many hours before closing a card begins to say so (learning.md §9). */
export const closingSoonHours = 168;

/**
 * 'Closes in 3 Days' over 24 hours, else 'Closes in 5 Hours'; null when more than a week is left or enrollment never
 * closes (CRD-03).
 */
export function closingLabel(hoursLeft: number | null): string | null {
  if (hoursLeft === null || hoursLeft > closingSoonHours) return null;
  const [count, unit] = hoursLeft > 24 ? [Math.floor(hoursLeft / 24), 'Day'] : [Math.max(1, hoursLeft), 'Hour'];
  return `Closes in ${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
