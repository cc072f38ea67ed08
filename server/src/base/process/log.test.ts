import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function written(work: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  work(openLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('[THR-15] a secret is redacted anywhere: in the line, nested, in a list, in a child logger’s bindings', () => {
  const request = { headers: { authorization: 'Bearer one', accept: '*/*' }, cookie: 'two' };
  const forms = [{ fields: { refresh_token: 'three', grant: 'refresh' } }];
  const lines = written((log) => {
    log.child({ requestId: 'r1', token: 'four' }).info({ request, forms, password: 'five', status: 200 }, 'request');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 'info',
    requestId: 'r1',
    token: '[removed]',
    password: '[removed]',
    status: 200,
    msg: 'request',
    request: { headers: { authorization: '[removed]', accept: '*/*' }, cookie: '[removed]' },
  });
  expect(lines[0]?.['forms']).toEqual([{ fields: { refresh_token: '[removed]', grant: 'refresh' } }]);
  // the logged object belongs to the caller and must not be changed
  expect(request.headers.authorization).toBe('Bearer one');
});

test('an error is logged with message, code and cause, without row values', () => {
  const cause = Object.assign(new Error('the row is there'), {
    code: '23505',
    constraint: 'member_pkey',
    detail: 'Key (email)=(a@b)',
  });
  const [line] = written((log) => {
    log.error({ err: new Error('not saved', { cause }) }, 'failed');
  });
  expect(line?.['err']).toMatchObject({ message: 'not saved', cause: { code: '23505', constraint: 'member_pkey' } });
  expect(JSON.stringify(line)).not.toContain('a@b');
});
