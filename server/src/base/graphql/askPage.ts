import { refusal, type ErrorCode, type Refusal } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../context.ts';
import type { Failure, RunDocument } from './execute.ts';
import type { FirstDocument, PageInstead } from './firstDocuments.ts';
import { byName, getDocument, pageDocuments, type Page } from './pageDocuments.ts';

/**
 * What a page shows instead of its content to the viewer of a context, at its instant: by the answers to the documents
 * that the page itself asks for (D82, decision 077). Null where it opens. Rejects when a document fails.
 */
export type AskPage = (ctx: MemberContext, page: Page) => Promise<PageInstead | null>;

/** `persisted`: the generated documents of the web app, by hash. */
export function createAskPage(run: RunDocument, persisted: Readonly<Record<string, string>>): AskPage {
  const named = byName(persisted);
  const answer = async (ctx: MemberContext, { operation, variables, instead }: FirstDocument) => {
    if (instead === undefined) return null;
    const { data, errors } = await run(getDocument(named, operation).text, ctx, { ...variables });
    const [failure] = errors ?? [];
    return failure === undefined ? instead(data as never) : { refusal: refusalOf(failure) };
  };
  return async (ctx, page) => {
    for (const document of pageDocuments(ctx.viewer, page)) {
      // in their order: the first one that keeps the page from opening is what the member meets
      const found = await answer(ctx, document);
      if (found !== null) return found;
    }
    return null;
  };
}

/** The refusal of a field. Throws what is none. */
function refusalOf({ extensions, message, originalError }: Failure): Refusal {
  const { code, ...details } = (extensions ?? {}) as Partial<Refusal>;
  if (typeof code !== 'string') throw originalError ?? new Error(message);
  return refusal(code as ErrorCode, { ...details, message });
}
