import { errorWords } from '@atrium/domain/errors.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { blockLoginQuery } from './blockLoginQuery.ts';

/** A page by which people join, or what comes before the academy has an owner (BEG-03). */
export const UnlessNotOpen = ({ children }: { children: ReactNode }) => {
  // without an answer the form is shown, and reports the problem on submit
  const { data } = useQuery({ ...blockLoginQuery(), retryOnMount: false, refetchOnMount: false });
  if (data?.page?.isOpen !== false) return children;
  return (
    <Door foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Opening soon</h1>
      <p className={look.lede}>{errorWords.ACADEMY_NOT_OPEN}</p>
      <Row>
        <ButtonLink variant="line" href="/login">
          Sign In
        </ButtonLink>
      </Row>
    </Door>
  );
};
