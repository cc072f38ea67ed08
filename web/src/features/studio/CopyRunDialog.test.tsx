import { sessionDocument } from '@atrium/domain/session/sessionDocument.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { CopyRunDialog } from './CopyRunDialog.tsx';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}));
const sent: { kind: string; documentId: string; version: number; body: Record<string, unknown> }[] = [];
let isFailing = false;
/** Resolved once the content of the run may be answered. */
let answered = Promise.resolve();
vi.mock('#lib/graphql.ts', async (original) => ({
  ...(await original<object>()),
  execute: (_document: unknown, variables: Record<string, unknown>) => {
    const { input } = variables as { input?: (typeof sent)[number] };
    if (input === undefined) return answered.then(() => ({ getDocument: content }));
    sent.push(input);
    if (isFailing && input.kind === 'sessionContent') return Promise.reject(new Error('no network'));
    return Promise.resolve({ saveDocumentDraft: { draft: { body: input.body, version: 1 }, error: null } });
  },
}));

const nodes = [{ id: 'welcome', type: 'WELCOME', parentId: null, title: 'Hello' }];
const base = { state: 'PUBLISHED', revision: 1, faults: [], draft: null } as const;
const content = { ...base, id: 'run', title: 'Hello', published: { nodes } };
const meeting = { id: '1', title: 'Class', start: '2026-10-27T16:00:00.000Z', end: '2026-10-27T17:00:00.000Z' };
const session = {
  ...base,
  id: 'run',
  title: 'Leading',
  published: {
    ...sessionDocument.empty,
    courseId: 'leading',
    title: 'Leading',
    timeZone: 'America/New_York',
    meetings: [meeting],
  },
} as unknown as DocumentFieldsFragment;

function open(document = session) {
  sent.length = 0;
  navigate.mockReset();
  isFailing = false;
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CopyRunDialog document={document} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Make the drafts', hidden: true }));

test('[DOC-01] [DOC-03] the dialog says what a copy makes, makes both drafts and opens the new run', async () => {
  const onClose = open();
  await press();
  expect(screen.getByText('Choose the day of its first meeting.')).toBeTruthy();
  expect(screen.getByText(/This one begins on Oct 27, 2026\./)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('First day'), '2026-11-10');
  const list = await screen.findByRole('list', { name: 'What it makes', hidden: true });
  await waitFor(() => {
    expect(within(list).getByText('A draft of its content, with 1 part.')).toBeTruthy();
  });
  await press();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(sent.map(({ kind, version }) => `${kind} ${String(version)}`)).toEqual(['session 0', 'sessionContent 0']);
  const [one, other] = sent;
  expect(one?.documentId).toBe(other?.documentId);
  expect(one?.body['meetings']).toEqual([
    { ...meeting, start: '2026-11-10T17:00:00.000Z', end: '2026-11-10T18:00:00.000Z' },
  ]);
  expect(navigate).toHaveBeenCalledWith({ to: `/studio/session/${one?.documentId ?? ''}` });
});

test('pressed again after a failure, the same drafts are sent', async () => {
  open();
  await userEvent.type(screen.getByLabelText('First day'), '2026-11-10');
  await screen.findByText('A draft of its content, with 1 part.');
  isFailing = true;
  await press();
  await waitFor(() => {
    expect(sent.length).toBe(2);
  });
  const first = [...sent];
  isFailing = false;
  await press();
  await waitFor(() => {
    expect(sent.length).toBe(4);
  });
  expect(sent.slice(2)).toEqual(first);
});

test('[DOC-01] nothing is made before it is known which content the run has, or the copy would have none', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answered = promise.then(() => undefined);
  open();
  await userEvent.type(screen.getByLabelText('First day'), '2026-11-10');
  await press();
  expect(sent).toEqual([]);
  resolve(undefined);
  await screen.findByText('A draft of its content, with 1 part.');
  await press();
  await waitFor(() => {
    expect(sent.map(({ kind }) => kind)).toEqual(['session', 'sessionContent']);
  });
});

test('a run whose form is wrong is mended first', () => {
  open({ ...session, published: { title: 'Leading' } });
  expect(screen.getByText(/Mend that first\./)).toBeTruthy();
});
