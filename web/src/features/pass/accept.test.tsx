import { tooManyTries } from '@atrium/domain/account/tooManyTries.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { execute } from '#lib/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import type { PassForm } from './passQueries.ts';
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
vi.mock('#lib/logOut.ts', () => ({ logOutForSpec: { send: logOut } }));
const logOut = vi.hoisted(() => vi.fn<(target: string) => Promise<true>>());

const person: SignedIn = {
  ...aViewer({ email: 'pat@atrium.example', firstName: 'Pat', lastName: 'Doe' }),
  ...{ displayName: 'Pat Doe', jobRole: null, accentColor: null, timeZone: 'UTC' },
};
const consumer: PassForm = {
  ...{ showRegistration: true, targetSegment: 'CONSUMER', extraCollectionFields: [], hasRedemptionCode: false },
  ...{
    usesOTRC: false,
    usesSSO: false,
    redirectUrl: '/courses',
    meta: { navLogoUrl: null },
    title: 'A year of lessons',
  },
};
const refusal = (code: string, reason: string) => ({
  ...{ code, message: reason, reason, unlock: [], field: null, retryAfter: null },
});
const onLink = vi.fn();
const onProblem = vi.fn();
const show = (pass: PassForm, viewer: SignedIn | null = person) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationPage code="JOIN" {...{ pass, viewer, onLink, onProblem }} />
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

test('[PAS-02] a member is asked for the redemption code alone, and one press is enough after it', async () => {
  vi.mocked(execute).mockResolvedValueOnce(notRegistered);
  show({ ...consumer, usesOTRC: true });
  await press('Accept the invitation');
  const box = await screen.findByLabelText('Redemption Code');
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
  await userEvent.type(await screen.findByLabelText('Redemption Code'), 'RC-0001');
  await press('Accept the invitation');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Please try again in 9 minutes.');
});

test('[PAS-04] a member whose address the pass is not for signs out on the spot, and comes back to the invitation', async () => {
  answerTo({ result: 'ERROR', tac: null, passRedirect: null, error: refusal('412', 'PASS_EMAIL_NOT_RECOGNIZED') });
  show({ ...consumer, targetSegment: 'ENTERPRISE' });
  await press('Accept the invitation');
  await screen.findByText('Whoops!');
  await press('Sign out and use that one');
  expect(logOut.mock.calls.map(([target]) => target)).toEqual(['/invite-registration/JOIN']);
});

test('[PAS-04] a full pass is said to be full with the first press', async () => {
  answerTo({ result: 'ERROR', tac: null, passRedirect: null, error: refusal('402', 'PASS_CAP_REACHED') });
  show(consumer);
  await press('Accept the invitation');
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('PASS_CAP_REACHED');
});

test('[PAS-02] a visitor reads what the invitation is, below the words of its segment', () => {
  show(consumer, null);
  screen.getByRole('heading', { name: 'Start your free 30-day membership' });
  screen.getByText('A year of lessons');
});
