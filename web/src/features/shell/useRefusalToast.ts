import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { mayUpgrade, upgradeOpens } from '@atrium/domain/billing/mayUpgrade.ts';
import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { createElement, Fragment, useEffect, useEffectEvent } from 'react';
import { site } from '#lib/site.ts';
import { useViewer } from '#lib/viewer.ts';
import { offersQuery } from '#parts/membershipOffers.ts';
import { toast } from '#ui/toast.ts';

/**
 * Says on the home page from which page a limited member was redirected, and why (access.md §2.3, ACC-02), with the way
 * to upgrade where a membership opens it, else to support. It stays until it is closed: nothing else says it. It comes
 * once: the address is taken out of the history entry, which would bring it back with each reload.
 */
export function useRefusalToast(): void {
  const viewer = useViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const from = useRouterState({ select: ({ location }) => location.state.from });
  const sayWhy = useEffectEvent(async (path: string) => {
    const check = checkRoute(viewer, path);
    if (check.kind !== 'redirect' || check.to !== '/' || check.refusal === null) return;
    const match = matchRoute(path);
    const title = match?.kind === 'page' ? match.route.title : null;
    void navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      state: ({ from: _said, ...others }) => others,
    });
    const plans = mayUpgrade(viewer) ? ((await offersQuery.load(queryClient))?.plans ?? []) : [];
    toast({
      id: 'refused',
      tone: 'plain',
      lasts: null,
      message: createElement(Fragment, null, title && createElement('b', null, `${title}: `), check.refusal.message),
      action: upgradeOpens(viewer, path, plans)
        ? {
            label: 'Upgrade',
            onPress: () => {
              void navigate({ to: upgradePath });
            },
          }
        : {
            label: 'Contact support',
            onPress: () => {
              location.assign(site.supportTicket);
            },
          },
    });
  });
  useEffect(() => {
    if (from !== undefined) void sayWhy(from);
  }, [from]);
}
