import { rich, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownDifferences } from './shownDifferences.ts';
import { nodeName } from './treeNodes.ts';

const text = { part: 'line', schema: z.string() } as const;
const fields: DocumentFields = {
  title: { label: 'Title', ...text },
  about: { label: 'About', part: 'rich', schema: rich() },
  lessons: {
    label: 'Lessons',
    part: 'rows',
    schema: z.array(z.unknown()),
    fields: {
      title: { label: 'Title', ...text },
      optional: { label: 'Optional', part: 'switch', schema: z.boolean() },
      required: { label: 'Required', part: 'switch', schema: z.boolean() },
    },
  },
};
const after = (path: string, value: unknown) =>
  shownDifferences([{ path, before: null, after: value }], fields, { zone: 'Europe/Berlin' }).map((each) => each.after);

test('[DOC-05] a plain text is told as it is, and a rich one without its marks', () => {
  expect(after('title', '<b>PhD</b>')).toEqual(['<b>PhD</b>']);
  expect(after('about', '<p>One <b>door</b></p>').map((told) => told.replaceAll(/\s+/g, ' '))).toEqual(['One door']);
  const row = { id: 'a', type: 'TASK', title: 'Aufgabe: 測量 & <b>' };
  expect(nodeName({ type: 'TASK', row } as never)).toBe('Aufgabe: 測量 & <b>');
});

test('[DOC-05] a row is told by its words, and by the switches that are on', () => {
  const rows = [
    { id: 'a', title: 'First', optional: false, required: true },
    { id: 'b', title: 'Second', optional: false, required: false },
  ];
  expect(after('lessons', rows)).toEqual(['First, Required, Second']);
});

test('[DOC-05] an instant is told in the zone that is asked for', () => {
  expect(after('title', '2026-12-08T11:00:00Z')[0]).toMatch(/12:00/);
});
