import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** A film of four seconds with sound, in the format that the name of the file says. Returns the file. */
export async function makeFilm(file: string): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=d=4:s=1280x720:r=10', '-f', 'lavfi', '-i', 'sine=d=4'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...picture, ...codecs, file]);
  return file;
}
