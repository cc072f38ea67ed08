import { formatDuration } from '../video/duration.ts';

/** A note with the names of its course and lesson. */
export interface NamedNote {
  readonly courseTitle: string;
  readonly lessonTitle: string;
  readonly seconds: number | null;
  readonly text: string;
}

/** Notes, in their order, as Markdown: a heading for each course and lesson, a point for each note (NOT-01). */
export function notesText(notes: readonly NamedNote[]): string {
  const lines: string[] = ['# My notes'];
  let last: NamedNote | null = null;
  for (const note of notes) {
    const isNewCourse = note.courseTitle !== last?.courseTitle;
    if (isNewCourse) lines.push('', `## ${plain(note.courseTitle)}`);
    if (isNewCourse || note.lessonTitle !== last?.lessonTitle) lines.push('', `### ${plain(note.lessonTitle)}`, '');
    lines.push(`- ${pointOf(note)}`);
    last = note;
  }
  return `${lines.join('\n')}\n`;
}

function pointOf({ seconds, text }: NamedNote): string {
  const at = seconds === null ? '' : `**${formatDuration(seconds)}**`;
  const words = text.split('\n').map(plain).join('\n  ');
  return [at, words].filter((part) => part !== '').join(' ');
}

/** Text as Markdown shows it: no tag and no link is made of it. */
function plain(text: string): string {
  return text.replaceAll(/[\\<>[\]`]/g, String.raw`\$&`);
}
