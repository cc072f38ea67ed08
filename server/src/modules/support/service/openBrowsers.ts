import type { IncomingHttpHeaders } from 'node:http';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Call, Context } from '../../../base/context.ts';
import type { PageAs } from '../../../base/graphql/answerPages.ts';
import { answerSupport, findSupport, inSupport } from './answerSupport.ts';

/** A request that has nothing but the browser's cookies. */
interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly ip?: string;
}
interface SignedInBrowser {
  readonly memberId: string;
  readonly sid: string;
}

/** Who a browser is, by its cookies, with support mode. */
export interface Browsers<SignedIn> {
  /**
   * Who is signed in to a browser; nobody in support mode: files, rooms, links and codes are then neither for the
   * member who is seen nor for the person who looks (THR-71).
   */
  readonly signedInOf: (visit: Visit) => Promise<SignedIn | null>;
  readonly visitorOf: (visit: Visit) => Promise<string | null>;
  /** The context of a plain route, a visitor's in support mode, with its mark. */
  readonly callerOf: (visit: Visit) => Promise<Context>;
  /** How a page is answered in support mode; null without. */
  readonly findPage: (visit: Visit, now: number) => Promise<PageAs | null>;
}

/** Connects the cookies of a browser with the support mode that is on in its sign-in (STF-06). */
export function openBrowsers<SignedIn extends SignedInBrowser>({
  identity,
  findViewer,
  now: clock,
  contextOf,
}: {
  readonly identity: {
    readonly signedInOf: (visit: Visit) => Promise<SignedIn | null>;
    readonly pageVisitorOf: (visit: Visit) => Promise<Pick<PageAs, 'memberId' | 'token'> | null>;
  };
  readonly findViewer: (memberId: string, now: number) => Promise<Viewer | null>;
  readonly now: () => number;
  readonly contextOf: (call: Omit<Call<Viewer | null>, 'log'>) => Context;
}): Browsers<SignedIn> {
  const supportOf = async ({ memberId, sid }: SignedInBrowser, now: number) => {
    const viewer = await findViewer(memberId, now);
    return findSupport(contextOf({ now, viewer: null }), { viewer, sid });
  };
  const signedInOf: Browsers<SignedIn>['signedInOf'] = async (visit) => {
    const signedIn = await identity.signedInOf(visit);
    return signedIn === null || (await supportOf(signedIn, clock())) !== null ? null : signedIn;
  };
  return {
    signedInOf,
    visitorOf: async (visit) => (await signedInOf(visit))?.memberId ?? null,
    callerOf: async (visit) => {
      const signedIn = await identity.signedInOf(visit);
      const now = clock();
      const visitor = contextOf({ now, viewer: null, ...(visit.ip !== undefined && { ip: visit.ip }) });
      if (signedIn === null) return visitor;
      const support = await supportOf(signedIn, now);
      if (support !== null) return { ...visitor, preview: inSupport(support, now) };
      const found = await findViewer(signedIn.memberId, now);
      // files and rooms open to staff once their second factor is there, as everything else does (STF-02)
      const viewer = found?.staff?.factor === 'OVERDUE' ? null : found;
      return contextOf({ now, viewer, ...(visit.ip !== undefined && { ip: visit.ip }) });
    },
    findPage: async (visit, now) => {
      const visitor = await identity.pageVisitorOf(visit);
      const viewer = visitor === null ? null : await findViewer(visitor.memberId, now);
      if (visitor === null || viewer === null || viewer.staff === null) return null;
      const signedIn = await identity.signedInOf(visit);
      const support = signedIn === null ? null : await supportOf(signedIn, now);
      if (support === null) return null;
      const ctx = contextOf({ now, viewer: null });
      return { ...visitor, answer: (read) => answerSupport(ctx, support, read) };
    },
  };
}
