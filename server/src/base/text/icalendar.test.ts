import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailCalendar, publishedCalendar, type CalendarEntry } from './icalendar.ts';

const ctx = { now: 0, site: { publicUrl: 'https://a.example', brandName: 'Atrium', supportEmail: 'help@a.example' } };
const of = (text: string): CalendarEntry => ({
  id: 'one',
  title: text,
  description: text,
  startAt: 0,
  endAt: 36e5,
  url: 'https://a.example/courses',
  sequence: 1,
  status: 'CONFIRMED',
});
/** The names of the properties, in their order; a line that begins with a space goes on with the one before. */
const propertiesOf = (content: string): string[] =>
  content
    .replaceAll('\r\n ', '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/, 1)[0] ?? '');

/** Texts that would be lines of their own, among others. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\r\n', '\n', '\r', 'ATTENDEE:mailto:x@y.example', '"', ';', ',', '\\'),
    ),
  )
  .map((parts) => `a${parts.join('')}`);

test('[EVT-07] [THR-45] whatever a title, a description or a name says, a calendar has its own properties only', () => {
  const published = propertiesOf(publishedCalendar('a', [of('a')], ctx));
  const person = (name: string) => ({ email: 'ann@friends.example', name });
  const mailed = propertiesOf(mailCalendar('REQUEST', [of('a')], person('a'), ctx).content);
  fc.assert(
    fc.property(texts, (text) => {
      expect(propertiesOf(publishedCalendar(text, [of(text)], ctx))).toEqual(published);
      expect(propertiesOf(mailCalendar('REQUEST', [of(text)], person(text), ctx).content)).toEqual(mailed);
    }),
    { numRuns: 2000 },
  );
});

test('[CAT-09] [EVT-07] only what is certain makes its member busy in the calendar', () => {
  const written = (status: CalendarEntry['status']): string => publishedCalendar('a', [{ ...of('a'), status }], ctx);
  expect(written('CONFIRMED')).toContain('\r\nTRANSP:OPAQUE\r\n');
  for (const status of ['TENTATIVE', 'CANCELLED'] as const) {
    expect(written(status)).toContain('\r\nTRANSP:TRANSPARENT\r\n');
  }
});

test('[CAT-09] [EVT-07] a calendar ends its last line, and has no control character, whatever its texts have', () => {
  const odd = 'Bell\u0007 and \u000bmore\u007f';
  for (const content of [
    publishedCalendar(odd, [of(odd)], ctx),
    mailCalendar('REQUEST', [of(odd)], { email: 'ann@friends.example', name: odd }, ctx).content,
  ]) {
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content).toContain('Bell and more');
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    expect(content).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/);
  }
});
