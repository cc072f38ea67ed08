import { largestPicture, pictureTypes } from '../member/profilePicture.ts';

/** A picture: what may be sent, and how large the one is that is made of it. */
export type PictureRules = {
  readonly content: 'picture';
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Pixels; a smaller picture stays as small. */
  readonly width: number;
  readonly height: number;
  /** What is behind transparent parts; null: nothing, they stay transparent. */
  readonly ground: 'white' | null;
};

export type DocumentRules = {
  readonly content: 'document';
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly maxPages: number;
};

const megabyte = 1024 * 1024;
const staffPicture = {
  content: 'picture',
  types: [...pictureTypes, 'image/webp'],
  maxBytes: 20 * megabyte,
  ground: null,
} as const;

/**
 * What may be uploaded, by its kind (MED-04). `profileImage` is a member's own picture; the others are those of the
 * team. Videos and captions are kinds to come.
 */
export const uploadRules = {
  profileImage: {
    content: 'picture',
    types: pictureTypes,
    maxBytes: largestPicture,
    // the largest that a page shows, twice as many pixels for sharp screens
    width: 800,
    height: 1000,
    ground: 'white',
  },
  picture: { ...staffPicture, width: 2000, height: 2000 },
  cover: { ...staffPicture, width: 2400, height: 1600 },
  document: { content: 'document', types: ['application/pdf'], maxBytes: 25 * megabyte, maxPages: 1000 },
} as const satisfies Readonly<Record<string, PictureRules | DocumentRules>>;

export type UploadKind = keyof typeof uploadRules;

/** The kinds that the team uploads. */
export const staffUploadKinds = ['picture', 'cover', 'document'] as const satisfies readonly UploadKind[];
export type StaffUploadKind = (typeof staffUploadKinds)[number];
