import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asCallError, CallError, callFault, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { dismissToast } from '#ui/toast.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { BasicInfoForm } from './BasicInfoForm.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import type { EditData } from './editQuery.ts';
import { JobInfoForm } from './JobForms.tsx';
import { LocationForm } from './LocationForm.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { SocialForm } from './SocialForm.tsx';

vi.mock('#lib/graphql.ts');
// the crop needs a canvas
vi.mock('#ui/rich/ImageCrop.tsx', () => ({
  ImageCrop: ({ onDone }: { onDone: (picture: Blob) => void }) => (
    <button
      onClick={() => {
        onDone(new Blob(['x'], { type: 'image/png' }));
      }}
    >
      Use this part
    </button>
  ),
}));

const texts = { about: null, growthTip: null, communityGive: null, communityGet: null, whatILove: null };
const data = {
  profile: { userId: 'pat', ...texts, linkedin: null, twitter: null, instagram: null },
  versions: { basicInfo: 1, location: 1, company: 1, jobInfo: 1, social: 1, community: 1 },
} as EditData;

function show(beside: ReactNode = null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], aViewer({}));
  render(
    <QueryClientProvider client={queryClient}>
      <SocialForm data={data} />
      <CommunityForm data={data} />
      <Toasts />
      {beside}
    </QueryClientProvider>,
  );
  return { isViewerFresh: () => queryClient.getQueryState(['viewer'])?.isInvalidated === false };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const answer = (saved: object) =>
  vi.mocked(execute).mockResolvedValue({ saveMemberSocialInfo: saved, saveMemberCommunity: saved });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(execute).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[PRO-03] a form saves itself three seconds after the last change, says so, and the header follows', async () => {
  const { isViewerFresh } = show();
  answer({ userId: 'pat', version: 2, error: null });
  type('LinkedIn', 'bee');
  await pass(2000);
  type('LinkedIn', 'bee-keeper');
  await pass(2999);
  expect(execute).not.toHaveBeenCalled();
  expect(isViewerFresh()).toBe(true);
  await pass(1);
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({
    input: { userId: 'pat', version: 1, linkedin: 'bee-keeper', twitter: '', instagram: '' },
  });
  expect(screen.getByText('Your information has been saved.')).toBeTruthy();
  expect(isViewerFresh()).toBe(false);
});

test('[PRO-03] a profile that was opened before the answer to the last save shows it', async () => {
  const read = vi.fn(() => Promise.resolve('profile'));
  const Profile = () =>
    useQuery({ queryKey: ['profile'], queryFn: read, initialData: '', staleTime: 30_000, meta: { tags: ['profile'] } })
      .data;
  show(<Profile />);
  answer({ userId: 'pat', version: 2, error: null });
  type('LinkedIn', 'bee-keeper');
  await pass(2999);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(read).toHaveBeenCalledOnce();
});

test('[PRO-10] an answer that does not name what it saved is no save, and what was typed stays', async () => {
  show();
  answer({ userId: null, version: 2, error: null });
  type('LinkedIn', 'bee-keeper');
  await pass(3000);
  expect(screen.getAllByText('Something went wrong').length).toBeGreaterThan(0);
  expect(screen.queryByText('Your information has been saved.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('LinkedIn').value).toBe('bee-keeper');
});

test.each(['STALE_VERSION', 'CONFLICT'] as const)(
  '[PRO-03] a form that was saved elsewhere asks which version to keep, and does not say that it failed: %s',
  async (code) => {
    dismissToast('profile-saved');
    show();
    vi.mocked(execute).mockRejectedValue(new CallError([callFault(code, 'Changed')], null));
    type('LinkedIn', 'bee-keeper');
    await pass(3000);
    expect(screen.getByText('Keep my changes')).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  },
);

test('[PRO-03] what two forms could not save is there again in both', async () => {
  show();
  vi.mocked(execute).mockRejectedValue(asCallError(new Unreachable('offline')));
  type('LinkedIn', 'bee-keeper');
  await pass(0);
  type('Introduction', 'I keep bees.');
  await pass(3000);
  const drafts = JSON.parse(localStorage.getItem('formDrafts') ?? '{}') as Record<string, { values: object }>;
  expect(Object.values(drafts).map(({ values }) => values)).toEqual([
    { linkedin: 'bee-keeper' },
    { about: 'I keep bees.' },
  ]);
});

test('[PRO-03] what was typed and taken back before it was saved is not there again', async () => {
  show();
  type('LinkedIn', 'bee-keeper');
  await pass(1000);
  expect(localStorage.getItem('formDrafts')).toContain('bee-keeper');
  type('LinkedIn', '');
  await pass(5000);
  expect(localStorage.getItem('formDrafts')).toBeNull();
  expect(execute).not.toHaveBeenCalled();
});

test('[PRO-03] [PRO-05] a draft keeps no other picture, because one that was never saved is removed after an hour', async () => {
  const names = { firstName: 'Pat', middleName: null, lastName: 'Doe', pronouns: null, languages: [] };
  const profile = { ...data.profile, ...names, profileImageUrl: '/files/images/saved.webp' };
  show(<BasicInfoForm data={{ ...data, profile, listed: true }} />);
  vi.mocked(execute).mockRejectedValue(asCallError(new Unreachable('offline')));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  type('First name', 'Patricia');
  await pass(3000);
  const drafts = JSON.parse(localStorage.getItem('formDrafts') ?? '{}') as Record<string, { values: object }>;
  expect(Object.values(drafts).map(({ values }) => values)).toEqual([{ firstName: 'Patricia' }]);
});

test('[PRO-09] what was chosen while it was offered stays chosen, and can be chosen again', () => {
  const profile = { ...data.profile, jobRole: null, industry: 'Alchemy', jobFunction: null };
  const lists = { industries: ['Banking'], jobFunctions: ['Sales'] };
  show(<JobInfoForm data={{ ...data, profile, ...lists }} />);
  const industry = screen.getByLabelText<HTMLSelectElement>('Industry');
  expect(industry.value).toBe('Alchemy');
  expect([...industry.options].map(({ value }) => value)).toEqual(['', 'Banking', 'Alchemy']);
  const jobFunction = screen.getByLabelText<HTMLSelectElement>('Job function');
  expect([...jobFunction.options].map(({ value }) => value)).toEqual(['', 'Sales']);
});

test('[PRO-08] a country typed in any case is the listed one, and has its state and city again', async () => {
  vi.useRealTimers();
  const profile = { ...data.profile, location: { country: 'United States', region: 'Alaska', city: 'Nome' } };
  show(<LocationForm data={{ ...data, profile } as EditData} />);
  const values = () => screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);
  const enter = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value } });
  enter('united state');
  expect(values()).toEqual(['united state']);
  enter('united states');
  await screen.findByRole('combobox', { name: 'City' });
  expect(values()).toEqual(['United States', 'Alaska', 'Nome']);
});

test('[PRO-08] a new state clears the city, and a new country both', async () => {
  vi.useRealTimers();
  const saved = { updatedLocationId: 'home', version: 2, error: null };
  vi.mocked(execute).mockResolvedValue({ saveMemberLocation: saved });
  const profile = { ...data.profile, location: { country: 'United States', region: 'Alaska', city: 'Nome' } };
  show(<LocationForm data={{ ...data, profile } as EditData} />);
  const values = () => screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  enter('State', 'Texas');
  await vi.waitFor(() => {
    expect(values()).toEqual(['United States', 'Texas', '']);
  });
  enter('City', 'Austin');
  enter('Country', 'Germany');
  await vi.waitFor(() => {
    expect(values()).toEqual(['Germany', '']);
  });
  // leaving the form saves it
  cleanup();
  await vi.waitFor(() => {
    expect(execute).toHaveBeenCalledOnce();
  });
});

test('[PRO-05] a picture that cannot be uploaded says so, and can be sent again', async () => {
  vi.useRealTimers();
  const [onClose, onUploaded] = [vi.fn(), vi.fn()];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = vi.fn();
  render(<PictureDialog onClose={onClose} onUploaded={onUploaded} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  const files = [new File(['x'], 'me.png', { type: 'image/png' })];
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
  const dialog = within(screen.getByRole('dialog'));
  const form = { url: '/files/uploads', imageUrl: '/files/images/a.webp', fields: [{ name: 'key', value: 'a' }] };
  vi.mocked(execute).mockResolvedValue({ createSignedUploadUrl: { ...form, error: null } });
  const sent = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 400 }));
  vi.stubGlobal('fetch', sent);
  fireEvent.click(await dialog.findByText('Use this part'));
  expect(await dialog.findByText('Something went wrong')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  sent.mockResolvedValue(new Response(null, { status: 204 }));
  fireEvent.click(await dialog.findByText('Use this part'));
  // what is on its way would be lost
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(onUploaded.mock.calls[0]?.[0]).toBe('/files/images/a.webp');
  // what follows the file is not read at the other end
  const posted = sent.mock.calls.at(-1)?.[1]?.body;
  expect(posted instanceof FormData && [...posted.keys()]).toEqual(['key', 'file']);
});

test('[PRO-05] a picture that was just uploaded is shown until it is removed again', async () => {
  vi.useRealTimers();
  URL.createObjectURL = () => 'blob:mine';
  URL.revokeObjectURL = vi.fn();
  const Field = () => {
    const [value, setValue] = useState<string | null>(null);
    return <PictureField value={value} onChange={setValue} />;
  };
  render(<Field />);
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  };
  await press('Add a picture');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  const files = [new File(['x'], 'me.png', { type: 'image/png' })];
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
  const form = { url: '/files/uploads', imageUrl: '/files/images/a.webp', fields: [] };
  vi.mocked(execute).mockResolvedValue({ createSignedUploadUrl: { ...form, error: null } });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 })));
  const shown = () => screen.getByAltText('Your picture, as others see it').getAttribute('src');
  const none = shown();
  await press('Use this part');
  await vi.waitFor(() => {
    expect(shown()).toBe('blob:mine');
  });
  await press('Remove');
  expect(shown()).toBe(none);
});
