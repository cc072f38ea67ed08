import { site } from '#lib/site.ts';
import { ErrorState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

/** The error page of a transactional account without courses to show (CAT-12). */
export const CatalogueFailure = () => (
  <Wrap section>
    <h1 tabIndex={-1}>Courses Dashboard</h1>
    <div className={look.section}>
      <ErrorState title="Hmm... The courses for your account didn't load correctly." supportHref={site.supportTicket}>
        Write to us and we'll fix it.
      </ErrorState>
    </div>
  </Wrap>
);
