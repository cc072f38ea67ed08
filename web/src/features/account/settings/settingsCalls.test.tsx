import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { startSave, type SaveFault, type SaveSpec } from '#lib/save.ts';
import { viewerOptions } from '#lib/viewer.ts';
import * as calls from './settingsCalls.ts';
import { settingsQuery } from './settingsQuery.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

/** Sends a press; returns which cached data is fetched again after it. */
async function changedBy<Input, Result>(
  spec: SaveSpec<Input, Result>,
  input: NoInfer<Input>,
  root: string,
): Promise<string[]> {
  const queryClient = new QueryClient();
  const cached = { settings: settingsQuery(), viewer: viewerOptions() };
  for (const options of Object.values(cached)) {
    queryClient
      .getQueryCache()
      .build(queryClient, options as never)
      .setData({});
  }
  vi.mocked(execute).mockResolvedValue({ [root]: { result: 'PENDING', email: 'a@b.example', error: null } });
  await new Promise((resolve, reject) => {
    const failed = ({ message }: SaveFault) => {
      reject(new Error(message));
    };
    startSave(queryClient, spec, input, { done: resolve, failed });
  });
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated === true;
  return Object.entries(cached).flatMap(([name, { queryKey }]) => (isStale(queryKey) ? [name] : []));
}

test('[ACT-01] [ACT-02] [ACT-06] whatever is changed on the account page is fetched again, and a new address everywhere', async () => {
  const password = { currentPassword: 'a', newPassword: 'b' };
  const address = { email: 'a@b.example', password: null };
  expect({
    start: await changedBy(calls.startAccountLinkingSpec, 'a@b.example', 'startAccountLinking'),
    unlink: await changedBy(calls.unlinkAccountSpec, undefined, 'unlinkAccount'),
    endOne: await changedBy(calls.endDeviceSpec, 'sid', 'endDevice'),
    endOthers: await changedBy(calls.endOtherDevicesSpec, undefined, 'endOtherDevices'),
    password: await changedBy(calls.changePasswordSpec, password, 'changePassword'),
    ask: await changedBy(calls.startEmailChangeSpec, address, 'startEmailChange'),
    confirm: await changedBy(calls.confirmEmailChangeSpec, '123456', 'confirmEmailChange'),
    cancel: await changedBy(calls.cancelEmailChangeSpec, undefined, 'cancelEmailChange'),
  }).toEqual({
    start: ['settings'],
    unlink: ['settings'],
    endOne: ['settings'],
    endOthers: ['settings'],
    password: ['settings'],
    ask: ['settings'],
    confirm: ['settings', 'viewer'],
    cancel: ['settings'],
  });
});
