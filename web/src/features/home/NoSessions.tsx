import { isAnyTransactional } from '@atrium/domain/access/derived.ts';
import { catalogueLanding } from '@atrium/domain/catalogue/landing.ts';
import { ifOpen } from '#lib/links.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';

/**
 * Shown when the viewer has no sessions: where they will appear, where to find some, or whom to ask. `isEmpty`: the
 * academy has no course yet.
 */
export const NoSessions = ({ viewer, isEmpty = false }: { viewer: SignedIn; isEmpty?: boolean }) => {
  if (isEmpty) return <NothingYet of="courses" />;
  const miniMbas = isAnyTransactional(viewer) ? undefined : ifOpen(viewer, '/mini-mbas');
  if (miniMbas !== undefined) {
    return (
      <EmptyState
        title="You're enrolled in Mini-MBAs"
        action={
          <ButtonLink variant="line" href={miniMbas}>
            Open Mini-MBAs
          </ButtonLink>
        }
      >
        Your session may not have started yet. It opens under Mini-MBAs as soon as it&apos;s ready.
      </EmptyState>
    );
  }
  // without a session the catalogue has only its error page for a single-course account (CAT-12)
  const courses = catalogueLanding(viewer, []).kind === 'stay' ? ifOpen(viewer, '/courses') : undefined;
  return (
    <EmptyState
      title="You have no sessions yet"
      action={
        <>
          {courses === undefined ? null : (
            <ButtonLink variant="line" href={courses}>
              Browse courses
            </ButtonLink>
          )}
          <Link href={site.supportTicket}>Contact support</Link>
        </>
      }
    >
      They&apos;ll appear here as soon as you enroll. Missing one? Contact support.
    </EmptyState>
  );
};
