import { site } from '#lib/site.ts';
import { ErrorState } from '#ui/EmptyState.tsx';

/** The error page of a transactional account without courses to show (CAT-12). */
export const CatalogueFailure = () => (
  <div className="wrap section">
    <h1 tabIndex={-1}>Courses Dashboard</h1>
    <div className="section">
      <ErrorState title="Hmm... The courses for your account didn't load correctly." supportHref={site.supportTicket}>
        Write to us and we'll fix it.
      </ErrorState>
    </div>
  </div>
);
