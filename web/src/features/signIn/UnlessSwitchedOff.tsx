import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { blockLoginQuery } from './blockLoginQuery.ts';

/**
 * A page by which people come in, or the outage screen while sign-in is switched off (SIG-04). It lifts when the person
 * returns to the tab or presses the button; a form that is open is never taken away.
 */
export const UnlessSwitchedOff = ({ children }: { children: ReactNode }) => {
  // without an answer the form is shown, and reports the problem on submit
  const { data, isFetching, refetch } = useQuery({
    ...blockLoginQuery(),
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => (state.data?.page?.blocked ? 'always' : false),
  });
  const blocked = data?.page?.blocked ?? null;
  if (blocked === null) return children;
  return (
    <Door foot={<AccountFoot />}>
      <h1 tabIndex={-1}>{blocked.headline}</h1>
      <p className={look.lede}>{blocked.description}</p>
      <Row>
        <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Row>
    </Door>
  );
};
