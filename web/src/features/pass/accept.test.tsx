import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { tooManyTries } from '@atrium/domain/account/tooManyTries.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { isFullPass, type PassForm } from './passQueries.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/site.ts', () => ({
  site: {
    name: 'Atrium',
    supportTicket: 'mailto:help@atrium.example',
    supportEmail: 'help@atrium.example',
    help: null,
    terms: null,
  },
}));
// its request would be sent while the tests of other files run
vi.mock('#lib/identifyAddress.ts', () => ({ identifyAddress: vi.fn() }));
vi.mock('#lib/logOut.ts', () => ({ logOutForSpec: { send: logOut } }));
const logOut = vi.hoisted(() => vi.fn<(target: string) => Promise<true>>());

const person: SignedIn = {
  ...aViewer({
    email: 'pat@atrium.example',
    firstName: 'Pat',
    lastName: 'Doe',
  }),
  displayName: 'Pat Doe',
  jobRole: null,
  accentColor: null,
  timeZone: 'UTC',
};
const consumer: PassForm = {
  showRegistration: true,
  targetSegment: 'CONSUMER',
  extraCollectionFields: [],
  hasRedemptionCode: false,
  usesOTRC: false,
  usesSSO: false,
  redirectUrl: '/courses',
  meta: { navLogoUrl: null },
  title: 'A year of lessons',
  company: null,
  isForCaller: true,
  isFullForCaller: false,
  startsAt: null,
};
const refusal = (code: string, reason: string) => ({
  code,
  message: reason,
  reason,
  unlock: [],
  field: null,
  retryAfter: null,
});
const onLink = vi.fn();
const onProblem = vi.fn();
const show = (pass: PassForm, viewer: SignedIn | null = person, queryClient = new QueryClient()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <RegistrationPage code="JOIN" pass={pass} viewer={viewer} onLink={onLink} onProblem={onProblem} />
    </QueryClientProvider>,
  );
const notRegistered = {
  processPassExtras: { success: null, redirectUrl: null, error: refusal('NOT_FOUND', 'NOT_FOUND') },
};
const answerTo = (registered: object) =>
  vi.mocked(execute).mockResolvedValueOnce(notRegistered).mockResolvedValueOnce({ createUserWithPass: registered });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.mocked(execute).mockReset();
  logOut.mockReset();
  logOut.mockResolvedValue(true);
  onLink.mockReset();
  onProblem.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("[PAS-03] [PAS-08] a visitor who has read 'You're all set!' before signing in goes where the pass leads at once", async () => {
  sessionStorage.setItem('passAllSet', 'JOIN');
  for (const isFirst of [true, false]) {
    vi.mocked(execute).mockReset();
    onLink.mockReset();
    answerTo({ result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: null, error: null });
    show(consumer);
    await press('Accept the invitation');
    // once: another invitation later is confirmed as any
    if (isFirst) {
      await waitFor(() => {
        expect(onLink).toHaveBeenCalledExactlyOnceWith('/courses');
      });
    } else await screen.findByText(/^You're all set!/);
    expect(onLink).toHaveBeenCalledTimes(isFirst ? 1 : 0);
    cleanup();
  }
});

test('[PAS-03] [PAS-08] a member accepts with one press, is told so, and goes where the pass leads', async () => {
  answerTo({ result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: null, error: null });
  show(consumer);
  await press('Accept the invitation');
  await screen.findByText("You're all set! Head to the Member Center to start learning");
  expect(vi.mocked(execute).mock.calls[1]?.[1]).toMatchObject({
    input: { code: 'JOIN', firstName: 'Pat', lastName: 'Doe', email: 'pat@atrium.example' },
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Start Learning');
  expect(onLink).toHaveBeenCalledExactlyOnceWith('/courses');
});

test('[PAS-03] a member who accepts what starts later is told when, with the way home', async () => {
  answerTo({ result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, passRedirect: null, error: null });
  show({ ...consumer, startsAt: String(Date.UTC(2026, 11, 3)) }, { ...person, timeZone: 'UTC' });
  await press('Accept the invitation');
  await screen.findByText('Registered! Stay tuned.');
  expect(screen.getByText(/^Your spot is saved\. We'll email you the next step on Dec [23], 2026\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});

test('[PAS-08] before the press a member reads what is accepted, whose it is, and who will see their learning', () => {
  const text = (pass: PassForm, viewer = person) => {
    const { container, unmount } = show(pass, viewer);
    const words = container.textContent;
    unmount();
    return words;
  };
  expect(text(consumer)).toContain('A year of lessons');
  expect(text(consumer)).not.toContain('joins');
  const company = { name: 'Acme', givesSeat: true };
  expect(text({ ...consumer, company })).toContain('An invitation from Acme');
  expect(text({ ...consumer, company })).toContain(
    'Your account joins Acme, whose administrators see your name, your email address and what you learn.',
  );
  expect(text({ ...consumer, company: { ...company, givesSeat: false } })).toContain('Your account joins Acme.');
  const colleague: SignedIn = {
    ...person,
    customer: {
      customerId: 'acme',
      name: 'Acme',
      type: 'ENTERPRISE',
      logoUrl: null,
      hideMemberProfile: false,
      disableAIFeatures: false,
      enableProfAI: true,
    },
  };
  expect(text({ ...consumer, company }, colleague)).not.toContain('joins');
});

test('[PAS-04] a member whose address the pass is not for reads it before any press, with the way home', () => {
  show({ ...consumer, targetSegment: 'ENTERPRISE', isForCaller: false });
  expect(screen.getByText('Whoops!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  expect(execute).not.toHaveBeenCalled();
});

test('[PAS-02] a member is asked for the redemption code alone, and one press is enough after it', async () => {
  vi.mocked(execute).mockResolvedValueOnce(notRegistered);
  show({ ...consumer, usesOTRC: true });
  await press('Accept the invitation');
  const box = await screen.findByLabelText('Redemption code');
  expect(document.activeElement?.textContent).toBe('Just a few more details');
  expect(screen.getAllByRole('textbox')).toEqual([box]);
  vi.mocked(execute).mockResolvedValueOnce({
    createUserWithPass: { result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: null, error: null },
  });
  await userEvent.type(box, 'RC-0001');
  await press('Accept the invitation');
  await screen.findByRole('button', { name: 'Start Learning' });
});

test('[PAS-06] after too many redemption codes the form says what the service says', async () => {
  vi.mocked(execute).mockResolvedValueOnce(notRegistered);
  show({ ...consumer, usesOTRC: true });
  await press('Accept the invitation');
  const error = { ...refusal('429', 'REDEMPTION_CODES'), message: tooManyTries(540), retryAfter: 540 };
  vi.mocked(execute).mockResolvedValueOnce({
    createUserWithPass: { result: 'ERROR', tac: null, passRedirect: null, error },
  });
  await userEvent.type(await screen.findByLabelText('Redemption code'), 'RC-0001');
  await press('Accept the invitation');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Please try again in 9 minutes.');
});

test('[PAS-04] a member whose address the pass is not for signs out on the spot, and comes back to the invitation', async () => {
  answerTo({ result: 'ERROR', tac: null, passRedirect: null, error: refusal('412', 'PASS_EMAIL_NOT_RECOGNIZED') });
  show({ ...consumer, targetSegment: 'ENTERPRISE' });
  await press('Accept the invitation');
  await screen.findByText('Whoops!');
  await press('Log out to use it');
  expect(logOut.mock.calls.map(([target]) => target)).toEqual(['/invite-registration/JOIN']);
});

test('[PAS-04] a full pass is said to be full with the first press', async () => {
  answerTo({ result: 'ERROR', tac: null, passRedirect: null, error: refusal('402', 'PASS_CAP_REACHED') });
  show(consumer);
  await press('Accept the invitation');
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('PASS_CAP_REACHED');
});

test('[PAS-04] a visitor whose address the pass is not for reads it until another is typed', async () => {
  show({ ...consumer, targetSegment: 'ENTERPRISE' }, null);
  const filled = { 'First name': 'Pat', 'Last name': 'Doe', 'Work Email *': 'pat@elsewhere.example' };
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const error = refusal('412', 'PASS_EMAIL_NOT_RECOGNIZED');
  const outcome = { result: 'ERROR', tac: null, passRedirect: null, error };
  vi.mocked(execute).mockResolvedValueOnce({ createUserWithPass: outcome });
  await press('LOG IN');
  await screen.findByText('Whoops!');
  fireEvent.change(screen.getByLabelText('Work Email *'), { target: { value: 'pat@acme.example' } });
  expect(screen.queryByText('Whoops!')).toBeNull();
});

test('[PAS-04] a preview invites nobody to a pass that is full, and names the way to support', () => {
  const pass = {
    showRegistration: true,
    targetSegment: 'CONSUMER' as const,
    usesSSO: false,
    content: null,
    startsAt: null,
    meta: {
      ctaButton: null,
      hero: null,
      logo: null,
      testimonial: null,
    },
    navLogoUrl: null,
    canSignInElsewhere: false,
  };
  const preview = (isFull: boolean, isVisitor = true) => (
    <QueryClientProvider client={new QueryClient()}>
      <PreviewPage
        code="FULL"
        pass={pass}
        isFull={isFull}
        isVisitor={isVisitor}
        notice={null}
        isRegistered={false}
        onRetry={vi.fn()}
      />
    </QueryClientProvider>
  );
  const { container, rerender } = render(preview(false));
  // a pass without a video shows a picture of ours
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Join Here' }).getAttribute('href')).toBe('/invite-registration/FULL');
  rerender(preview(true));
  expect(screen.queryByRole('link', { name: 'Join Here' })).toBeNull();
  screen.getByText(/All places have been taken/);
  expect(screen.getByRole('link', { name: 'CONTACT SUPPORT' }).getAttribute('href')).toMatch(/^mailto:/);
  const signIn = '/login?redirectPath=%2Finvite-registration%2FFULL';
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(signIn);
  // a member who is signed in has none under this address, and may have one under another
  rerender(preview(true, false));
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  screen.getByRole('button', { name: 'Log out to use it' });
});

test('[PAS-04] a pass is full for a visitor who is refused and a member without a place, not for one who has one', () => {
  const member = (isFullForCaller: boolean) => isFullPass({ page: { ...consumer, isFullForCaller }, refusal: null });
  const refused = { ...refusal('402', 'PASS_CAP_REACHED'), code: 'PASS_CAP_REACHED' as const };
  expect([member(true), member(false), isFullPass({ page: null, refusal: refused }), isFullPass(undefined)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('[PAS-02] a visitor reads what the invitation is, below the words of its segment', () => {
  show(consumer, null);
  screen.getByRole('heading', { name: 'Start your free 30-day membership' });
  screen.getByText('A year of lessons');
});

test('[PAS-07] what a pass opens is fetched again after it is accepted: access, enrollments and certificates', async () => {
  answerTo({ result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: null, error: null });
  const queryClient = new QueryClient();
  const tags = ['account', 'enrollment', 'certificates', 'bookmarks'] as const;
  for (const tag of tags)
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: [tag], meta: { tags: [tag] } })
      .setData({ page: null });
  show(consumer, person, queryClient);
  await press('Accept the invitation');
  await screen.findByRole('button', { name: 'Start Learning' });
  const isFetchedAgain = tags.map((tag) => queryClient.getQueryState([tag])?.isInvalidated);
  expect(isFetchedAgain).toEqual([true, true, true, false]);
});

test.each([
  ['a member', true, 'a-handle'],
  ['somebody new, who begins at home,', false, null],
])('[PAS-03] [PAS-08] the redirect of the pass waits for the next sign-in of %s', async (_who, existingUser, kept) => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const outcome = { result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: 'a-handle', error: null };
  vi.mocked(execute).mockResolvedValueOnce({ createUserWithPass: outcome });
  show({ ...consumer, targetSegment: 'ENTERPRISE' }, null);
  const filled = { 'First name': 'Pat', 'Last name': 'Doe', 'Work Email *': 'pat@acme.example' };
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await pass(0);
  fireEvent.click(screen.getByText('LOG IN'));
  await pass(0);
  screen.getByText('Almost there');
  const link = { success: true, link: null, existingUser, showStayTuned: false };
  vi.mocked(execute).mockResolvedValueOnce({ lookupPassActivationLink: link });
  await pass(2000);
  // the mail is not on its way yet, so it is asked again
  screen.getByText('Almost there');
  vi.mocked(execute).mockResolvedValueOnce({ lookupPassActivationLink: { ...link, link: '/next' } });
  await pass(2000);
  expect(vi.mocked(execute).mock.calls.at(-1)?.[1]).toEqual({ code: 'JOIN', email: 'pat@acme.example', tac: 't' });
  fireEvent.click(screen.getByText('Start Learning'));
  expect(onLink).toHaveBeenCalledExactlyOnceWith('/next');
  expect(localStorage.getItem('passRedirect')).toBe(kept);
  expect(sessionStorage.getItem('passAllSet')).toBe(existingUser ? 'JOIN' : null);
});

test.each([
  ['a member', true, "You're all set! Head to the Member Center to start learning"],
  ['somebody new', false, 'Your account has been created'],
])(
  '[PAS-03] after five questions without a link the page of %s leads to the mail',
  async (_who, existingUser, title) => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const outcome = { result: 'CONFIRMED_WITH_ACTIVATION', tac: 't', passRedirect: null, error: null };
    vi.mocked(execute).mockResolvedValueOnce({ createUserWithPass: outcome });
    show({ ...consumer, targetSegment: 'ENTERPRISE' }, null);
    const filled = { 'First name': 'Pat', 'Last name': 'Doe', 'Work Email *': 'pat@acme.example' };
    for (const [label, value] of Object.entries(filled)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    await pass(0);
    fireEvent.click(screen.getByText('LOG IN'));
    await pass(0);
    const link = { success: true, link: null, existingUser, showStayTuned: false };
    vi.mocked(execute).mockResolvedValue({ lookupPassActivationLink: link });
    await pass(9999);
    screen.getByText('Almost there');
    await pass(20_000);
    // the registration, and five questions
    expect(vi.mocked(execute)).toHaveBeenCalledTimes(6);
    screen.getByRole('heading', { name: title });
    screen.getByText(/Please check your email/);
    expect(screen.queryByRole('button', { name: 'Start Learning' })).toBeNull();
  },
);
