import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueEmpty } from './CatalogueEmpty.tsx';
import { CatalogueResultLine } from './CatalogueResultLine.tsx';

const sentence = 'No courses found. Try adjusting your search filters.';

function search(lessons: number | null): void {
  const alsoFound = { list: <p>the lessons</p>, lessons };
  render(
    <>
      <CatalogueResultLine
        total={0}
        filters={{ ...noFilters, q: 'draft' }}
        alsoFound={alsoFound}
        onChange={() => undefined}
      />
      <CatalogueEmpty nearest={[]} alsoFound={alsoFound} onClear={() => undefined} />
    </>,
  );
}

test('[CAT-04] [VID-15] lessons that a search has found come before the sentence that there are no courses', () => {
  search(8);
  expect(screen.getByRole('status').textContent).toBe('0 courses, 8 lessons');
  expect(screen.queryByRole('heading', { name: sentence })).toBeNull();
  const order = screen.getByText('the lessons').compareDocumentPosition(screen.getByText(sentence));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear Search' })).toBeTruthy();
});

test('[CAT-04] without lessons the sentence is the heading', () => {
  search(0);
  expect(screen.getByRole('status').textContent).toBe('0 courses');
  expect(screen.getByRole('heading', { name: sentence })).toBeTruthy();
});

test('[CAT-04] nothing is called missing while lessons are still searched', () => {
  search(null);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByText('the lessons')).toBeTruthy();
});
