import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const generated = [
  '**/node_modules',
  '.data',
  'web/dist',
  'web/src/lib/gql',
  'web/src/app/routeTree.gen.ts',
  'server/src/base/tables.ts',
  'content/media',
  'test-results',
  'playwright-report',
  'tools/media/stage.js',
];

const clocks = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument here.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time is an argument here.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Chance is an argument here.' },
];

export default defineConfig(
  globalIgnores(generated),
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(['process', 'URL', 'console', 'setTimeout'].map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts', 'web/*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
  // tests and lists of data may be long
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'content/src/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['domain/src/**', 'content/src/**', 'server/src/**', 'web/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['server/src/**'],
    ignores: ['server/src/env.ts', 'server/src/testing/globalSetup.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'server/src/env.ts alone reads the environment.' },
      ],
    },
  },
  {
    files: ['domain/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'navigator',
          'localStorage',
          'fetch',
          'process',
          'Buffer',
          'setTimeout',
          'setInterval',
        ],
        ...['performance', 'crypto'],
      ],
      'no-restricted-syntax': ['error', ...clocks],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], extends: [hooks.configs.flat.recommended] },
  {
    files: ['web/src/routes/**', 'web/src/app/**'],
    rules: {
      // the router redirects by throwing
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'package', package: '@tanstack/router-core', name: 'Redirect' },
            { from: 'package', package: '@tanstack/router-core', name: 'NotFoundError' },
          ],
        },
      ],
    },
  },
);
