import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { RegistrationDialogs } from './RegistrationDialogs.tsx';

vi.mock('#lib/graphql.ts');

test('[CRT-02] a member who has registered sees what that means, and the state of the certificate is fetched again', async () => {
  vi.mocked(execute).mockResolvedValue({ addCertificateRegistration: { certificateId: 'k1', error: null } });
  const queryClient = new QueryClient();
  const cached = queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: ['certificate'], meta: { tags: ['certificates'] } });
  cached.setData({ certificateId: 'k1', isRegistered: false, sentence: 'Register.' });
  const meta = { bannerDescription: '', registrationPrompt: 'Ready?', postRegistrationPrompt: 'Welcome.' };
  render(
    <QueryClientProvider client={queryClient}>
      <RegistrationDialogs
        certificate={{ certificateId: 'k1', title: 'AI Foundations', meta }}
        asking="register"
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Register', hidden: true }));
  expect(await screen.findByText('Welcome.')).toBeDefined();
  await vi.waitFor(() => {
    expect([cached.state.isInvalidated, cached.state.data]).toMatchObject([true, { isRegistered: true }]);
  });
});

test('[CRT-02] a certificate without words of its own says what registering means', () => {
  const meta = { bannerDescription: '', registrationPrompt: '', postRegistrationPrompt: '' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationDialogs
        certificate={{ certificateId: 'k1', title: 'AI Foundations', meta }}
        asking="register"
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(
    'What you complete in its courses will count',
  );
});
