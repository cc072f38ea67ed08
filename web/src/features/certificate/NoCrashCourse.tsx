import { site } from '#lib/site.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';

/** The page of crash courses for a viewer who holds none. */
export const NoCrashCourse = () => (
  <Wrap>
    <PageHead title="Crash Courses" />
    <EmptyState
      title="You have no crash course yet."
      action={
        <ButtonLink variant="line" href={site.supportTicket}>
          Contact support
        </ButtonLink>
      }
    >
      A crash course that you have bought opens here as soon as your order is complete.
    </EmptyState>
  </Wrap>
);
