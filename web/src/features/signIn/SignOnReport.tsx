import { IconCheck, IconX } from '@tabler/icons-react';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { Table } from '#ui/Table.tsx';
import { signOnReportQuery, type SignOnReport as Report } from './signOnReportQuery.ts';
import styles from './SignInPage.module.css';

/** The end of a test of a company's sign-on, which has signed nobody in (COM-01). */
export const SignOnReport = ({ handle }: { handle: string }) => (
  <main id="main" className={styles.report} tabIndex={-1}>
    {handle === '' ? (
      <NoReport />
    ) : (
      <PageAnswer of={signOnReportQuery(handle)} otherwise={(outage) => <NoReport outage={outage} />}>
        {(report) => <ReportView report={report} />}
      </PageAnswer>
    )}
  </main>
);

const NoReport = ({ outage = null }: { outage?: Error | null }) => {
  if (outage !== null) throw outage;
  return (
    <>
      <h1 tabIndex={-1}>There is no test here</h1>
      <p className={look.muted}>
        The link is no longer good: it is older than three days, or what it tests was changed. A result is kept for half
        an hour. Ask for a new link.
      </p>
    </>
  );
};

const ReportView = ({ report: { kind, issuer, fault, words, claims } }: { report: Report }) => (
  <>
    <h1 tabIndex={-1}>{fault === null ? 'The test passed' : 'The test stopped'}</h1>
    <Note
      tone={fault === null ? 'plain' : 'sun'}
      icon={fault === null ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
    >
      {words}
    </Note>
    <p className={look.muted}>
      Nobody was signed in, and no account was changed. You can close this tab. The provider is {issuer}, by{' '}
      {kind === 'SAML' ? 'SAML' : 'OpenID Connect'}.
    </p>
    <Section title="What the provider said" count={claims.length}>
      {claims.length === 0 ? (
        <p className={look.muted}>Nothing of the person.</p>
      ) : (
        <Table
          caption="What the provider said"
          head={
            <>
              <th scope="col">Claim</th>
              <th scope="col">Value</th>
            </>
          }
        >
          {claims.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  </>
);
