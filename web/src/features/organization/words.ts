const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '1,425': numbers are formatted en-US. */
export function count(value: number): string {
  return whole.format(value);
}

/** '1,425.5': hours have one decimal. */
export function hours(value: number): string {
  return tenths.format(value);
}

/** '18 minutes', '1 hour', '12.5 hours' */
export function timeWords(value: number): string {
  if (value >= 1) return `${hours(value)} ${hours(value) === '1' ? 'hour' : 'hours'}`;
  const minutes = Math.round(value * 60);
  return minutes === 60 ? '1 hour' : `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** ORG-07 */
export const emptyWords = 'Analytics appear when your team watches videos and enrolls in courses.';
/** ORG-07 */
export const failedWords = `${emptyWords} There was an error loading your data.`;
