import { isLimitedExclusive } from '@atrium/domain/access/derived.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { staysOnMiniMbas } from '@atrium/domain/access/navigation.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MiniMbaList } from '#features/miniMba/MiniMbaList.tsx';
import { miniMbaQuery } from '#features/miniMba/miniMbaQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    // a page-locked viewer needs no data (NAV-07)
    if (isLimitedExclusive(viewer)) return;
    const page = await miniMbaQuery.load(queryClient);
    const [only, ...others] = page?.sessions ?? [];
    if (only !== undefined && others.length === 0) {
      throw redirect({ href: fillPath('/mini-mbas/{sessionId}', { sessionId: only.sessionId }), replace: true });
    }
    if (page === null || (only === undefined && !staysOnMiniMbas(viewer))) {
      throw redirect({ to: '/', replace: true });
    }
  },
  component: MiniMbas,
});

function MiniMbas() {
  return <PageAnswer of={miniMbaQuery()}>{(page) => <MiniMbaList {...page} />}</PageAnswer>;
}
