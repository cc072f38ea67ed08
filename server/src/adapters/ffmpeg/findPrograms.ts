import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** The programs of an installed ffmpeg, absolute. */
export interface FfmpegPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Where systems install it. */
const folders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];

/** Finds ffmpeg and the ffprobe beside it: at `given`, the value of FFMPEG_PATH, else where systems install them. */
export async function findPrograms(given: string | undefined): Promise<FfmpegPrograms | null> {
  const places = given === undefined ? folders.map((folder) => path.join(folder, 'ffmpeg')) : [given];
  for (const ffmpeg of places) {
    const ffprobe = path.join(path.dirname(ffmpeg), 'ffprobe');
    if ((await isProgram(ffmpeg)) && (await isProgram(ffprobe))) return { ffmpeg, ffprobe };
  }
  return null;
}

function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
