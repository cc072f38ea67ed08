import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { findCover } from '../store/links.ts';

/** The picture that each mail about a session has above its text (D74): that of its course, nothing without one. */
export async function coverOfSession(tx: Tx, sessionId: string): Promise<Pick<Letter, 'cover'>> {
  const path = await findCover(tx, sessionId);
  return path === null ? {} : { cover: { path, alt: '' } };
}
