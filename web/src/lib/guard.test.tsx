import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, type CallFault } from './executeCore.ts';
import { execute } from './graphql.ts';
import { guard } from './guard.ts';

vi.mock('./graphql.ts');
vi.mock('./session.ts', () => ({ session: { token: () => Promise.resolve('a token') } }));

beforeEach(() => {
  vi.mocked(execute).mockReset();
});

async function openWith(code: CallFault['code']): Promise<unknown> {
  const fault: CallFault = { code, message: '', path: [], reason: null, unlock: [] };
  vi.mocked(execute).mockRejectedValue(new CallError([fault], null));
  const address = { pathname: '/drops', searchStr: '', hash: '' };
  return guard({ queryClient: new QueryClient() }, address).catch((error: unknown) => error);
}

test('[SES-03] a page that opens and finds its sign-in ended leads to the sign-in page', async () => {
  const outcome = await openWith('UNAUTHENTICATED');
  expect(isRedirect(outcome) && outcome.options.href).toMatch(/^\/login\b/);
});

test('[THR-18] a page that opens while the service is away leads nowhere', async () => {
  for (const code of ['UNREACHABLE', 'INTERNAL'] as const) expect(await openWith(code)).toBeInstanceOf(CallError);
});
