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
  readonly findPreview?: (request: FastifyRequest, now: number) => Promise<PageAs | null>;
  /** The same for the support mode that is on in the browser (STF-06). */
  readonly findSupport?: (request: FastifyRequest, now: number) => Promise<PageAs | null>;
}

/** A page that is answered as somebody else than the person who is signed in. */
export interface PageAs {
  /** Of the person who is signed in, and looks at it. */
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
  findSupport,
  ...rest
}: PageAnswerOptions): FindPageData {
  const named = byName(persisted);
  const answer = async ({ operation, variables, picture, comes }: FirstDocument, ctx: Context): Promise<Answered[]> => {
    const document = getDocument(named, operation);
    const { data, errors } = await run(document.text, ctx, { ...variables });
    if (errors !== undefined || comes?.(data as never) === false) return [];
    return [{ answer: { hash: document.hash, variables, data }, picture: picture?.(data as never) ?? null }];
  };
  /** The first documents of a page, as the person of a preview or a support mode gets them. */
  const answerAs = async (
    { memberId, token, answer: within }: PageAs,
    { route, params }: Pick<Parameters<FindPageData>[1], 'route' | 'params'>,
    frame: Pick<PageData, 'isPreview' | 'clockMoves' | 'isNotFound'>,
  ): Promise<PageData | null> => {
    const seen = await within(async (ctx) => {
      const isOpen = !frame.isNotFound && checkRow(ctx.viewer, route).kind === 'allow';
      const documents = isOpen ? pageDocuments(ctx.viewer, { route, params, query: undefined }) : [];
      const answered = await Promise.all([viewerDocument, ...documents].map((document) => answer(document, ctx)));
      return { now: ctx.now, answers: answered.flat().map((each) => each.answer) };
    });
    return seen.ok ? { memberId, token, ...seen.value, ...frame, picture: null } : null;
  };
  return async (request, { route, params }) => {
    const isForGuests = route.guestOnly === true;
    const [, queried] = request.url.split('?', 2);
    const hasQuery = queried !== undefined;
    if (request.method !== 'GET' || (isForGuests && (hasQuery || guestView[route.path] === undefined))) return null;
    const at = now();
    try {
      const support = await findSupport?.(request, at);
      // the pages of the team are those of nobody else (STU-05)
      const isNotFound = route.staff === true;
      const inSupport = { isPreview: false, clockMoves: rest.clockMoves, isNotFound };
      if (support) return isForGuests ? null : await answerAs(support, { route, params }, inSupport);
      const preview = await findPreview?.(request, at);
      const inFrame = { isPreview: true, clockMoves: false, isNotFound: false };
      if (preview) return await answerAs(preview, { route, params }, inFrame);
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
        return [
          viewerDocument,
          ...(isAnswered ? pageDocuments(viewer, { route, params, query: queried, isPhone: isPhone(request) }) : []),
        ];
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

/** Whether a browser says that it is a phone: by its hint, or those that send none by their name. */
function isPhone({ headers }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /\b(?:iPhone|Android.*Mobile)\b/.test(headers['user-agent'] ?? '');
}

interface Answered {
  readonly answer: PageData['answers'][number];
  readonly picture: string | null;
}
