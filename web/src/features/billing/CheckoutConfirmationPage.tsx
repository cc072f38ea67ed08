import { defaultPath, isLapsed } from '@atrium/domain/access/derived.ts';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { keepFocus } from '#ui/returnFocus.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { checkoutOutcomeOptions, type CheckoutOutcome } from './checkoutOutcome.ts';

/**
 * The return from the payment provider (BIL-05, THR-57): waits until the payment is confirmed, and says what was
 * opened.
 */
export const CheckoutConfirmationPage = ({ viewer, checkoutId }: { viewer: SignedIn; checkoutId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(checkoutOutcomeOptions(checkoutId));
  if (!isFetching && error !== null && refusalOf(error)?.code === 'NOT_FOUND') return <NotFoundView />;
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      {isFetching ? (
        <Waiting />
      ) : data?.state === 'COMPLETE' ? (
        <Complete viewer={viewer} outcome={data} />
      ) : data?.state === 'REFUNDED' ? (
        <Refunded viewer={viewer} />
      ) : data?.state === 'EXPIRED' ? (
        <Expired viewer={viewer} />
      ) : (
        <Unconfirmed onRetry={() => void refetch()} />
      )}
    </View>
  );
};

const Waiting = () => (
  <>
    <h1 tabIndex={-1}>Confirming your payment</h1>
    <p className={look.lede} role="status">
      This takes a few seconds. Your purchase opens automatically, even if you leave this page.
    </p>
    <Spinner bare />
  </>
);

/** Of what a purchase opens, so that the way on is in the first screen of a small phone. */
const mostShown = 4;

const Complete = ({ viewer, outcome }: { viewer: SignedIn; outcome: CheckoutOutcome }) => {
  const { opened } = outcome;
  return (
    <>
      <ScreenHeading>{`Welcome, ${viewer.firstName}`}</ScreenHeading>
      <p className={look.lede} role="status">
        Payment confirmed. {opened.name} is active.
      </p>
      {opened.features.length === 0 ? null : (
        <Ticks>
          {opened.features.slice(0, mostShown).map((feature) => (
            <Tick key={feature}>{feature}</Tick>
          ))}
        </Ticks>
      )}
      <Row>
        <ButtonLink variant="sun" href={defaultPath(viewer)}>
          Start learning
        </ButtonLink>
        <ButtonLink variant="line" href="/account-settings">
          Account Settings
        </ButtonLink>
      </Row>
    </>
  );
};

const Refunded = ({ viewer }: { viewer: SignedIn }) => (
  <>
    <ScreenHeading>You already have this</ScreenHeading>
    <p className={look.lede} role="status">
      {
        "You paid twice, so we're refunding this payment to your card. Your plan hasn't changed. We've emailed you the details."
      }
    </p>
    <Row>
      <ButtonLink href={defaultPath(viewer)}>Start learning</ButtonLink>
      <Link href={site.supportTicket}>Contact support</Link>
    </Row>
  </>
);

const Expired = ({ viewer }: { viewer: SignedIn }) => (
  <>
    <ScreenHeading>This checkout has expired</ScreenHeading>
    <p className={look.lede} role="status">
      Nothing was charged. You can start again anytime.
    </p>
    <ButtonLink href={isLapsed(viewer) ? '/resubscribe' : '/upgrade'}>See memberships</ButtonLink>
  </>
);

const Unconfirmed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ScreenHeading>Your payment isn't confirmed yet</ScreenHeading>
    <p className={look.lede} role="status">
      If you have paid, what you bought opens as soon as our payment provider confirms it, usually within minutes. You
      don&apos;t need to pay again.
    </p>
    <Row>
      <Button
        onClick={() => {
          keepFocus();
          onRetry();
        }}
      >
        Check again
      </Button>
      <Link href={site.supportTicket}>Contact support</Link>
    </Row>
  </>
);
