import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { startSave } from '#lib/save.ts';
import { saveMailChoiceSpec } from './dataSettingsCalls.ts';
import { dataSettingsQuery } from './dataSettingsQuery.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

test('[ACT-03] a choice of mails shows at once, and is as before when it could not be saved', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = dataSettingsQuery();
  const choices = (isWanted: boolean) => ({
    mailChoices: [
      { kind: 'REMINDERS', isWanted },
      { kind: 'RECORDINGS', isWanted: true },
    ],
  });
  queryClient.setQueryData(queryKey, choices(true));
  vi.mocked(execute).mockRejectedValue(asCallError(new Unreachable('no answer')));
  const failed = vi.fn();
  startSave(queryClient, saveMailChoiceSpec, { kind: 'REMINDERS', isWanted: false }, { failed });
  await vi.waitFor(() => {
    expect(queryClient.getQueryData(queryKey)).toEqual(choices(false));
  });
  await vi.waitFor(() => {
    expect(failed).toHaveBeenCalledOnce();
  });
  expect(queryClient.getQueryData(queryKey)).toEqual(choices(true));
});
