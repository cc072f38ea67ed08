import { counted } from '@atrium/domain/counted.ts';

/** 'Tuesday, November 24'. */
export const dayOf = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone }).format(at);

/**
 * Numbers first, then what follows from them. That nothing else needs the reader is said only when everything that
 * could need them has been read (`isWhole`).
 */
export function sentenceOf({
  isWhole,
  failed,
  own,
  taught,
  scheduled,
  blocked,
  waiting,
  classes,
}: Readonly<Record<'failed' | 'own' | 'taught' | 'scheduled' | 'blocked' | 'waiting' | 'classes', number>> & {
  readonly isWhole: boolean;
}): string {
  if (failed > 0) return failed === 1 ? 'One thing needs somebody.' : `${String(failed)} things need somebody.`;
  const parts = [
    ...(own === 0
      ? []
      : [own === 1 ? '1 draft of yours is not published' : `${String(own)} drafts of yours are not published`]),
    ...(taught === 0 ? [] : [counted(taught, 'draft of an instructor waits', 'drafts of instructors wait')]),
    ...(scheduled === 0 ? [] : [`${String(scheduled)} ${scheduled === 1 ? 'goes' : 'go'} out by itself`]),
    ...(blocked === 0 ? [] : [`${String(blocked)} of them cannot, as it is`]),
    ...(waiting === 0 ? [] : [`${counted(waiting, 'project waits', 'projects wait')} for a review`]),
    ...(classes === 0 ? [] : [`${counted(classes, 'class has', 'classes have')} no recording yet`]),
  ];
  if (blocked > 0 || !isWhole) return `${parts.join(', ')}.`;
  return `${parts.join(', ')}. Nothing else needs you.`;
}

/** What stops the publishing of a draft, in a sentence. */
export const thingsMissing = (count: number): string =>
  count === 1 ? '1 thing stops its publishing.' : `${String(count)} things stop its publishing.`;
