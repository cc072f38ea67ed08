import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { findKind } from './kinds.ts';
import { useDocumentForm } from './useDocumentForm.ts';

const saveDraft = vi.fn();
vi.mock('./documentCalls.ts', async (original) => ({
  ...(await original<object>()),
  saveDraft: (...args: unknown[]) => saveDraft(...args) as unknown,
}));

const body = { title: 'A talk', subtitle: 'By us' };
const savedAt = '1780000000000';
const document = { id: 'a-talk', draft: { body, version: 4, savedAt }, published: null };
const onSaved = vi.fn();

const Form = () => {
  const kind = findKind('event');
  if (kind === null) throw new Error('there is such a kind');
  const form = useDocumentForm({ memberId: 'ann' }, kind, document as unknown as DocumentFieldsFragment, onSaved);
  return (
    <form onSubmit={form.submit}>
      <button
        type="button"
        onClick={() => {
          form.setValue('title', 'Another talk');
        }}
      >
        Change
      </button>
      <button type="submit">Save</button>
      <output>{`${form.phase} ${form.dirty ? 'dirty' : 'clean'}`}</output>
    </form>
  );
};
const state = () => screen.getByRole('status').textContent;
async function change() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

beforeEach(() => {
  saveDraft.mockReset();
  onSaved.mockReset();
});

const key = { kind: 'event', documentId: 'a-talk' };
const changed = { ...body, title: 'Another talk' };
const partial = { ...key, version: 4, partial: true, body: { title: 'Another talk' }, began: { title: 'A talk' } };

test('[DOC-02] a form sends the fields that have changed, with what they were', async () => {
  saveDraft.mockResolvedValue({ body: changed, version: 5, savedAt });
  await change();
  expect(saveDraft.mock.calls).toEqual([[partial, { keepalive: false }]]);
  expect(state()).toBe('saved clean');
  expect(onSaved.mock.calls).toEqual([[savedAt]]);
});

test('[DOC-02] what is written in a draft that somebody has thrown away is saved as a new one, with all of it', async () => {
  saveDraft
    .mockRejectedValueOnce(new CallError([callFault('NOT_FOUND', 'There is none.')], null))
    .mockResolvedValue({ body: changed, version: 1, savedAt });
  await change();
  expect(saveDraft.mock.calls).toEqual([
    [partial, { keepalive: false }],
    [{ ...key, version: 0, body: changed, began: null }, { keepalive: false }],
  ]);
  expect(state()).toBe('saved clean');
});

test('[DOC-02] what is published so already needs no draft, and none is said to be saved', async () => {
  saveDraft.mockResolvedValue({ body: changed, version: 0, savedAt: '0' });
  await change();
  expect(state()).toBe('saved clean');
  expect(onSaved).not.toHaveBeenCalled();
});
