import { site } from '#lib/site.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/Layout.tsx';

/** The page of crash courses for a viewer who holds none, and for staff while there is none (BEG-06). */
export const NoCrashCourse = () => (
  <Wrap>
    <PageHead title="Crash Courses" />
    <NothingYet
      of="crashCourses"
      action={
        <ButtonLink variant="line" href={site.supportTicket}>
          Contact support
        </ButtonLink>
      }
    />
  </Wrap>
);
