import { erasureGraceWords } from '@atrium/domain/privacy/terms.ts';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import { toast } from '#ui/toast.ts';
import { cancelErasureSpec } from './dataSettingsCalls.ts';
import type { DataSettings } from './dataSettingsQuery.ts';
import { EraseDialog } from './EraseDialog.tsx';

export interface EraseCardProps extends Pick<DataSettings, 'erasure' | 'hasSubscription'> {
  asksPassword: boolean;
  zone: string;
}

/** The end of an account: asked for, or waiting for its day, until which it can be kept (ACT-05). */
export const EraseCard = ({ erasure, hasSubscription, asksPassword, zone }: EraseCardProps) => {
  const [asking, setAsking] = useState(false);
  const keep = useSave(cancelErasureSpec);
  return (
    <SettingsCard title="Delete your account" about="Permanently removes your personal data.">
      {erasure === null ? (
        <p>
          Your profile, progress and badges are deleted, and your certificates no longer show your name. You have{' '}
          {erasureGraceWords} to change your mind; after that they can&apos;t be restored.
        </p>
      ) : (
        <Note tone="sun">
          Your account will be deleted on <b>{formatMoment(erasure.dueAt, zone)}</b>
          {hasSubscription ? ', or once your subscription has ended. Until you cancel it, it goes on' : null}.
        </Note>
      )}
      <FaultNote fault={keep.fault} />
      <Row>
        {erasure === null ? (
          <Button
            variant="line"
            onClick={() => {
              setAsking(true);
            }}
          >
            Delete my account
          </Button>
        ) : (
          <Button
            busy={keep.busy}
            onClick={() => {
              keepFocus();
              keep.save(undefined, () => {
                toast({ id: 'account', message: "Your account won't be deleted." });
              });
            }}
          >
            Keep my account
          </Button>
        )}
      </Row>
      {asking ? (
        <EraseDialog
          asksPassword={asksPassword}
          hasSubscription={hasSubscription}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </SettingsCard>
  );
};
