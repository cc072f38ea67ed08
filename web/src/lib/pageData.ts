import { memberIdCookie } from './personalData.ts';
import type { SignInToken } from './signInToken.ts';
import { toSignInToken, type TokenAnswer } from './signInTokens.ts';

/** What the server put into the HTML of a member's page (decision 077). */
interface PageData {
  /** Product time, epoch milliseconds. */
  readonly now: number;
  /** Whether the sandbox can move product time. */
  readonly clockMoves: boolean;
  /** Null when the page has to refresh it. */
  readonly token: SignInToken | null;
  /** Persisted documents by hash, with their complete data. */
  readonly answers: readonly { readonly hash: string; readonly variables: object; readonly data: unknown }[];
}

/** The data of this page, read once; null where the page asks for itself, as a visitor's does. */
export const pageData = takePageData(document);

/** Reads the data and removes it from the document. Data of a member who is not signed in any more is dropped. */
export function takePageData(page: Document): PageData | null {
  const element = page.getElementById('page-data');
  if (element === null) return null;
  element.remove();
  const { memberId, token, ...data } = JSON.parse(element.textContent) as Omit<PageData, 'token'> & {
    readonly memberId: string;
    readonly token: TokenAnswer | null;
  };
  if (memberId !== memberIdCookie(page.cookie)) return null;
  return { ...data, token: token === null ? null : toSignInToken(token) };
}
