import type { FirstDocument } from '@atrium/domain/access/firstDocument.ts';
import { pageDocuments } from '@atrium/domain/access/pageDocuments.ts';
import type { Refusal } from '@atrium/domain/errors.ts';
import { refusalSaying } from '@atrium/domain/refusals.ts';
import type { Context, MemberContext } from '../context.ts';
import type { Failure, RunDocument } from './execute.ts';
import { byName, getDocument } from './namedDocuments.ts';

/**
 * Asks pages by the documents that they themselves ask for when they open (D82, decision 077); rejects when one fails.
 * `persisted`: the generated documents of the web app, by hash.
 */
export function createAskPage(run: RunDocument, persisted: Readonly<Record<string, string>>): Context['askPage'] {
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
  if (code === undefined) throw originalError ?? new Error(message);
  return refusalSaying(code, message, details);
}
