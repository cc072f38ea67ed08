import { describe, expect, test } from 'vitest';
import { courseMetaForm, courseTypeMetaForm, sessionMetaForm } from './catalogue/metaForm.ts';
import { contentKinds, type ContentKind } from './learning/contentKinds.ts';
import { contentNodeForms } from './learning/contentNodeForm.ts';
import { readJson, readJsonFields, type JsonSchema } from './readJson.ts';
import { chapterForm } from './video/videoForm.ts';

const formOf = (kind: ContentKind) => contentNodeForms[kind] as JsonSchema<unknown>;
const wordsOf = (schema: JsonSchema<unknown>, value: unknown): readonly string[] => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const day = { dayNumber: 1, body: '<p>Read</p>' };
const whole: Readonly<Record<ContentKind, object>> = {
  ANNOUNCEMENT: { announcement: '**Moved**', stylePreset: 'QUIET', internalLinkUrl: '/courses', externalLinkUrl: null },
  CONTAINER: { expandedPlaceholder: 'Nothing yet', minutes: 25 },
  RICH_TEXT: { intro: '<p>a</p>', body: '<p>b</p>' },
  VIDEO_GROUP: { slug: 'sides', description: 'Who needs whom', hidePreview: true },
  CTA_BUTTON: { buttonText: 'Open', buttonUrl: 'https://example.com/x', buttonStartIcon: 'broadcast' },
  CALENDAR: { calendarStartDate: '2026-11-30T00:00:00.000Z', day1Text: 'Read', day5Text: '' },
  SCHEDULE: { externalCalendarUrl: 'https://example.com', scheduleDays: [{ ...day, checklistSessionContentId: null }] },
  CHECKLIST_ITEM: { checklistGroupName: 'Live', subtype: 'ZOOM_ATTENDANCE', selfReporting: false, meeting: 0 },
};

test.each(contentKinds)('[SSN-16] a %s with its fields is read, and may be saved, as it is', (kind) => {
  expect(readJson(formOf(kind), whole[kind])).toEqual({ fits: true, value: whole[kind] });
  expect(wordsOf(formOf(kind), whole[kind])).toEqual([]);
});

test.each(contentKinds.filter((kind) => kind !== 'SCHEDULE'))('[SSN-16] a %s without any field is read', (kind) => {
  expect(readJson(formOf(kind), {}).fits).toBe(true);
});

describe('what a form refuses and a reader takes as it is', () => {
  test.each<[string, ContentKind, object, string]>([
    ['a long text', 'ANNOUNCEMENT', { announcement: 'a'.repeat(5001) }, 'announcement: At most 5,000 characters'],
    ['an unknown style', 'ANNOUNCEMENT', { stylePreset: 'LOUD' }, 'stylePreset: Choose one of the list.'],
    ['an unknown subtype', 'CHECKLIST_ITEM', { subtype: 'BOOK_CLUB' }, 'subtype: Choose one of the list.'],
    ['too many minutes', 'CONTAINER', { minutes: 10_001 }, 'minutes: At most 10,000'],
    ['a sixth day', 'SCHEDULE', { scheduleDays: Array.from({ length: 6 }, () => day) }, 'scheduleDays: At most 5 days'],
    ...['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example', 'worksheet.html'].map(
      (buttonUrl): [string, ContentKind, object, string] => [
        buttonUrl,
        'CTA_BUTTON',
        { buttonUrl },
        'buttonUrl: Enter an address that begins with https:// or, on this site, with /.',
      ],
    ),
  ])('[SSN-16] [THR-33] %s', (_what, kind, data, words) => {
    expect(wordsOf(formOf(kind), data)).toEqual([words]);
    expect(readJson(formOf(kind), data)).toEqual({ fits: true, value: data });
  });
});

describe('what does not fit', () => {
  test.each<[ContentKind, unknown, readonly string[]]>([
    ['ANNOUNCEMENT', { announcement: 5 }, ['announcement']],
    ['ANNOUNCEMENT', { stylePreset: 5 }, ['stylePreset']],
    ['CONTAINER', { minutes: 'a while' }, ['minutes']],
    ['RICH_TEXT', { intro: ['a'], body: {} }, ['intro', 'body']],
    ['VIDEO_GROUP', { hidePreview: 'maybe' }, ['hidePreview']],
    ['CTA_BUTTON', { buttonUrl: { href: '/' } }, ['buttonUrl']],
    ['CALENDAR', { calendarStartDate: 'some Monday' }, ['calendarStartDate']],
    ['CALENDAR', { calendarStartDate: '2026-13-30T00:00:00Z' }, ['calendarStartDate']],
    ['SCHEDULE', {}, ['scheduleDays']],
    ['SCHEDULE', { scheduleDays: [day, { dayNumber: 2 }] }, ['scheduleDays.1.body']],
    ['CHECKLIST_ITEM', { subtype: null, selfReporting: 'yes' }, ['selfReporting']],
    ...[[], 'text', 5, null].map((value): [ContentKind, unknown, readonly string[]] => ['RICH_TEXT', value, ['']]),
  ])('[SSN-16] %s %j', (kind, value, paths) => {
    const reading = readJson(formOf(kind), value);
    expect(reading.fits ? [] : reading.faults.map(({ path }) => path)).toEqual(paths);
    if (!reading.fits) expect(JSON.stringify(reading.faults)).not.toContain('some Monday');
  });
});

test('[SSN-16] of metadata what fits is read, and the rest counts as absent', () => {
  const stored = { topTakeaway: 'Own it', whoWillBenefit: 'everybody', badgeAsCompletion: true, other: 1 };
  expect(readJsonFields(courseMetaForm, stored)).toEqual({
    value: { topTakeaway: 'Own it', badgeAsCompletion: true },
    faults: [{ path: 'whoWillBenefit', words: expect.any(String) as string }],
  });
  expect(readJsonFields(courseTypeMetaForm, { waitlist: { taskItems: ['a', 5] } }).value).toEqual({});
  for (const value of [null, 'text', [], 7]) {
    expect(readJsonFields(sessionMetaForm, value)).toMatchObject({ value: {}, faults: [{ path: '' }] });
  }
});

test('[SSN-16] a chapter has all its fields', () => {
  const chapter = { videoChapterId: 'c', slug: 'c', title: 'C', startSeconds: 0, endSeconds: 4 };
  expect(readJson(chapterForm, chapter).fits).toBe(true);
  for (const name of Object.keys(chapter)) {
    expect(readJson(chapterForm, { ...chapter, [name]: undefined }).fits).toBe(false);
  }
});
