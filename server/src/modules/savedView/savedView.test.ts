import { mostViews } from '@atrium/domain/view/savedViewForm.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface View {
  readonly name: string;
  readonly query: string;
  readonly isMine: boolean;
  readonly ownerName: string | null;
}

async function list(who: string, page: string): Promise<View[] | string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ listSavedViews: View[] | null }>(`{ listSavedViews(list: "${page}") { name query isMine ownerName } }`);
  return data?.listSavedViews ?? String(errors?.[0]?.extensions.code);
}

/** Sends a call of a view; its fault, or ''. */
async function send(who: string, name: string, args: object): Promise<string> {
  const given = Object.entries(args)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(', ');
  type Answer = Record<string, { error: { code: string; reason: string } | null } | null>;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Answer>(`mutation { ${name}(${given}) { error { code reason } } }`);
  const error = data?.[name]?.error;
  return errors?.[0]?.extensions.code ?? (error === null || error === undefined ? '' : `${error.code} ${error.reason}`);
}

test('[STU-04] a view is saved, renamed, shared with those who may read the list, and removed by its owner alone', async () => {
  const savedViewId = crypto.randomUUID();
  const view = { savedViewId, list: 'event', name: 'My drafts', query: '?state=drafts', shared: false };
  expect(await send('editor', 'saveView', view)).toBe('');
  expect(await send('editor', 'saveView', view)).toBe('');
  expect(await list('editor', 'event')).toEqual([
    { name: 'My drafts', query: '?state=drafts', isMine: true, ownerName: null },
  ]);
  expect(await list('auditor', 'event')).toEqual([]);
  expect(await send('editor', 'saveView', { ...view, name: 'Drafts', shared: true })).toBe('');
  expect(await list('auditor', 'event')).toMatchObject([
    { name: 'Drafts', isMine: false, ownerName: 'Edda Lindqvist' },
  ]);
  expect(await send('auditor', 'saveView', { ...view, name: 'Taken over' })).toMatch(/^NOT_FOUND/);
  expect(await send('auditor', 'removeSavedView', { savedViewId })).toMatch(/^NOT_FOUND/);
  expect(await list('member', 'event')).toBe('NOT_FOUND');
  for (let n = 0; n < 2; n++) expect(await send('editor', 'removeSavedView', { savedViewId })).toBe('');
  expect(await list('editor', 'event')).toEqual([]);
});

test('[STU-04] [STF-01] what is looked for among people is told to those alone who may read them', async () => {
  const view = { savedViewId: crypto.randomUUID(), list: 'people', name: 'Trials', query: '?tier=trial', shared: true };
  expect(await send('editor', 'saveView', view)).toMatch(/^NOT_FOUND/);
  expect(await send('support', 'saveView', view)).toBe('');
  expect(await list('editor', 'people')).toBe('NOT_FOUND');
  // it may have names and addresses, which an auditor reads masked, and companies that are not those of `success`
  for (const who of ['auditor', 'success']) expect(await list(who, 'people'), who).toEqual([]);
  expect(await list('employee', 'people')).toMatchObject([{ name: 'Trials', isMine: false }]);
  expect(await send('success', 'saveView', { ...view, savedViewId: crypto.randomUUID() })).toBe('');
  expect(await list('success', 'people')).toMatchObject([{ name: 'Trials', isMine: true }]);
  expect(await list('editor', 'no-such-list')).toBe('NOT_FOUND');
});

test('[STU-04] a view has a name of its own and a query, and somebody has at most 50', async () => {
  const view = () => ({ savedViewId: crypto.randomUUID(), list: 'course', name: 'One', query: '', shared: false });
  expect(await send('commerce', 'saveView', { ...view(), name: ' ' })).toBe('INVALID_INPUT Give it a name.');
  expect(await send('commerce', 'saveView', { ...view(), query: '//elsewhere.example' })).toMatch(/^INVALID_INPUT/);
  expect(await send('commerce', 'saveView', { ...view(), savedViewId: 'mine' })).toMatch(/^INVALID_INPUT/);
  expect(await send('commerce', 'saveView', view())).toBe('');
  expect(await send('commerce', 'saveView', view())).toBe('CONFLICT You have a view of this name already.');
  const many = Array.from({ length: mostViews + 4 }, (_one, at) =>
    send('commerce', 'saveView', { ...view(), name: `View ${String(at)}` }),
  );
  const refused = (await Promise.all(many)).filter((fault) => fault !== '');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toBe('INVALID_INPUT You have 50 views. Remove one first.');
});
