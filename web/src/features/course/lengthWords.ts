/** '1:42', from seconds. */
export function trailerTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** '1 minute 42 seconds', from seconds. */
export function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [counted(Math.floor(whole / 60), 'minute'), counted(whole % 60, 'second')];
  return parts.filter((part) => part !== null).join(' ');
}

/** Makes a phrase a sentence: an initial capital and a full stop. */
export function sentence(text: string): string {
  const first = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

function counted(count: number, unit: string): string | null {
  return count === 0 ? null : `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
