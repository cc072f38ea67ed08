import type { ContainerType, ContentKind } from './contentKinds.ts';
import type { ContentData } from './contentNodeForm.ts';

/** What every node of a session's content tree has. Instants are millisecond strings. */
type NodeBase = {
  readonly sessionContentId: string;
  readonly parentId: string | null;
  /** Of a container. */
  readonly containerType: ContainerType | null;
  readonly title: string;
  /** yyyy-MM-dd in the session's zone. */
  readonly calendarDate: string | null;
  /** The end of that day in the session's zone (D30). */
  readonly dueAt: string | null;
  readonly enabledAt: string | null;
  readonly optional: boolean;
};

/** A node of one kind, with the fields of that kind. */
export type NodeOfKind<K extends ContentKind> = NodeBase & { readonly kind: K; readonly data: ContentData[K] };

/** One node of a session's content tree; its kind says which fields `data` has. */
export type ContentNode = { [K in ContentKind]: NodeOfKind<K> }[ContentKind];

/** A node as it is stored: nobody has looked at its data yet. */
export type StoredNode = NodeBase & { readonly kind: ContentKind; readonly data: unknown };
