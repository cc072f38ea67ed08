import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Context } from '../context.ts';
import type { FindPageData, PageData } from '../http/pageData.ts';
import type { RunDocument } from './execute.ts';
import { firstDocuments } from './firstDocuments.ts';

export interface PageAnswerOptions {
  readonly run: RunDocument;
  /** The generated persisted documents of the web app, by hash. */
  readonly persisted: Readonly<Record<string, string>>;
  /** Who is signed in to the browser that opens a page; null for a visitor. */
  readonly identify: (
    request: FastifyRequest,
    now: number,
  ) => Promise<{ readonly viewer: Viewer; readonly token: PageData['token'] } | null>;
  readonly context: (request: FastifyRequest, viewer: Viewer | null, now: number) => Context;
  readonly now: () => number;
}

/**
 * Answers the viewer and the first document of a page before its code asks (decision 077). A document that is refused,
 * or fails, is left out: the page asks for it, and shows why. The answers of a visitor are the same for everybody.
 */
export function answerPages({ run, persisted, identify, context, now }: PageAnswerOptions): FindPageData {
  const named = byName(persisted);
  const answer = async (operation: string, variables: object, ctx: Context): Promise<PageData['answers']> => {
    const document = named.get(operation);
    if (document === undefined) throw new Error(`there is no document ${operation}`);
    const { data, errors } = await run(document.text, ctx, { ...variables });
    return errors === undefined ? [{ hash: document.hash, variables, data }] : [];
  };
  return async (request, { route, params }) => {
    const isForGuests = route.guestOnly === true;
    // an address with a query may ask for other data
    const first = request.url.includes('?') ? undefined : firstDocuments[route.path];
    if (request.method !== 'GET' || (isForGuests && first === undefined)) return null;
    const at = now();
    try {
      const signedIn = await identify(request, at);
      // the code of the page redirects who is in the wrong place
      if ((signedIn === null) !== isForGuests) return null;
      const ctx = context(request, signedIn?.viewer ?? null, at);
      const [viewer, page] = await Promise.all([
        signedIn === null ? [] : answer('Viewer', {}, ctx),
        first === undefined ? [] : answer(first.operation, first.variables(params), ctx),
      ]);
      return {
        memberId: signedIn?.viewer.memberId ?? null,
        now: at,
        token: signedIn?.token ?? null,
        answers: [...viewer, ...page],
        picture: page[0] === undefined ? null : (first?.picture?.(page[0].data as never) ?? null),
      };
    } catch (error) {
      // the page still opens, and asks for itself
      request.log.warn({ err: error }, 'a page was sent without its data');
      return null;
    }
  };
}

function byName(persisted: PageAnswerOptions['persisted']): ReadonlyMap<string, { hash: string; text: string }> {
  return new Map(
    Object.entries(persisted).map(([hash, text]) => [/\bquery (\w+)/.exec(text)?.[1] ?? hash, { hash, text }]),
  );
}
