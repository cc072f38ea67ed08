import { BackLink } from '#parts/BackLink.tsx';

/** From the dashboard of one company to the list of all, for staff (ORG-14). */
export const AllCompanies = () => <BackLink href="/organization">All companies</BackLink>;
