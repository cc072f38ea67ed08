import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

// graphql ships as CommonJS and as modules: every importer must share the copy that the packages load
const graphql = createRequire(import.meta.url).resolve('graphql');
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

const needsDatabase = 'tools/{db,dev,sql,world}/**/*.test.ts';
const skipped = ['**/node_modules/**', '**/dist/**'];
const long = '**/*.long.test.ts';

const onDatabase = {
  exclude: skipped,
  globalSetup: ['server/src/testing/globalSetup.ts'],
  // the product is imported once in each worker; each test file starts it on its own database
  isolate: false,
  setupFiles: ['server/src/testing/checkRows.ts'],
  // no test waits for time: these limits only end a test that hangs, even on a busy machine
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'rules',
          include: ['{domain,content,web}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...skipped, needsDatabase],
          // pure functions need no isolation
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          // components in a DOM without a browser
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          exclude: skipped,
          environment: 'happy-dom',
          setupFiles: ['web/src/document.fixture.ts'],
        },
      },
      {
        resolve,
        test: {
          ...onDatabase,
          name: 'calls',
          include: ['server/src/**/*.test.ts', needsDatabase],
          exclude: [...skipped, long],
        },
      },
      // storms of calls, generated requests, killed processes: seconds each, and left out of `npm run check`
      { resolve, test: { ...onDatabase, name: 'long', include: [long] } },
    ],
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    allowOnly: false,
  },
});
