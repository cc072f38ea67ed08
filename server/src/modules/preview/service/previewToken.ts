import { minute } from '@atrium/domain/time.ts';
import { openSealed, sealFor } from '../../../base/secret.ts';
import type { PreviewSubject } from '../types.ts';

const purpose = 'document preview';
/** As long as somebody looks at one version of a draft; the studio asks for a new one with each save. */
const lifetime = 15 * minute;

/** Who has asked for a preview: the token is of no use to anybody else (THR-70). */
export interface PreviewAsker {
  readonly memberId: string;
  readonly sid: string;
}

/** A handle by which a frame asks for a preview. */
export function sealPreview(subject: PreviewSubject, { memberId, sid }: PreviewAsker, secret: string): string {
  return sealFor({ subject, memberId, sid }, lifetime, secret, purpose);
}

/** What a handle is of; null for one of somebody else, of another sign-in, or whose time is over. */
export function openPreview(token: string, by: PreviewAsker, secret: string): PreviewSubject | null {
  const opened = openSealed(token, secret, purpose) as (PreviewAsker & { readonly subject: PreviewSubject }) | null;
  return opened !== null && opened.memberId === by.memberId && opened.sid === by.sid ? opened.subject : null;
}
