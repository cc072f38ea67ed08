import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run, writeNote } from './places.mjs';

// the headless shell renders the same pages without the browser's own UI: half the work
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a Chromium for the journeys and notes its path: the command of CHROMIUM, the system's, Playwright's own
 * download, or the Debian package.
 */
export async function findChromium() {
  const found = (await given()) ?? (await installed()) ?? (await downloaded()) ?? (await packaged());
  if (found === null) {
    throw new Error(
      'No Chromium was found and none could be installed. Install one and name it; for example CHROMIUM=/usr/bin/chromium',
    );
  }
  await writeNote('chromium', found);
}

async function given() {
  const named = process.env.CHROMIUM;
  if (named === undefined || named === '') return null;
  if (await runs(named)) return named;
  throw new Error(`CHROMIUM is "${named}", but there is no such program; for example CHROMIUM=/usr/bin/chromium`);
}

async function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  if (process.platform === 'darwin') {
    places.push('/Applications/Chromium.app/Contents/MacOS/Chromium');
    places.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  }
  for (const place of places) if (await runs(place)) return place;
  return null;
}

async function downloaded() {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test');
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  if (await runs(chromium.executablePath())) return chromium.executablePath();
  process.stderr.write('Installing Chromium for the journeys (once).\n');
  await run(process.execPath, [cli, 'install', 'chromium'], 'Playwright could not download Chromium.').catch(tell);
  return (await runs(chromium.executablePath())) ? chromium.executablePath() : null;
}

async function packaged() {
  if (process.getuid?.() !== 0 || !(await runs('/usr/bin/apt-get'))) return null;
  const complaint = 'The Debian package of Chromium could not be installed.';
  await run('apt-get', ['update', '-qq'], complaint).catch(tell);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], complaint).catch(tell);
    const found = await installed();
    if (found !== null) return found;
  }
  return null;
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
