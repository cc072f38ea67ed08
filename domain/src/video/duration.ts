/** A length or a playhead: HH:MM:SS over 3600 seconds, else MM:SS (VID-10). */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const tail = pad(whole % 60);
  if (whole <= 3600) return `${pad(Math.floor(whole / 60))}:${tail}`;
  return `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${tail}`;
}

/** '1 minute 42 seconds', for screen readers. */
export function durationInWords(seconds: number): string {
  const whole = Math.round(seconds);
  return [counted(Math.floor(whole / 60), 'minute'), counted(whole % 60, 'second')].filter(Boolean).join(' ');
}

/** '9 min left', or '38 sec unwatched' of a video whose parts were skipped; seconds for less than a minute (D87). */
export function formatTimeLeft(seconds: number, skipped = false): string {
  const left = Math.max(1, Math.round(seconds));
  const length = left < 60 ? `${String(left)} sec` : `${String(Math.round(left / 60))} min`;
  return `${length} ${skipped ? 'unwatched' : 'left'}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function counted(count: number, unit: string): string {
  return count === 0 ? '' : `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
