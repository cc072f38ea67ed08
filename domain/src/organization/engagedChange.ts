const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * '57 people were engaged in the last 30 days, 6 more than in the 30 days before.' `before` is null while there are no
 * figures of all the days before. Null when nobody was engaged on any of these days: there is nothing to say.
 */
export function engagedChange(now: number, before: number | null, days: number): string | null {
  if (now === 0 && (before ?? 0) === 0) return null;
  const people = now === 1 ? '1 person was' : `${now === 0 ? 'No' : whole.format(now)} people were`;
  const engaged = `${people} engaged in the last ${whole.format(days)} days`;
  if (before === null) return `${engaged}.`;
  const others = `in the ${whole.format(days)} days before`;
  if (now === before) return `${engaged}, as many as ${others}.`;
  const difference = now > before ? `${whole.format(now - before)} more` : `${whole.format(before - now)} fewer`;
  return `${engaged}, ${difference} than ${others}.`;
}
