import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { findKind } from './listLetters.ts';
import { writeLetter } from './writeLetter.ts';

export type Theme = 'light' | 'dark';

/** In mail programs the theme of the device decides; a preview decides by itself. */
const darkRule = '@media (prefers-color-scheme:dark)';
const mediaOf: Readonly<Record<Theme, string>> = { light: '@media not all', dark: '@media all' };

/**
 * The HTML of an example in one theme, for the frame of its page, as `callerOf` knows the browser (RUN-01). Null for a
 * caller whose role reads no letters, and for no letter: both look alike.
 */
export async function showLetter(
  ctx: Context,
  { letter, theme, isDraft }: { readonly letter: string; readonly theme: Theme; readonly isDraft: boolean },
): Promise<string | null> {
  if (!isReader(ctx)) return null;
  const kind = findKind(ctx, letter);
  if (!kind.ok) return null;
  const { html } = await writeLetter(ctx, kind.value, { isDraft });
  return html.replace(darkRule, mediaOf[theme]);
}

function isReader(ctx: Context): ctx is MemberContext {
  return ctx.viewer !== null && staffReach(ctx.viewer.staff, 'letter.read') !== null;
}
