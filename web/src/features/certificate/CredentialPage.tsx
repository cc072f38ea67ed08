import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import {
  IconAward,
  IconBrandLinkedin,
  IconLink,
  IconPrinter,
  IconRosetteDiscountCheckFilled,
  IconRosetteDiscountCheckOff,
} from '@tabler/icons-react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import type { Credential } from './credentialQuery.ts';
import { Diploma } from './Diploma.tsx';
import { HowItWasEarned } from './HowItWasEarned.tsx';
import { linkedInUrl } from './linkedInUrl.ts';
import styles from './CredentialPage.module.css';

/**
 * An issued certificate for anybody who has its address: whether it is valid, what it says, how to keep it (CRT-04).
 */
export const CredentialPage = ({ credential }: { credential: Credential }) => {
  const { credentialId, status, url, isOwn } = credential;
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => toast({ id: 'credential', message: 'Link copied' }),
      () =>
        toast({
          id: 'credential',
          tone: 'bad',
          message: "The link couldn't be copied. Copy it from the address bar.",
        }),
    );
  };
  return (
    <Wrap className={styles.page}>
      <StatusLine credential={credential} />
      <Diploma credential={credential} />
      {status === 'WITHDRAWN' ? null : (
        <Row className={cx(styles.actions, look.noPrint)}>
          {isOwn && status === 'VALID' ? (
            <ButtonLink
              icon={<IconBrandLinkedin aria-hidden="true" />}
              href={linkedInUrl(credential)}
              target="_blank"
              rel="noopener"
            >
              Add to LinkedIn profile
            </ButtonLink>
          ) : null}
          <Button
            variant="line"
            icon={<IconPrinter aria-hidden="true" />}
            onClick={() => {
              print();
            }}
          >
            Print or save as PDF
          </Button>
          {status === 'VALID' ? (
            <ButtonLink
              variant="line"
              icon={<IconAward aria-hidden="true" />}
              href={`/credentials/${credentialId}.png`}
              download={`${credentialId}.png`}
            >
              Badge image
            </ButtonLink>
          ) : null}
          <Button variant="bare" icon={<IconLink aria-hidden="true" />} onClick={copy}>
            Copy link
          </Button>
        </Row>
      )}
      <HowItWasEarned credential={credential} />
    </Wrap>
  );
};

/**
 * Whether the certificate is valid today, before anything else; with one link: to the certificate that replaced it, or
 * for its holder to its page.
 */
const StatusLine = ({ credential }: { credential: Credential }) => {
  const { status, issuerName, issuedAt, revokedAt, revokedReason, replacedBy, certificateId, certificateType, isOwn } =
    credential;
  const isValid = status === 'VALID';
  const Icon = isValid ? IconRosetteDiscountCheckFilled : IconRosetteDiscountCheckOff;
  return (
    <div className={cx(styles.status, look.noPrint)} data-valid={isValid}>
      <Icon aria-hidden="true" />
      <p>
        {isValid ? (
          <>
            <b>Verified.</b> Issued by {issuerName} on {longDate(Number(issuedAt))} and valid today.
          </>
        ) : status === 'REVOKED' ? (
          <>
            <b>Not valid.</b> {issuerName} revoked this certificate on {longDate(Number(revokedAt))}.
            {revokedReason === null ? null : ` ${revokedReason}`}
          </>
        ) : status === 'REPLACED' ? (
          <>
            <b>Replaced.</b> {issuerName} issued this certificate again under another name.{' '}
            <Link href={fillPath('/verify/{credentialId}', { credentialId: replacedBy ?? '' })}>
              See the new certificate
            </Link>
          </>
        ) : (
          <>
            <b>Withdrawn by holder.</b> It was issued by {issuerName} on {longDate(Number(issuedAt))}.
          </>
        )}
        {isOwn && status !== 'REPLACED' ? (
          <>
            {' '}
            <Link
              href={fillPath(
                certificateType === 'Open' ? '/certificates/{certificateId}' : '/crash-courses/{certificateId}',
                { certificateId },
              )}
            >
              See the program
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
};
