import { Readable, Writable } from 'node:stream';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { beforeAll, expect, test } from 'vitest';
import { psqlEnv } from './psqlEnv.ts';
import { runPrompt } from './runPrompt.ts';

let url: string;
beforeAll(async () => {
  url = await cloneDatabase();
});

async function type(lines: string, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { code: await runPrompt(url, args, Readable.from([lines]), output), text };
}

test('statements over one line or several print their rows', async () => {
  const { code, text } = await type(`select 1 as one, null as nothing;\nselect 'a' as letter\n union select 'bb';\n`);
  expect(text).toBe(
    'one | nothing\n----+--------\n1   |\n(1 row)\n\nletter\n------\na\nbb\n(2 rows)\n\n'.replaceAll('\n\n', '\n'),
  );
  expect(code).toBe(0);
});

test('a failed statement is told, the next one runs, and a script fails', async () => {
  const { code, text } = await type('select nothing;\nselect 2 as two;\n');
  expect(text).toContain('ERROR: column "nothing" does not exist');
  expect(text).toContain('two\n---\n2');
  expect(code).toBe(1);
});

test('\\d lists the tables and the columns of one, -c runs one statement', async () => {
  expect((await type('\\d\n')).text).toMatch(/^member_profile|^member /m);
  expect((await type('\\d course\n')).text).toMatch(/^course_id +\| text/m);
  expect((await type('', '-c', 'select 3 as three')).text).toContain('three\n-----\n3');
  expect((await type('update course set title = title where false;')).text).toBe('UPDATE 0\n');
});

test('psql gets the address by its environment', () => {
  expect(psqlEnv('postgres://me:p%40ss@db.example.com/atrium?sslmode=require')).toEqual({
    PGHOST: 'db.example.com',
    PGPORT: '5432',
    PGUSER: 'me',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'atrium',
    PGSSLMODE: 'require',
  });
});
