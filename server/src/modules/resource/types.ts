import { resourceTypes, type ResourceType, type StackIndex } from '@atrium/domain/resource/library.ts';
import { z } from 'zod';
import { json, nullable, number, oneOf, text } from '../../base/sql/columns.ts';

const cardShape = z.strictObject({
  resourceID: z.string(),
  slug: z.string(),
  type: z.enum(resourceTypes),
  title: z.string(),
  subtitle: z.string(),
  coverImageUrl: z.string(),
  /** In the searched index. */
  stacks: z.readonly(z.array(z.string())),
});
/** A resource in a list. */
export type ResourceCard = Readonly<z.infer<typeof cardShape>>;

const facetShape = z.readonly(z.array(z.strictObject({ value: z.string(), count: z.number() })));
export type ResourceFacet = z.infer<typeof facetShape>[number];

export const searchColumns = {
  total: number,
  list: json(z.readonly(z.array(cardShape))),
  types: json(facetShape),
  stacks: json(facetShape),
};

/** What the store searches for. Empty lists and an empty text are no restriction. */
export interface ResourceSearch {
  readonly areas: readonly string[];
  readonly stackIndex: StackIndex;
  /** Null: any. */
  readonly resourceIds: readonly string[] | null;
  readonly query: string;
  readonly types: readonly ResourceType[];
  readonly stacks: readonly string[];
  readonly count: number;
  readonly offset: number;
}

export interface ResourceListInput {
  readonly resourceIds: readonly string[] | null;
  readonly query: string;
  readonly types: readonly ResourceType[];
  readonly stacks: readonly string[];
  readonly count: number;
  /** From 1. */
  readonly page: number;
}

/** ResourceList of the API. */
export interface ResourceList {
  readonly list: readonly ResourceCard[];
  readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly total: number };
  readonly facets: { readonly types: readonly ResourceFacet[]; readonly stacks: readonly ResourceFacet[] };
}

const itemShape = z.strictObject({
  resourceContentID: z.string(),
  type: z.enum(['RICH_TEXT_HTML', 'IMAGE']),
  content: z.string(),
  anchorName: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
export type ResourceItem = Readonly<z.infer<typeof itemShape>>;

const tagShape = z.strictObject({
  category: z.string(),
  label: z.string(),
  tagID: z.string(),
  recordID: z.string(),
});
export type ResourceTag = Readonly<z.infer<typeof tagShape>>;

export const resourceColumns = {
  resourceID: text,
  slug: text,
  type: oneOf(...resourceTypes),
  title: text,
  subtitle: text,
  coverImageUrl: text,
  pdfKey: nullable(text),
  copyUrl: nullable(text),
  /** Millisecond strings. */
  created: text,
  modified: text,
  items: json(z.readonly(z.array(itemShape))),
  tags: json(z.readonly(z.array(tagShape))),
};

export const downloadKinds = ['PDF', 'COPY'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Resource of the API, as one member may see it; its links are signed for them. Instants are millisecond strings. */
export interface Resource {
  readonly resourceID: string;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: ResourceType;
  readonly coverImageUrl: string;
  readonly pdfDownloadUrl: string | null;
  readonly googleDocCopyUrl: string | null;
  /** When the two links stop working. */
  readonly linksExpireAt: string;
  readonly created: string;
  readonly modified: string;
  readonly items: readonly ResourceItem[];
  readonly tags: readonly ResourceTag[];
}

/** The owner of a signed link, and what it opens. `expiresAt` in epoch milliseconds. */
export interface ResourceDownloadClaims {
  readonly memberId: string;
  readonly resourceId: string;
  readonly kind: DownloadKind;
  readonly expiresAt: number;
}
