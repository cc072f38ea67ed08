import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './journey/freePort.ts';

// Runs the real program: its own process, its own database with the demo data, a real Chromium.

const root = path.resolve(import.meta.dirname, '..');
// the workers read this file too and must use the same port
const port = (process.env['JOURNEY_PORT'] ??= String(await freePort()));
const origin = `http://localhost:${port}`;
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // a test that passes only on retry counts as failed
  retries: 0,
  // long enough for a busy machine
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // animations are not under test
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // without a sound card the clock of a video could wait for audio output forever
      args: ['--disable-audio-output', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'alone/**' },
    // tests that move product time or take a last seat affect all others, so they run alone
    { name: 'alone', testMatch: 'alone/*', dependencies: ['journeys'], fullyParallel: false, workers: 1 },
  ],
  webServer: {
    command: `"${process.execPath}" server/src/main.ts --fresh`,
    cwd: root,
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: '.data/journeys',
      DEMO: 'on',
      DOCUMENTS: 'trusted',
      CLOCK: 'movable',
      LOG_LEVEL: 'error',
    },
    timeout: 60_000,
    // stops the database gracefully
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
