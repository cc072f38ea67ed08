import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './journey/freePort.ts';

// Runs the real program in a real Chromium. Each worker has its own server process and its own database.

const root = path.resolve(import.meta.dirname, '..');
// the workers read this file too and must use the same port
const port = (process.env['JOURNEY_PORT'] ??= String(await freePort()));
const databases = (process.env['JOURNEY_DATABASES'] ??= `http://127.0.0.1:${port}/`);
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // more than the cores: a third of a journey's time is a page that waits
  workers: 3,
  // a test that passes only on retry counts as failed
  retries: 0,
  // no test waits for time: these limits only end a test that hangs, even on a busy machine
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    // so that a step that hangs is named, and not the whole test
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // that of most of the demo's customers; dates are shown in the browser's zone
    timezoneId: 'America/New_York',
    // animations are not under test
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // without GPU emulation, which would cost a tenth more; without a sound card the clock of a video could wait for
      // audio output forever
      args: ['--disable-gpu', '--disable-audio-output', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `"${process.execPath}" server/src/testing/serveDatabases.ts`,
    cwd: root,
    url: databases,
    env: { PORT: port },
    timeout: 60_000,
    // the databases are removed before it exits
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
