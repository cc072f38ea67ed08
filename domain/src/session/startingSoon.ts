/** A date m/d/yy in a label. */
const labelDate = /\b(\d{1,2})\/(\d{1,2})\/(\d{2})\b/;

/**
 * Whether what a label names is 'starting soon': its date, m/d/yy, is in the future at `today`, 'yyyy-mm-dd' (MBA-02).
 * False for a label without a date.
 */
export function isStartingSoon(label: string, today: string): boolean {
  const [, month = '', day = '', year = ''] = labelDate.exec(label) ?? [];
  if (year === '') return false;
  return `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` > today;
}
