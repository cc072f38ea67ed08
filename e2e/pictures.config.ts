import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Pictures of the kit, compared with those of the run before: not a test, since only eyes can judge a change.

export default defineConfig({
  ...journeys,
  testDir: path.join(import.meta.dirname, 'pictures'),
  testMatch: '*.picture.ts',
  snapshotPathTemplate: path.resolve(import.meta.dirname, '../.data/pictures/{arg}{ext}'),
  updateSnapshots: 'missing',
  reporter: [
    ['line'],
    ['html', { outputFolder: path.resolve(import.meta.dirname, '../.data/pictures/report'), open: 'never' }],
  ],
});
