import { isLimitedExclusive } from '../access/derived.ts';
import { ask, page, type FirstDocument, type FirstView } from '../access/firstDocument.ts';
import type { RouteParams } from '../access/matchRoute.ts';
import { staysOnMiniMbas } from '../access/navigation.ts';
import type { Viewer } from '../access/viewer.ts';

interface Session {
  readonly getSessionContent?: { readonly announcements: readonly { readonly imageUrl: string | null }[] } | null;
}

interface MiniMbas {
  readonly getEntitledBootcampSessions: readonly object[] | null;
}

const session = (_viewer: Viewer, { sessionId = '' }: RouteParams): readonly FirstDocument[] => [
  {
    ...page('SessionPage', { sessionId }),
    picture: ({ getSessionContent }: Session) => getSessionContent?.announcements[0]?.imageUrl,
  },
];

/** Members who may not stay without a Mini-MBA are led home, and those who have one only, to it (MBA-01). */
const miniMbas = (viewer: Viewer): FirstDocument => ({
  ...ask('MiniMbas'),
  instead: ({ getEntitledBootcampSessions: sessions }: MiniMbas) =>
    sessions === null || (sessions.length === 0 && !staysOnMiniMbas(viewer)) ? { leadsTo: '/' } : null,
});

/** A session, and the Mini-MBAs. */
export const sessionView: FirstView = {
  '/courses/session/{sessionId}': session,
  '/mini-mbas': (viewer) => (isLimitedExclusive(viewer) ? [] : [miniMbas(viewer)]),
  '/mini-mbas/{sessionId}': session,
};
