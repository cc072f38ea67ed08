import { profileEditPath } from '@atrium/domain/access/navigation.ts';
import { IconX } from '@tabler/icons-react';
import { ifOpen } from '#lib/links.ts';
import { useStored, writeStored } from '#lib/storage.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { keepFocus } from '#ui/returnFocus.ts';
import styles from './MembersBanner.module.css';

/** What the directory is for, until the member closes it (DIR-02). */
export const MembersBanner = () => {
  const hidden = useStored('hideMembersBanner') !== null;
  const viewer = useViewer();
  if (hidden) return null;
  const edit = ifOpen(viewer, profileEditPath(viewer));
  return (
    <aside className={cx(styles.banner, look.noPrint)} aria-label="About the directory">
      <p>
        <b>Say hello.</b> Members list what they can give, what they are looking for, and where to find them.{' '}
        {edit ? <Link href={edit}>Update your own profile</Link> : null}
      </p>
      <IconButton
        label="Close this note"
        size="s"
        onClick={() => {
          keepFocus();
          writeStored('hideMembersBanner', 'true');
        }}
      >
        <IconX aria-hidden="true" />
      </IconButton>
    </aside>
  );
};
