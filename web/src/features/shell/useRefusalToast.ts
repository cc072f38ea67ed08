import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { mayUpgrade } from '@atrium/domain/billing/plans.ts';
import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { useViewer } from '#lib/viewer.ts';
import { toast } from '#ui/toast.ts';

/**
 * Says on the home page why a limited member was redirected there from a page of the members (access.md §2.3, ACC-02),
 * with the way to upgrade.
 */
export function useRefusalToast(): void {
  const viewer = useViewer();
  const navigate = useNavigate();
  const from = useRouterState({ select: ({ location }) => location.state.from });
  const sayWhy = useEffectEvent((path: string) => {
    const check = checkRoute(viewer, path);
    if (check.kind !== 'redirect' || check.to !== '/' || check.refusal === null || !mayUpgrade(viewer)) return;
    toast({
      id: 'refused',
      tone: 'plain',
      message: check.refusal.message,
      action: {
        label: 'Upgrade',
        onPress: () => {
          void navigate({ to: upgradePath });
        },
      },
    });
  });
  useEffect(() => {
    if (from !== undefined) sayWhy(from);
  }, [from]);
}
