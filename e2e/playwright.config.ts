import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './journey/freePort.ts';

// Journeys through the real program: its own process, its own database with the demo world, a real Chromium.

const root = path.resolve(import.meta.dirname, '..');
// the workers read this file too and must find the same place
const port = (process.env['JOURNEY_PORT'] ??= String(await freePort()));
const origin = `http://localhost:${port}`;
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // what passes only at the second time has failed
  retries: 0,
  // long enough for a machine that has much else to do
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // what is measured is not how things move
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // a machine without a sound card plays into nothing; else the clock of a video may wait for one that never comes
      args: ['--disable-audio-output', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'alone/**' },
    // whoever moves product time, or takes a last seat, does it for all: one after the other
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
    // the database is stopped in order
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
