import { findTemplate } from '@atrium/domain/outbox/letterTemplates.ts';
import { mailKindWords } from '@atrium/domain/privacy/mailKinds.ts';
import type { LetterAbout, LetterFacts, LetterKind } from '../base/letterKind.ts';
import type { Site } from '../base/site.ts';
import type { Letter } from './layout.ts';
import { toText } from './layout.ts';
import { toHtml } from './letterHtml.ts';
import { inWords } from './words.ts';

/** A letter as its module declares it: what it is, and an example by the function that writes it (RUN-01). */
export interface DeclaredLetter extends LetterAbout {
  readonly example: (facts: LetterFacts, site: Site) => Letter;
}
export type Letters = readonly DeclaredLetter[];

/** The declared letters with the examples as they are sent. */
export function letterKindsOf(letters: Letters): readonly LetterKind[] {
  return letters.map(({ example, ...about }) => ({
    ...about,
    template: findTemplate(about.name),
    write: (facts, site, words) => {
      const given = withWayOut(example(facts, site));
      const letter = words === null ? given : inWords(given, words, site);
      const parts = { addsDates: about.addsDates === true };
      return { subject: letter.subject, html: toHtml(letter, site, parts), text: toText(letter, site, parts) };
    },
  }));
}

/** Those of a kind end with the link that ends the kind, which leads to the account page in an example. */
function withWayOut(letter: Letter): Letter {
  return letter.kind === undefined
    ? letter
    : { ...letter, unsubscribe: { label: `No more ${mailKindWords[letter.kind].noun}`, path: '/account-settings' } };
}
