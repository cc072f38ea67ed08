import { checkRow } from '@atrium/domain/access/checkRoute.ts';
import type { FirstDocument } from '@atrium/domain/access/firstDocument.ts';
import { guestView, viewerDocument } from '@atrium/domain/access/firstView.ts';
import { pageDocuments, readsQuery } from '@atrium/domain/access/pageDocuments.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Result } from '@atrium/domain/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, MemberContext } from '../context.ts';
import type { FindPageData, PageData } from '../http/pageData.ts';
import type { RunDocument } from './execute.ts';
import { byName, getDocument } from './namedDocuments.ts';

export interface PageAnswerOptions {
  readonly run: RunDocument;
  /** The generated persisted documents of the web app, by hash. */
  readonly persisted: Readonly<Record<string, string>>;
  /** The member who is signed in to the browser that opens a page; null for a visitor. */
  readonly identify: (
    request: FastifyRequest,
    now: number,
  ) => Promise<{ readonly viewer: Viewer; readonly token: PageData['token'] } | null>;
  readonly context: (request: FastifyRequest, viewer: Viewer | null, now: number) => Context;
  readonly now: () => number;
  readonly clockMoves: boolean;
  /**
   * The preview that the address of a page names (DOC-08): who looks at it, and as whom it is answered; null for any
   * other page, and for people to whom it is not shown.
   */
  readonly findPreview?: (request: FastifyRequest, now: number) => Promise<PagePreview | null>;
}

/** A page in the frame of a preview. */
export interface PagePreview {
  readonly memberId: string;
  readonly token: PageData['token'];
  readonly answer: <T>(read: (member: MemberContext) => Promise<T>) => Promise<Result<T>>;
}

/**
 * Answers the viewer and the first documents of a page before its code asks (decision 077). A document that is refused,
 * or fails, is left out: the page asks for it, and shows why. The answers of a visitor are the same for everybody.
 */
export function answerPages({
  run,
  persisted,
  identify,
  context,
  now,
  findPreview,
  ...rest
}: PageAnswerOptions): FindPageData {
  const named = byName(persisted);
  const answer = async ({ operation, variables, picture, comes }: FirstDocument, ctx: Context): Promise<Answered[]> => {
    const document = getDocument(named, operation);
    const { data, errors } = await run(document.text, ctx, { ...variables });
    if (errors !== undefined || comes?.(data as never) === false) return [];
    return [{ answer: { hash: document.hash, variables, data }, picture: picture?.(data as never) ?? null }];
  };
  /** The first documents of a page, as the person of a preview gets them. */
  const answerPreview = async (
    { memberId, token, answer: within }: PagePreview,
    { route, params }: Pick<Parameters<FindPageData>[1], 'route' | 'params'>,
  ): Promise<PageData | null> => {
    const previewed = await within(async (ctx) => {
      const isOpen = checkRow(ctx.viewer, route).kind === 'allow';
      const documents = isOpen ? pageDocuments(ctx.viewer, { route, params, query: undefined }) : [];
      const answered = await Promise.all([viewerDocument, ...documents].map((document) => answer(document, ctx)));
      return { now: ctx.now, answers: answered.flat().map((each) => each.answer) };
    });
    if (!previewed.ok) return null;
    const frame = { isPreview: true, clockMoves: false, isNotFound: false, picture: null };
    return { memberId, token, ...previewed.value, ...frame };
  };
  return async (request, { route, params }) => {
    const isForGuests = route.guestOnly === true;
    const [, queried] = request.url.split('?', 2);
    const hasQuery = queried !== undefined;
    if (request.method !== 'GET' || (isForGuests && (hasQuery || guestView[route.path] === undefined))) return null;
    const at = now();
    try {
      const preview = await findPreview?.(request, at);
      if (preview) return await answerPreview(preview, { route, params });
      const signedIn = await identify(request, at);
      // the code of the page redirects who is in the wrong place
      if ((signedIn === null) !== isForGuests) return null;
      const viewer = signedIn?.viewer ?? null;
      const ctx = context(request, viewer, at);
      const ofPage = (): readonly FirstDocument[] => {
        if (viewer === null) return guestView[route.path] ?? [];
        if (checkRow(viewer, route).kind !== 'allow') return [viewerDocument];
        // an address with a query may ask for other data
        const isAnswered = !hasQuery || readsQuery(route.path);
        return [viewerDocument, ...(isAnswered ? pageDocuments(viewer, { route, params, query: queried }) : [])];
      };
      const answered = (await Promise.all(ofPage().map((document) => answer(document, ctx)))).flat();
      return {
        memberId: viewer?.memberId ?? null,
        now: at,
        clockMoves: rest.clockMoves,
        token: signedIn?.token ?? null,
        isNotFound: viewer !== null && route.staff === true && viewer.staff === null,
        answers: answered.map(({ answer: came }) => came),
        picture: answered.find(({ picture }) => picture !== null)?.picture ?? null,
      };
    } catch (error) {
      // the page still opens, and asks for itself
      request.log.warn({ err: error }, 'a page was sent without its data');
      return null;
    }
  };
}

interface Answered {
  readonly answer: PageData['answers'][number];
  readonly picture: string | null;
}
