import { isRecord } from '@atrium/domain/document/isSame.ts';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { announce } from '#ui/announce.ts';
import type { DocumentForm } from './useDocumentForm.ts';

/** Begins a chapter at a time, in seconds, among the others of the draft; says so, and that there is one already. */
export function addChapter(form: DocumentForm, seconds: number): void {
  const start = Math.round(seconds * 10) / 10;
  const value: unknown = form.getValues()['chapters'];
  const rows = (Array.isArray(value) ? value : []).filter(isRecord);
  const startOf = (row: Readonly<Record<string, unknown>>): number => Number(row['start']);
  if (rows.some((row) => Math.abs(startOf(row) - start) < 1)) {
    announce('A chapter begins here already.');
    return;
  }
  const title = `Chapter at ${formatDuration(start)}`;
  const added = { id: crypto.randomUUID(), title, start, slug: '' };
  form.setValue(
    'chapters',
    [...rows, added].toSorted((a, b) => startOf(a) - startOf(b)),
  );
  announce(`${title} is added.`);
}
