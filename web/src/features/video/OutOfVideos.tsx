import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { MembershipGains } from '#parts/MembershipGains.tsx';
import { useSellsMemberships } from '#parts/membershipOffers.ts';
import { Arch } from '#ui/Arch.tsx';
import picture from '#ui/art/empty.svg';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Stack, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './VideoPage.module.css';

const meteringDialog = lazyPart(
  () => import('#parts/MeteringDialog.tsx'),
  (file) => file.MeteringDialog,
);

/** The month's allowance is used up: the metering dialog (LIM-07), and a page that stays after it (VID-11, D15). */
export const OutOfVideos = ({ resetsAt, onBack }: { resetsAt: number | null; onBack: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const [asked, setAsked] = useState(true);
  const close = () => {
    setAsked(false);
  };
  const isSold = useSellsMemberships();
  return (
    <Wrap>
      <div className={styles.stop}>
        <Stack>
          <h1 tabIndex={-1}>Shucks.</h1>
          <p className={look.lede}>You&apos;re out of videos for the month.</p>
          {resetsAt === null ? null : (
            <p className={look.muted}>
              Your free videos reset {formatMoment(resetsAt, zone)}. You can rewatch anything from this month.
            </p>
          )}
          {isSold ? (
            <section className={styles.offer} aria-labelledby="become-a-member">
              <h2 id="become-a-member" className={look.big}>
                Become a member for full access
              </h2>
              <MembershipGains />
            </section>
          ) : null}
          <Row>
            {/* the bar below has the view's yellow button */}
            {isSold ? <ButtonLink href={upgradePath}>Enroll Now</ButtonLink> : null}
            <Button variant="line" onClick={onBack}>
              Back
            </Button>
          </Row>
        </Stack>
        <Arch src={picture} className={styles.picture} />
      </div>
      {asked ? <Part of={meteringDialog} with={{ resetsAt, onClose: close }} onMissing={close} /> : null}
    </Wrap>
  );
};
