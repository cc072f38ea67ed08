import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '#ui/Button.tsx';

/** From the dashboard of one company to the list of all, for staff (ORG-14). */
export const AllCompanies = () => (
  <ButtonLink variant="bare" size="s" href="/organization" icon={<IconArrowLeft aria-hidden="true" />}>
    All companies
  </ButtonLink>
);
