import type { FilmUpload } from './filmUploads.ts';

/** '742 MB', '1.2 GB' */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1e6;
  if (megabytes < 1000) return `${String(Math.max(1, Math.round(megabytes)))} MB`;
  return `${String(Math.round(megabytes / 100) / 10)} GB`;
}

/** '742 MB of 1.2 GB, 4 minutes left. You can leave this page.', at an instant in epoch milliseconds. */
export function uploadWords({ state, sent, bytes, began }: FilmUpload, now: number): string {
  if (state === 'paused') return 'Paused by you.';
  if (state === 'offline') return 'The connection is gone. It goes on by itself, from here.';
  if (state === 'failed') return 'It could not be sent. Go on to try it again, from here.';
  if (state === 'arrived') return 'It has arrived.';
  const left = leftWords({ seconds: (now - began.at) / 1000, done: sent - began.sent, left: bytes - sent });
  return `${sizeWords(sent)} of ${sizeWords(bytes)}${left}. You can go on elsewhere in the studio.`;
}

/** ', 4 minutes left'; '' in the first seconds, when nobody knows. */
function leftWords({ seconds, done, left }: Record<'seconds' | 'done' | 'left', number>): string {
  if (seconds < 3 || done <= 0) return '';
  const minutes = Math.ceil((left * seconds) / done / 60);
  if (minutes < 2) return ', less than a minute left';
  return minutes < 90 ? `, ${String(minutes)} minutes left` : `, ${String(Math.round(minutes / 60))} hours left`;
}
