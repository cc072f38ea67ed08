import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { run } from './places.mjs';

// where the server looks for it: server/src/adapters/ffmpeg/findPrograms.ts
const folders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];

/** Finds ffmpeg and ffprobe for the tests of films: the system's, or the Debian package, which root can install. */
export async function findFfmpeg() {
  if (await isInstalled()) return;
  if (process.getuid?.() === 0 && (await runs('/usr/bin/apt-get'))) {
    process.stderr.write('Installing ffmpeg from Debian for the tests of films (once).\n');
    const complaint = 'The Debian package of ffmpeg could not be installed.';
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], complaint).catch(tell);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], complaint, env).catch(tell);
  }
  if (await isInstalled()) return;
  throw new Error(
    'No ffmpeg was found and none could be installed. On Debian, as root: apt-get install --no-install-recommends ffmpeg; on a Mac: brew install ffmpeg',
  );
}

async function isInstalled() {
  for (const folder of folders) {
    if ((await runs(path.join(folder, 'ffmpeg'))) && (await runs(path.join(folder, 'ffprobe')))) return true;
  }
  return false;
}

function tell(error) {
  process.stderr.write(`${error.message}\n`);
}

async function runs(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
