import { longDay } from '@atrium/domain/longDate.ts';
import { CompanyLogo } from '#parts/CompanyLogo.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ListedCompany } from './companiesQuery.ts';
import { companyPath } from './companyFilters.ts';
import { signOnOf, stateWords } from './contractWords.ts';
import styles from './ListPage.module.css';

/** A row for each company: its contract, the seats in use, when it ends, how its people sign in. */
export const CompaniesTable = ({ companies }: { companies: readonly ListedCompany[] }) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Companies</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Contract</th>
        <th scope="col">Seats in use</th>
        <th scope="col">Last day</th>
        <th scope="col">Sign-on</th>
      </tr>
    </thead>
    <tbody>
      {companies.map(({ companyId, name, logoUrl, accentColor, domains, contract, signOn }) => (
        <tr key={companyId}>
          <th scope="row">
            <span className={styles.person}>
              <CompanyLogo small name={name} logoUrl={logoUrl} accentColor={accentColor} />
              <span>
                <Link href={companyPath(companyId)}>{name}</Link>
                <small className={look.muted}>{domains.length === 0 ? companyId : domains.join(', ')}</small>
              </span>
            </span>
          </th>
          <td>
            <Tag weight={contract?.state === 'IN_FORCE' ? 'plain' : 'off'}>
              {contract === null ? 'No contract' : stateWords[contract.state]}
            </Tag>
          </td>
          <td data-label="Seats in use" className={styles.edited}>
            {contract === null
              ? 'None'
              : `${contract.usedSeats.toLocaleString('en-US')} of ${contract.totalSeats.toLocaleString('en-US')}`}
          </td>
          <td data-label="Last day" className={styles.edited}>
            {contract === null ? 'None' : longDay(contract.endsOn)}
          </td>
          <td data-label="Sign-on" className={styles.edited}>
            {signOnOf(signOn)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
