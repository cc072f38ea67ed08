import { drawer, sideMenu } from '@atrium/domain/access/memberMenu.ts';
import type { NavItem } from '@atrium/domain/access/navigation.ts';
import { logOutSpec } from '#lib/logOut.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Round } from '#ui/Arch.tsx';
import { cx } from '#ui/cx.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Switch } from '#ui/Switch.tsx';
import { useColorScheme } from '#ui/useColorScheme.ts';
import { useMedia } from '#ui/useMedia.ts';
import { navIcons } from './navIcons.ts';
import styles from './MemberMenu.module.css';

export interface MemberMenuProps {
  viewer: SignedIn;
  path: string;
  opened: boolean;
  onClose: () => void;
}

/** The side menu; on a small screen the drawer, which also has the bar's tabs and the panel (NAV-04, NAV-05). */
export const MemberMenu = ({ viewer, path, opened, onClose }: MemberMenuProps) => {
  const narrow = useMedia('narrow');
  const { busy, result, save } = useSave(logOutSpec);
  const { shown, toggle } = useColorScheme();
  const { items, panel } = drawer(viewer);
  const showsPanel = panel !== null && (narrow || viewer.accountType === 'EMPLOYEE');
  const head = (
    <div className={styles.head}>
      <Round src={viewer.profileImageUrl} size={44} />
      <div>
        <b>{viewer.displayName}</b>
        {viewer.jobRole ? <div className={cx(look.small, look.muted)}>{viewer.jobRole}</div> : null}
      </div>
    </div>
  );
  return (
    <Drawer opened={opened} onClose={onClose} label="Member menu" head={head}>
      <nav aria-label="Member menu">
        <ul className={styles.list}>
          {(narrow ? items : sideMenu(viewer)).map((item) => (
            <li key={item.key}>
              <Entry
                item={item}
                path={path}
                leaving={busy || result !== undefined}
                onClose={onClose}
                onLeave={() => {
                  save();
                }}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.scheme}>
        <Switch label="Dark mode" checked={shown === 'dark'} onChange={toggle} />
      </div>
      {showsPanel ? (
        <dl className={styles.panel}>
          <div>
            <dt>Email</dt>
            <dd>{panel.email}</dd>
          </div>
          <div>
            <dt>User id</dt>
            <dd>{panel.memberId}</dd>
          </div>
        </dl>
      ) : null}
    </Drawer>
  );
};

interface EntryProps {
  item: NavItem;
  path: string;
  leaving: boolean;
  onClose: () => void;
  onLeave: () => void;
}

const Entry = ({ item, path, leaving, onClose, onLeave }: EntryProps) => {
  const Icon = navIcons[item.key];
  if (item.to === null) {
    return (
      <button type="button" className={styles.entry} aria-disabled={leaving || undefined} onClick={onLeave}>
        <Icon aria-hidden="true" />
        {item.label}
      </button>
    );
  }
  return (
    <Link
      className={styles.entry}
      href={item.to}
      aria-current={item.to === path ? 'page' : undefined}
      onClick={onClose}
    >
      <Icon aria-hidden="true" />
      {item.label}
    </Link>
  );
};
