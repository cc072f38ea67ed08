import { callToAction, type CallToAction } from '@atrium/domain/session/callToAction.ts';
import { isOpenClaim, offeredUntil } from '@atrium/domain/session/enrollment.ts';
import { isEnrolled, isLive } from '@atrium/domain/session/flags.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment, formatUntil } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button, ButtonLink, type ButtonLook } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { EnrolledActions } from './EnrolledActions.tsx';
import { showEnrollmentDialog, type EnrollmentSubject } from './enrollmentDialog.ts';
import { reasonWhyNot } from './reasonWhyNot.ts';
import styles from './Enrollment.module.css';

export interface EnrollButtonProps extends EnrollmentSubject, Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** Overrides the label of joining: 'Join this course'. */
  joinLabel?: string | undefined;
  /** Shown on the session's own page, so that it needs no link there. */
  inside?: boolean | undefined;
  /** Only the main button; calendar and unenroll are elsewhere on the page. */
  brief?: boolean | undefined;
}

/** The one button of a session for this member (CRS-03, CRS-04), and above it an offered seat to claim. */
export const EnrollButton = ({
  session,
  courseTitle,
  clash,
  joinLabel,
  inside = false,
  brief = false,
  ...buttonLook
}: EnrollButtonProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const action = callToAction(viewer, session, now);
  const offer = offeredUntil(session, now);
  const open = (kind: 'enroll' | 'unenroll') => {
    showEnrollmentDialog({ kind, session, courseTitle, clash: clash ?? null });
  };
  const reason = action.disabled
    ? reasonWhyNot(
        action,
        session,
        now,
        session.enrollmentOpensAt === null ? null : formatMoment(session.enrollmentOpensAt, zone),
      )
    : null;
  const main = (
    <ActionButton
      action={action}
      label={joinLabel !== undefined && isJoining(action) ? joinLabel : action.label}
      reason={reason}
      buttonLook={
        offer === null && action.key !== 'removeFromWaitlist' ? buttonLook : { ...buttonLook, variant: 'line' }
      }
      onDialog={open}
    />
  );
  if (!brief && isEnrolled(session) && isLive(session)) {
    return (
      <EnrolledActions
        session={session}
        buttonLook={buttonLook}
        inside={inside}
        main={action.key === 'unenroll' ? null : main}
        onLeave={() => {
          open('unenroll');
        }}
      />
    );
  }
  if (offer === null) return main;
  return (
    <div className={styles.offer}>
      <Button
        {...buttonLook}
        onClick={() => {
          open('enroll');
        }}
      >
        Claim your seat
      </Button>
      <p className={cx(look.small, look.muted)}>
        {isOpenClaim(session)
          ? 'A seat is free. The first to claim it gets it.'
          : `Held for you until ${formatUntil(offer, now, zone)}.`}
      </p>
      {brief ? null : main}
    </div>
  );
};

interface ActionButtonProps {
  action: CallToAction;
  label: string;
  reason: string | null;
  buttonLook: Pick<ButtonLook, 'variant' | 'size' | 'wide'>;
  onDialog: (kind: 'enroll' | 'unenroll') => void;
}

const ActionButton = ({ action, label, reason, buttonLook, onDialog }: ActionButtonProps) => {
  const { target, tooltip } = action;
  const locked = tooltip === null ? null : <IconLock aria-hidden="true" />;
  if (target.kind === 'route' || target.kind === 'external') {
    const href = target.kind === 'route' ? target.to : target.url;
    const link = (
      <ButtonLink
        {...buttonLook}
        icon={locked}
        href={href}
        title={tooltip ?? undefined}
        data-cta={action.key}
        {...outside(target.kind)}
      >
        {label}
      </ButtonLink>
    );
    return tooltip === null ? link : <Locked why={tooltip}>{link}</Locked>;
  }
  const button = (
    <Button
      {...buttonLook}
      icon={locked}
      blockedBy={reason}
      title={tooltip ?? undefined}
      data-cta={action.key}
      aria-haspopup={target.kind === 'dialog' ? 'dialog' : undefined}
      onClick={() => {
        if (target.kind !== 'dialog') return;
        if (target.dialog === 'featureLock') {
          showEnrollmentDialog({ kind: 'featureLock', unlock: action.unlock });
        } else onDialog(target.dialog);
      }}
    >
      {label}
    </Button>
  );
  return tooltip === null ? button : <Locked why={tooltip}>{button}</Locked>;
};

/** A locked button with its reason shown beside it, because a tooltip needs hovering. */
const Locked = ({ why, children }: { why: string; children: ReactNode }) => (
  <div className={styles.locked}>
    {children}
    <p className={cx(look.small, look.muted)}>{why}</p>
  </div>
);

function outside(kind: 'route' | 'external') {
  return kind === 'external' ? { target: '_blank' as const } : {};
}

function isJoining({ key }: CallToAction): boolean {
  return key === 'enroll' || key === 'lockedEnroll' || key === 'enrollClosed';
}
