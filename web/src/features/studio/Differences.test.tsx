import { eventDocument } from '@atrium/domain/event/eventDocument.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Differences } from './Differences.tsx';

test.each([
  ['the document', [{ timeZone: 'Europe/Berlin' }, { timeZone: 'UTC' }], /12:00/],
  ['what is published, where the draft names none', [{ timeZone: 'Europe/Ber' }, { timeZone: 'UTC' }], /11:00/],
  ['the reader, where the document has none', [{ title: 'A talk' }, null], /6:00/],
])('[DOC-05] a time is told in the zone of %s', (_of, bodies, told) => {
  const start = { path: 'start', before: null, after: '2026-12-08T11:00:00.000Z' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Differences differences={[start]} fields={eventDocument.fields} zone="America/New_York" bodies={bodies} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('insertion').textContent).toMatch(told);
});
