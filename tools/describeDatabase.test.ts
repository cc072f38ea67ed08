import { expect, test } from 'vitest';
import { describeDatabase } from './describeDatabase.ts';

const at = (url: string | undefined): string => describeDatabase({ DATABASE_URL: url, DATA_DIR: '/srv/academy' });

test('[BEG-02] a command names its database, and never who logs in to it', () => {
  expect(at('postgres://olga:hush-hush@db.example.com:6543/academy?sslmode=require')).toBe(
    'Database: academy at db.example.com:6543 (DATABASE_URL).',
  );
  expect(at('postgres://olga:hush-hush@127.0.0.1/my%20academy')).toBe(
    'Database: my academy at 127.0.0.1:5432 (DATABASE_URL).',
  );
  expect(at('postgres:///academy?host=/run/postgresql&user=olga&password=hush-hush')).toBe(
    'Database: academy at /run/postgresql:5432 (DATABASE_URL).',
  );
});

test('[BEG-02] without DATABASE_URL a command says so, and where the embedded database is', () => {
  expect(at(undefined)).toBe('Database: the embedded one of /srv/academy, because DATABASE_URL is not set.');
});
