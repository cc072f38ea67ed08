import { upperFirst } from '@atrium/domain/upperFirst.ts';

/** A name of the code as people read it: 'Course ids' of courseIds, 'Prompt pack' of PROMPT_PACK. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return upperFirst(words);
}
