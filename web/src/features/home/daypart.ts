/** 'morning' until noon, 'afternoon' until six, then 'evening', in a zone. */
export function daypart(at: number, zone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at),
  );
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Whether two instants fall on the same day of a zone. */
export function isSameDay(a: number, b: number, zone: string): boolean {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: zone });
  return day.format(a) === day.format(b);
}
