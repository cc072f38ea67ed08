import { certificateWords, daysUntilEnd } from '@atrium/domain/company/certificateEnd.ts';
import type { ReactNode } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { CompanySignOn } from './signOnQuery.ts';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

type Provider = NonNullable<CompanySignOn['inUse'] | CompanySignOn['draft']>;

/** From how many days on the end of a certificate is said in red. */
const soon = 30;

/** What is known of a provider, in a few lines; its secret is shown nowhere. */
export const ProviderLines = ({
  provider: { kind, issuer, clientId, ssoUrl, certificates },
  zone,
  children,
}: {
  provider: Provider;
  zone: string;
  /** Further lines, `dt` and `dd`. */
  children?: ReactNode;
}) => {
  const now = useNow();
  return (
    <dl className={shared.facts}>
      <dt>By</dt>
      <dd>{kind === 'SAML' ? 'SAML 2.0' : 'OpenID Connect'}</dd>
      <dt>{kind === 'SAML' ? 'Entity id' : 'Issuer'}</dt>
      <dd>{issuer}</dd>
      {clientId === null ? null : (
        <>
          <dt>Client id</dt>
          <dd>{clientId}</dd>
          <dt>Secret</dt>
          <dd className={look.muted}>Kept, and never shown</dd>
        </>
      )}
      {ssoUrl === null ? null : (
        <>
          <dt>Sign-on at</dt>
          <dd>{ssoUrl}</dd>
        </>
      )}
      {certificates.map(({ fingerprint, endsAt }) => {
        const at = Number(endsAt);
        return (
          <div key={fingerprint} style={{ display: 'contents' }}>
            <dt>Certificate</dt>
            <dd>
              <span className={daysUntilEnd(at, now) <= soon ? styles.fault : undefined}>
                {certificateWords(at, now)}, {formatDay(at, zone)}
              </span>
              <small className={cx(look.muted, styles.print)}>SHA-256 {fingerprint.slice(0, 23)}…</small>
            </dd>
          </div>
        );
      })}
      {children}
    </dl>
  );
};
