import { foldLetters } from './foldLetters.ts';

/** 'Sørensen-Vásquez, Ingrid' becomes 'sorensen-vasquez-ingrid'; apostrophes are removed. */
export function slug(text: string): string {
  return foldLetters(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
