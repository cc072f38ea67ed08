import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { MiniMbaList } from '#features/miniMba/MiniMbaList.tsx';
import { miniMbaOptions } from '#features/miniMba/miniMbaQuery.ts';
import { isLimitedExclusive } from '@atrium/domain/access/derived.ts';

export const Route = createFileRoute('/_shell/mini-mbas/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    // a page-locked viewer needs no data (NAV-07)
    if (viewer === null || isLimitedExclusive(viewer)) return;
    const sessions = await queryClient.query({ ...miniMbaOptions, staleTime: 30_000 }).catch(() => null);
    const [only, ...others] = sessions ?? [];
    if (only !== undefined && others.length === 0) {
      throw redirect({ href: fillPath('/mini-mbas/{sessionId}', { sessionId: only.sessionId }), replace: true });
    }
    const stays = viewer.flags.stayOnMiniMbas || viewer.accountType !== 'EMPLOYEE';
    if (sessions === null || (only === undefined && !stays)) throw redirect({ to: '/', replace: true });
  },
  component: MiniMbas,
});

function MiniMbas() {
  return <MiniMbaList sessions={useSuspenseQuery(miniMbaOptions).data} />;
}
