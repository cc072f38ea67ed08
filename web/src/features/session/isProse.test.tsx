import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import AnnouncementText from './AnnouncementText.tsx';
import { isProse } from './isProse.ts';

const shown = (markdown: string): string => {
  const { container, unmount } = render(<AnnouncementText markdown={markdown} />);
  const html = container.innerHTML;
  unmount();
  return html;
};

test('[SSN-12] the announcements of the demo that are sentences need no renderer, those with Markdown do', () => {
  expect(isProse('Bring a question that you answered last month, and its answer. No confidential data, please.')).toBe(
    true,
  );
  for (const markdown of [
    'Week *two*',
    '- a list',
    '1. one',
    'two\n\nparagraphs',
    'a [link](/courses)',
    '# Title',
    'a &lt; b',
  ])
    expect(isProse(markdown), markdown).toBe(false);
});

test('[SSN-12] what needs no renderer looks as the renderer would show it', () => {
  const piece = fc.constantFrom(
    ...'aB9 .,-+!?:;()"\'/@$%^={}*_`#>[]<&\\|~\n'.split(''),
    'http://x.example',
    '  ',
    '1)',
    '-',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      if (text.trim() === '' || !isProse(text)) return;
      const paragraph = document.createElement('p');
      paragraph.textContent = text.trim().replaceAll(/ +/g, ' ');
      expect(shown(text).replaceAll(/ +/g, ' ')).toBe(paragraph.outerHTML);
    }),
    { numRuns: 2000 },
  );
});
