import { LinkifyIt } from 'linkify-it';
import { safeUrl } from './socialHref.ts';
import styles from './ProfilePage.module.css';

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

interface Piece {
  readonly text: string;
  readonly href: string | null;
}

/** The text in pieces, those that are addresses of the web with where they lead (PRO-01). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of finder.match(text) ?? []) {
    // written without a protocol
    const address = found.schema === '' ? `https://${found.text}` : found.url;
    const href = safeUrl(address)?.href ?? null;
    if (href === null) continue;
    pieces.push({ text: text.slice(end, found.index), href: null }, { text: found.text, href });
    end = found.lastIndex;
  }
  return [...pieces, { text: text.slice(end), href: null }].filter((piece) => piece.text !== '');
}

/** What a member wrote, with its line breaks, and its addresses as links. */
export const LinkedText = ({ children }: { children: string }) => (
  <p className={styles.text} dir="auto">
    {piecesOf(children).map(({ text, href }, index) =>
      href === null ? (
        text
      ) : (
        // pieces have no id of their own, and the text does not change
        <a key={index} href={href} target="_blank" rel="ugc noopener">
          {text}
        </a>
      ),
    )}
  </p>
);
