import type { Diagram } from '@atrium/domain/art/diagram.ts';
import type { ArtTopic, Motif } from '@atrium/domain/art/types.ts';
import type { ResourceType } from '@atrium/domain/resource/library.ts';
import type { AreaLabel, Stack } from '../types.ts';

/** The stacks of the index that holders of the AI academy search. */
export type AiStack = 'Prompting' | 'AI Workflows' | 'AI Leadership' | 'AI Governance';

export interface ResourcePart {
  readonly heading: string;
  readonly text?: string;
  /** As a numbered list where their order matters. */
  readonly steps?: readonly string[];
  readonly points?: readonly string[];
  /** Prompts to copy: quoted, with [brackets] for what the reader fills in. */
  readonly prompts?: readonly string[];
}

/** A resource of the library as it is written; the page, the PDF and the document to copy are made from it. */
export interface ResourceDraft {
  readonly slug: string;
  readonly type: ResourceType;
  readonly title: string;
  readonly subtitle: string;
  readonly stacks: readonly Stack[];
  /** Absent: not in the index of the AI academy. */
  readonly aiStacks?: readonly AiStack[];
  readonly art: { readonly topic: ArtTopic; readonly motif: Motif };
  readonly lead: string;
  readonly parts: readonly ResourcePart[];
  readonly diagram?: Diagram;
  /** Absent: a PDF and a document to copy. */
  readonly files?: 'pdf' | 'copy' | 'none';
  /** Absent: for everybody who may open the library. */
  readonly openTo?: readonly AreaLabel[];
  /** Absent: published. */
  readonly unpublished?: true;
  /** How many days before the first start it was published. */
  readonly age: number;
}
