import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { places } from './web/places.ts';

// graphql ships as CommonJS and as modules: every importer must share the copy that the packages load
const graphql = createRequire(import.meta.url).resolve('graphql');
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

const needsDatabase = '{tools/{backup,db,dev,doctor,sql},labs/world}/**/*.test.ts';
// below .data are versions that a bench compares with
const skipped = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const long = '**/*.long.test.ts';
const thousand = '**/*.thousand.test.ts';
// fails a test that reads what its stage does not know
const checkReads = 'tools/test/checkReads.ts';
const waitLonger = 'tools/test/waitLonger.ts';

// no test waits for time: these limits only end a test that hangs, even on a busy machine
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const onDatabase = {
  exclude: skipped,
  globalSetup: ['server/src/testing/globalSetup.ts'],
  // the product is imported once in each worker; each test file starts it on its own database
  isolate: false,
  setupFiles: ['server/src/testing/checkRows.ts'],
  ...limits,
};

const onProgram = { ...onDatabase, globalSetup: [...onDatabase.globalSetup, 'server/src/testing/buildServer.ts'] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'rules',
          include: ['{domain,content,web}/src/**/*.test.ts', '{tools,labs}/**/*.test.ts'],
          exclude: [...skipped, needsDatabase],
          ...limits,
          setupFiles: [checkReads, waitLonger],
          // pure functions need no isolation
          isolate: false,
        },
      },
      {
        resolve,
        plugins: [places()],
        test: {
          // components in a DOM without a browser
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          exclude: skipped,
          environment: 'happy-dom',
          ...limits,
          // React and the widgets are loaded once in each worker; the fixture resets the rest
          isolate: false,
          setupFiles: [checkReads, waitLonger, 'web/src/document.fixture.ts'],
        },
      },
      {
        resolve,
        test: {
          ...onDatabase,
          name: 'calls',
          include: ['server/src/**/*.test.ts', needsDatabase],
          exclude: [...skipped, long, thousand],
          setupFiles: [...onDatabase.setupFiles, checkReads],
        },
      },
      // storms of calls, generated requests, killed processes: seconds each, and left out of `npm run check`
      { resolve, test: { ...onProgram, name: 'long', include: [long] } },
      // minutes: `npm run labs -- histories` and `npm run labs -- viewers`, no part of `npm test`
      { resolve, test: { ...onProgram, name: 'thousand', include: [thousand], testTimeout: 1_200_000 } },
    ],
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    allowOnly: false,
  },
});
