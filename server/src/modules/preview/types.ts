import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';

/** Whom a preview shows a page to, who need not exist. ENROLLED: in the session that it is of, with a plan. */
export const previewPersonas = ['WITH_PLAN', 'ENROLLED', 'COMPANY_ADMIN', 'WITHOUT_PLAN'] as const;
export type PreviewPersona = (typeof previewPersonas)[number];

/** What a preview is of: a document with its draft, as somebody meets it at an instant (DOC-08). */
export interface PreviewSubject extends DocumentKey {
  readonly person: { readonly persona: PreviewPersona } | { readonly memberId: string };
  /** Epoch milliseconds; null: when it is looked at. */
  readonly at: number | null;
}

/** A preview that may be shown in a frame, and what its person meets there. */
export interface Preview {
  /** Good for some minutes, and for the sign-in that asked alone. */
  readonly token: string;
  /** Of the page that it shows first. */
  readonly address: string;
  /** The version of the draft that it shows; null where there is none, and it shows what is published. */
  readonly version: number | null;
  readonly opens: boolean;
  /** By what it opens to the person, or what they read instead. */
  readonly sentence: string;
  /** The address to which the page leads the person instead. */
  readonly leadsTo: string | null;
}
