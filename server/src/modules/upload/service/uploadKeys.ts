import { randomBytes } from 'node:crypto';
import { pictureBase } from '@atrium/domain/member/profilePicture.ts';
import { uploadRules, type UploadKind } from '@atrium/domain/upload/uploadKinds.ts';

// A key is the name of a file in the storage: random, with the ending of what is published under it. It never has
// anything of the name that the file was given.

const endings = { picture: 'webp', document: 'pdf' } as const;

/** A new upload and its key. */
export function newKey(kind: UploadKind): { readonly uploadId: string; readonly key: string } {
  const uploadId = randomBytes(16).toString('hex');
  return { uploadId, key: `${uploadId}.${endings[uploadRules[kind].content]}` };
}

/** Whether a key is one that a picture gets. */
export function isPictureKey(key: string): boolean {
  return /^[\da-f]{32}\.webp$/.test(key);
}

/** Whether a key is one that an uploaded document gets. */
export function isDocumentKey(key: string): boolean {
  return /^[\da-f]{32}\.pdf$/.test(key);
}

/** Where the port of files finds a published file, to read a large one in parts. */
export function publishedFile(key: string): string {
  return `published/${key}`;
}

/** The key in the address of an uploaded picture; null for any other address. */
export function pictureKey(imageUrl: string | null): string | null {
  if (imageUrl?.startsWith(pictureBase) !== true) return null;
  const key = imageUrl.slice(pictureBase.length);
  return isPictureKey(key) ? key : null;
}

/** The keys of uploads that a text names, each once, in the order in which they are locked. */
export function keysIn(text: string): string[] {
  return [...new Set(text.match(/[\da-f]{32}\.(?:webp|pdf)/g))].sort();
}
