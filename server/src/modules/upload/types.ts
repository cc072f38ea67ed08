import type { StaffUploadKind, UploadKind } from '@atrium/domain/upload/uploadKinds.ts';

/** An upload form for one file. */
export interface UploadForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The form for a member's own picture. */
export interface SignedUpload extends UploadForm {
  /** The picture's name in its later address. */
  readonly key: string;
  /** The address at which it can be saved as the picture: the image base plus the key. */
  readonly imageUrl: string;
}

/** The form for a file of the team. */
export interface StartedUpload extends UploadForm {
  readonly uploadId: string;
}

/** What may be uploaded under a key, and by whom. */
export interface NewUpload {
  readonly uploadId: string;
  readonly key: string;
  readonly kind: UploadKind;
  /** Whose own it is; null for one of the team. */
  readonly memberId: string | null;
  /** Who of the team adds it; null for a member's own. */
  readonly addedBy: string | null;
  readonly fileName: string;
  readonly now: Date;
  readonly removableAt: Date;
}

/** What is known of a file that was published; the sizes are null where its kind has none. */
export interface PublishedFile {
  readonly contentType: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly checksum: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}

/** A file that is to be published. */
export interface WaitingUpload {
  readonly uploadId: string;
  readonly key: string;
  readonly kind: UploadKind;
}

/** Where a file is used (MED-05). */
export interface UploadUse {
  /** What uses it, as `course`, and which. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** The column that names it. */
  readonly field: string;
}

/** A file of the team in the API. Instants are millisecond strings. */
export interface Upload extends PublishedFile {
  readonly uploadId: string;
  readonly key: string;
  readonly kind: StaffUploadKind;
  readonly fileName: string;
  readonly createdAt: string;
  /** Who added it; null when they have left. */
  readonly addedBy: string | null;
  readonly uses: readonly UploadUse[];
}

export interface UploadPage {
  readonly uploads: readonly Upload[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

/** Which files of the team are listed, newest first. */
export interface UploadFilter {
  /** Null: all kinds. */
  readonly kind: StaffUploadKind | null;
  /** A part of the name; '' for all. */
  readonly query: string;
  /** Only those that nothing uses. */
  readonly unused: boolean;
  /** The last one of the page before; null for the first page. */
  readonly after: string | null;
  readonly count: number;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Removes the files of an upload whose row is gone. */
    'upload.removeFiles': { readonly key: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    UPLOAD_ADDED: 'upload';
    UPLOAD_REMOVED: 'upload';
  }
}
