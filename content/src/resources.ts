import { diagramInWords } from '@atrium/domain/art/diagram.ts';
import { slug } from '@atrium/domain/slug.ts';
import { escapeHtml } from './printed.ts';
import type { ResourceDraft, ResourcePart } from './resources/draft.ts';
import { frameworks } from './resources/frameworks.ts';
import { promptPacks } from './resources/promptPacks.ts';
import { tactics } from './resources/tactics.ts';

/** Every resource of the library. */
export const resources: readonly ResourceDraft[] = [...frameworks, ...promptPacks, ...tactics];

/** Finds a resource by its slug. */
export const findResource = (name: string): ResourceDraft | undefined => resources.find((item) => item.slug === name);

export const hasPdf = ({ files = 'both' }: ResourceDraft | { files?: 'both' }): boolean =>
  files === 'both' || files === 'pdf';
export const hasCopy = ({ files = 'both' }: ResourceDraft | { files?: 'both' }): boolean =>
  files === 'both' || files === 'copy';

const list = (tag: 'ol' | 'ul', entries: readonly string[] = []): string =>
  entries.length === 0 ? '' : `<${tag}>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</${tag}>`;

/** A part of a resource as HTML. */
export function partHtml({ heading, text, steps, points, prompts = [] }: ResourcePart): string {
  const quoted = prompts.map((prompt) => `<blockquote><p>${escapeHtml(prompt)}</p></blockquote>`).join('');
  const words = text === undefined ? '' : `<p>${escapeHtml(text)}</p>`;
  return `<h2>${escapeHtml(heading)}</h2>${words}${list('ol', steps)}${list('ul', points)}${quoted}`;
}

interface ItemSeed {
  readonly type: 'RICH_TEXT_HTML' | 'IMAGE';
  readonly content: string;
  readonly anchorName?: string;
  readonly imageUrl?: string;
}

/** The content items of a resource: the lead, its figure, and a text for each part. */
export function itemsOf({ slug: name, lead, diagram, parts }: ResourceDraft): readonly ItemSeed[] {
  return [
    { type: 'RICH_TEXT_HTML', content: `<p>${escapeHtml(lead)}</p>` },
    ...(diagram
      ? [{ type: 'IMAGE', content: diagramInWords(diagram), imageUrl: `/files/art/figure/${name}.svg` } as const]
      : []),
    ...parts.map((part) => ({
      type: 'RICH_TEXT_HTML' as const,
      content: partHtml(part),
      anchorName: slug(part.heading),
    })),
  ];
}
