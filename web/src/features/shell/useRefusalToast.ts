import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { importPart } from '#lib/importPart.ts';
import { useViewer } from '#lib/viewer.ts';

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
    const { sayRefusal } = await importPart(() => import('./sayRefusal.ts'));
    await sayRefusal(path, { viewer, navigate, queryClient });
  });
  useEffect(() => {
    // without its code, the page is shown without it
    if (from !== undefined) sayWhy(from).catch(() => undefined);
  }, [from]);
}
