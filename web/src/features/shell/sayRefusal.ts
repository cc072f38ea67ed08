import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { refusalInPlans } from '@atrium/domain/access/refusalSentence.ts';
import { mayUpgrade, upgradeOpens } from '@atrium/domain/billing/mayUpgrade.ts';
import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { useNavigate } from '@tanstack/react-router';
import { createElement, Fragment } from 'react';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { offersQuery } from '#parts/membershipOffers.ts';
import { toast } from '#ui/toast.ts';

interface At {
  readonly viewer: SignedIn;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly queryClient: QueryClient;
}

/** Says why the page at `path` sent a limited member home, and takes it out of the entry of the history. */
export async function sayRefusal(path: string, { viewer, navigate, queryClient }: At): Promise<void> {
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
  const words = refusalInPlans(check.refusal, plans);
  toast({
    id: 'refused',
    tone: 'plain',
    lasts: null,
    message: createElement(Fragment, null, title && createElement('b', null, `${title}: `), words),
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
}
