import { expect, test } from 'vitest';
import { isAnnouncement, paragraphsOf } from './announcementForm.ts';

test('[RUN-02] an announcement has a subject of one line and a text, and neither is too long', () => {
  const text = 'The room has moved.';
  expect(isAnnouncement({ subject: ' The room ', text })).toBe(true);
  expect(isAnnouncement({ subject: ' ', text })).toBe(false);
  expect(isAnnouncement({ subject: 'The room', text: '\n' })).toBe(false);
  expect(isAnnouncement({ subject: 'The\nroom', text })).toBe(false);
  expect(isAnnouncement({ subject: 'x'.repeat(151), text })).toBe(false);
  expect(isAnnouncement({ subject: 'The room', text: 'x'.repeat(5001) })).toBe(false);
});

test('[RUN-02] an empty line divides paragraphs, and a line break does not', () => {
  expect(paragraphsOf('\nOne\nline.\r\n \r\n\n Two. \n')).toEqual(['One line.', 'Two.']);
});
