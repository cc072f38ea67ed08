import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import type { EditData } from './editQuery.ts';
import { MembersBanner } from './MembersBanner.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { SocialForm } from './SocialForm.tsx';

vi.mock('#lib/graphql.ts');
// the crop needs a canvas
vi.mock('#ui/rich/ImageCrop.tsx', () => ({
  ImageCrop: ({ onCancel, onUnreadable }: Record<'onCancel' | 'onUnreadable', () => void>) => (
    <>
      <button onClick={onCancel}>Another</button>
      <button onClick={onUnreadable}>Unreadable</button>
    </>
  ),
}));

const social = (version: number, linkedin: string | null) =>
  ({
    profile: { userId: 'pat', linkedin, twitter: null, instagram: null, languages: [] },
    versions: { basicInfo: 1, location: 1, company: 1, jobInfo: 1, social: version, community: 1 },
  }) as unknown as EditData;

function show(children: ReactNode) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], aViewer({}));
  render(
    <QueryClientProvider client={queryClient}>
      <main>
        <h1 tabIndex={-1}>Members</h1>
        {children}
      </main>
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isFocused = (text: string | RegExp) =>
  waitFor(() => {
    // without a focus it is the body, which has every text of the page
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(text);
  });

const Picture = () => {
  const [value, setValue] = useState<string | null>('/files/images/a.webp');
  return <PictureField value={value} onChange={setValue} />;
};

beforeEach(() => {
  vi.mocked(execute).mockReset();
});

test('[DIR-02] a closed note gives the focus to what is beside it', async () => {
  show(<MembersBanner />);
  await press('Close this note');
  await isFocused('Members');
});

test('[PRO-05] a removed picture gives the focus to the button that adds one', async () => {
  show(<Picture />);
  await press('Remove');
  await isFocused('Add a picture');
});

test.each(['Another', 'Unreadable'])('[PRO-05] the focus stays in the dialog of a picture: %s', async (leaves) => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = vi.fn();
  show(<PictureDialog onClose={vi.fn()} onUploaded={vi.fn()} />);
  screen.getByRole('button', { name: 'Choose a file' }).focus();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  const files = [new File(['x'], 'me.png', { type: 'image/png' })];
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
  await isFocused('Another');
  await press(leaves);
  await isFocused('Choose a file');
});

test.each([
  ['Keep my changes', 'bee-keeper'],
  ['Take the newer version', 'wasp'],
])(
  '[PRO-03] a conflict shows, where one wants, what the newer version has; settled, it gives the focus to the state of its form: %s',
  async (choice, value) => {
    const stale = new CallError([callFault('STALE_VERSION', 'Changed')], null);
    const saved = { userId: 'pat', version: 8, error: null };
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    let isStale = true;
    vi.mocked(execute).mockImplementation((_document, variables) => {
      if (!Object.hasOwn(variables as object, 'input')) {
        const { profile, versions } = social(7, 'wasp');
        return Promise.resolve({ getMemberProfile: { ...profile, own: { listed: true, versions } } });
      }
      if (!isStale) return Promise.resolve({ saveMemberSocialInfo: saved });
      isStale = false;
      return Promise.reject(stale);
    });
    show(<SocialForm data={social(1, null)} />);
    await userEvent.type(screen.getByLabelText('LinkedIn'), 'bee-keeper');
    await userEvent.tab();
    await screen.findByText(choice);
    const newer = screen.getByRole('region', { name: 'The newer version', hidden: true });
    expect(newer.textContent).toBe('LinkedInwasp');
    const details = newer.closest('details');
    expect(details?.open).toBe(false);
    // opened, it no longer stays at the edge of the screen, where it would cover the fields
    if (details !== null) fireEvent(details, new Event('toggle'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    await press(choice);
    await waitFor(() => {
      expect(screen.queryByText(choice)).toBeNull();
      expect(document.activeElement?.getAttribute('role')).toBe('status');
    });
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('LinkedIn').value).toBe(value);
    });
  },
);
