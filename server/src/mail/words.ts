import {
  fillLine,
  fillText,
  findWordFaults,
  type LetterTemplate,
  type LetterValue,
  type LetterWords,
} from '@atrium/domain/outbox/letterTemplate.ts';
import {
  findTemplate,
  letterTemplates,
  type LetterName,
  type LetterValues,
} from '@atrium/domain/outbox/letterTemplates.ts';
import type { Log } from '../base/process/log.ts';
import type { Site } from '../base/site.ts';
import type { Letter } from './layout.ts';

/** What a mail has besides its words. `path`: where its button leads; absent for a letter without one. */
type Rest = Omit<Letter, 'name' | 'subject' | 'paragraphs' | 'action' | 'values' | 'heading' | 'preheader'> & {
  readonly path?: string;
};

/** A mail in the words of the product, which keeps what stands in them for the words of the team (RUN-01). */
export function written<Name extends LetterName>(
  name: Name,
  values: LetterValues<Name> & { readonly brandName?: string },
  { path, ...rest }: Rest,
): Letter {
  const template: LetterTemplate = letterTemplates[name];
  const said: Readonly<Record<string, LetterValue>> = { ...values };
  return {
    ...rest,
    name,
    subject: fillLine(template.subject, said),
    paragraphs: fillText(template.text, said),
    ...(path !== undefined && { action: { label: fillLine(template.button, said), path } }),
    values: said,
  };
}

/** A mail in the words of the team; parts that are empty, or of which nothing is left, are those of the product. */
export function inWords(letter: Letter, words: LetterWords, site: Pick<Site, 'brandName' | 'supportEmail'>): Letter {
  const { brandName, supportEmail } = site;
  const values = { brandName, supportEmail, ...letter.values };
  const subject = fillLine(words.subject, values).trim();
  const paragraphs = fillText(words.text, values);
  const label = fillLine(words.button, values).trim();
  const heading = fillLine(words.heading, values).trim();
  const preheader = fillLine(words.preheader, values).trim();
  return {
    ...letter,
    subject: subject === '' ? letter.subject : subject,
    ...(heading !== '' && { heading }),
    ...(preheader !== '' && { preheader }),
    paragraphs: paragraphs.length === 0 ? letter.paragraphs : paragraphs,
    ...(letter.action !== undefined && label !== '' && { action: { ...letter.action, label } }),
  };
}

/** What was logged by this process. */
const logged = new Set<string>();

/**
 * A mail in the words that the team has published; in those of the product where these cannot be filled any more, as
 * after an update that has taken a variable away, which is logged once.
 */
export function inPublishedWords(
  letter: Letter,
  words: LetterWords | null,
  { site, log }: { readonly site: Site; readonly log?: Pick<Log, 'error'> | undefined },
): Letter {
  const template = findTemplate(letter.name);
  if (words === null || template === null || letter.values === undefined) return letter;
  const faults = findWordFaults(template, words);
  if (faults.length === 0) return inWords(letter, words, site);
  const codes = faults.map(({ slot, code }) => `${slot} ${code}`).join(', ');
  const key = `${letter.name}: ${codes}`;
  if (!logged.has(key)) log?.error({ letter: letter.name, codes }, 'the words of a letter cannot be filled');
  if (log !== undefined) logged.add(key);
  return letter;
}
