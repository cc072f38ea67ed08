import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { viewerOptions } from '#lib/viewer.ts';
import { useMembership } from './useMembership.ts';

/** Reads the viewer again once a payment that was owed has arrived, as in the portal's tab: everything opens again. */
export const AwaitPayment = () => {
  const queryClient = useQueryClient();
  const membership = useMembership().data?.page?.membership ?? null;
  const isPaid = membership !== null && membership.failed === null;
  useEffect(() => {
    if (isPaid) queryClient.query({ ...viewerOptions(), staleTime: 0 }).catch(() => undefined);
  }, [isPaid, queryClient]);
  return null;
};
