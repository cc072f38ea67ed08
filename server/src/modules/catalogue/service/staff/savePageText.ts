import { pagesOfTexts, type PageTextBody } from '@atrium/domain/catalogue/pageTextDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { findPageTextBody, isReadInEnglish, savePageTextRow } from '../../store/pageTextDocuments.ts';

/** Writes a text of a page; who asked for it by a former name, or in a former language, gets another or none. */
export async function savePageText(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<PageTextBody>,
): Promise<DocumentEffect> {
  await savePageTextRow(tx, id, body, new Date(now));
  const was = before?.isPublished === true ? before : null;
  const is = body.isPublished ? body : null;
  if (was?.slug === is?.slug && was?.language === is?.language) return { lines: [], mailed: 0 };
  const lines = [
    ...(was === null ? [] : [await missed(tx, was)]),
    ...(is === null ? [] : [`Members read ${nameOf(is)} in ${languageOf(is)}${placeOf(is) || elsewhere}.`]),
  ];
  return { lines, mailed: 0 };
}

/** What people read now who have read a text that is there no longer. */
async function missed(tx: Tx, was: PageTextBody): Promise<string> {
  if (was.language !== 'en' && (await isReadInEnglish(tx, was.slug))) {
    return `Who has read ${nameOf(was)} in ${languageOf(was)} reads it in English${placeOf(was)}.`;
  }
  const others = was.language === 'en' ? ', or in a language without a text of its own,' : '';
  return `Who has read ${nameOf(was)} in ${languageOf(was)}${others} reads none${placeOf(was)} any more.`;
}

const nameOf = ({ slug }: PageTextBody): string => `the text ${slug}`;

/** No page of ours asks for it. */
const elsewhere = ', where a site other than ours asks for it';

const placeOf = ({ slug }: PageTextBody): string => {
  const page = pagesOfTexts[slug];
  return page === undefined ? '' : ` at ${page}`;
};

/** 'German'; the code itself for a language without a name. */
function languageOf({ language }: PageTextBody): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** Our own page that shows a text which members read (DOC-07). */
export async function usesOfPageText(tx: Tx, id: string): Promise<DocumentUse> {
  const body = await findPageTextBody(tx, id);
  const page = body?.isPublished === true ? pagesOfTexts[body.slug] : undefined;
  return { users: page === undefined ? [] : [`The page ${page} shows it.`], history: [] };
}
