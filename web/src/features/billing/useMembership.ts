import { hour, second } from '@atrium/domain/time.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { now } from '#lib/clock.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { membershipQuery, type OwnMembership } from './membershipQuery.ts';

export const askAgainAfter = 2 * second;
/** How long the provider's event may take, after somebody is back from the portal. */
const askFor = 20 * second;
/** A portal's page that was opened longer ago than this has expired. */
const portalLasts = hour;

/** Notes that the billing portal is opened, in this tab or another: what it changes arrives later. */
export function notePortalOpened(): void {
  writeStored('portalOpenedAt', String(now()));
}

function wasPortalOpened(): boolean {
  return now() - Number(readStored('portalOpenedAt') ?? Number.NEGATIVE_INFINITY) < portalLasts;
}

/**
 * Whether somebody is back from the portal, and what they did there may not be reported yet. Meanwhile it is asked for
 * again, and nothing is said that it may have changed.
 */
export function useIsBackFromPortal(): boolean {
  const [askUntil, setAskUntil] = useState(() => (wasPortalOpened() ? now() + askFor : 0));
  useEffect(() => {
    const askAgain = (): void => {
      if (wasPortalOpened()) setAskUntil(now() + askFor);
    };
    addEventListener('focus', askAgain);
    return () => {
      removeEventListener('focus', askAgain);
    };
  }, []);
  useEffect(() => {
    if (askUntil === 0) return;
    const timer = setTimeout(() => {
      setAskUntil(0);
    }, askUntil - now());
    return () => {
      clearTimeout(timer);
    };
  }, [askUntil]);
  return askUntil > 0;
}

/**
 * What the viewer pays for. A member who comes back from the portal sees what they changed there: it is asked for again
 * every two seconds for a while, because the provider reports it only after the portal has closed (ACT-01, THR-57).
 */
export function useMembership(): UseQueryResult<{ page: { membership: OwnMembership } | null }> {
  const isBack = useIsBackFromPortal();
  return useQuery({ ...membershipQuery(), ...(isBack && { refetchInterval: askAgainAfter }) });
}
