import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { FeatureLockDialog } from '#parts/FeatureLockDialog.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { iconOf } from './buttonIcons.tsx';
import type { ItemData } from './sessionQuery.ts';

/** A button of a container: a link, not available yet, or locked for a limited member (SSN-05, SSN-11). */
export const CtaButton = ({ item }: { item: ItemData }) => {
  const { accountType } = useViewer();
  const now = useNow();
  const [locked, setLocked] = useState(false);
  const enabled = isContentEnabled(item.enabledAt === null ? null : Number(item.enabledAt), now);
  const label = item.buttonText ?? 'Open';
  const icons = { icon: iconOf(item.buttonStartIcon), iconAfter: iconOf(item.buttonEndIcon) };
  if (!enabled) {
    return (
      <Button variant="line" {...icons} blockedBy="Available Soon">
        {label}
      </Button>
    );
  }
  if (item.buttonUrl !== null) {
    const outside = /^https?:/.test(item.buttonUrl);
    return (
      <ButtonLink
        variant="line"
        {...icons}
        href={item.buttonUrl}
        {...(outside && { target: '_blank', rel: 'ugc noopener' })}
      >
        {label}
      </ButtonLink>
    );
  }
  if (accountType !== 'LIMITED') return null;
  return (
    <>
      <Button
        variant="line"
        icon={<IconLock aria-hidden="true" />}
        onClick={() => {
          setLocked(true);
        }}
      >
        {label}
      </Button>
      {locked ? (
        <FeatureLockDialog
          unlock={[]}
          onClose={() => {
            setLocked(false);
          }}
        />
      ) : null}
    </>
  );
};
