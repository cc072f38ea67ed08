/** The position in ?seek: a whole number of seconds within the video, else null (VID-02, THR-48). */
export function seekParam(text: string | undefined, duration: number): number | null {
  if (text === undefined || !/^\d{1,6}(?:\.\d+)?$/.test(text)) return null;
  const seconds = Math.floor(Number(text));
  return duration > 0 ? Math.min(seconds, Math.max(0, Math.floor(duration) - 1)) : seconds;
}
