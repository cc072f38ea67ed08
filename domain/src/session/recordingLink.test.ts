import { expect, test } from 'vitest';
import { recordingLinkFault } from './recordingLink.ts';

test('[RUN-03] [D85] the link of a recording begins with https, and is what people read', () => {
  expect(recordingLinkFault('https://zoom.example/rec/play/abc?pwd=1')).toBeNull();
  expect(recordingLinkFault('')).toBe('The address of the recording is needed.');
  const wrong = 'An address that begins with https is needed.';
  const links = [
    'http://zoom.example/rec',
    '/courses',
    'zoom.example/rec',
    'javascript:alert(1)',
    'https://a b.example',
  ];
  expect(links.map(recordingLinkFault)).toEqual(links.map(() => wrong));
  expect(recordingLinkFault(`https://zoom.example/${'a'.repeat(1980)}`)).toMatch(/^An address has at most 2,000/);
});
