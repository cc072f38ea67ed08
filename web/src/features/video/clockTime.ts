/** '0:07', '12:05', '1:02:09': a position in a video. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${String(hours)}:${pad(minutes)}:${pad(whole % 60)}` : `${String(minutes)}:${pad(whole % 60)}`;
}
