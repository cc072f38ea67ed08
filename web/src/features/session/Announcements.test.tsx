import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcements } from './Announcements.tsx';

vi.mock('#ui/drawLater.ts', async (original) => ({
  ...(await original<object>()),
  firstViewStands: () => Promise.resolve(),
}));
vi.mock('#lib/importPart.ts', () => ({ importPart: () => Promise.reject(new Error('no network')) }));

test('[SSN-12] an announcement whose renderer cannot be loaded is shown as it was written', async () => {
  const one = { sessionContentId: 'a', announcement: 'Week *two* begins', imageUrl: null, stylePreset: null };
  render(<Announcements announcements={[{ ...one, internalLinkUrl: null, externalLinkUrl: null }]} />);
  expect(await screen.findByText('Week *two* begins')).toBeTruthy();
});
