import { savedCoursesLink, topTabs } from '@atrium/domain/access/navigation.ts';
import { IconBookmark, IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Round } from '#ui/Arch.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import { useColorScheme } from '#ui/useColorScheme.ts';
import type { NavLogo } from './useNavLogo.ts';
import styles from './TopBar.module.css';

const memberMenu = lazyPart(
  () => import('./MemberMenu.tsx'),
  (file) => file.MemberMenu,
);

export interface TopBarProps {
  viewer: SignedIn;
  path: string;
  /** The logo's link; null: no link. */
  home: string | null;
  logo: NavLogo | null;
}

/** Logo, tabs, and the member menu (NAV-01 to NAV-06). Below 834 px the tabs are in the menu. */
export const TopBar = ({ viewer, path, home, logo }: TopBarProps) => {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const { shown, toggle } = useColorScheme();
  const tabs = topTabs(viewer);
  return (
    <header className={styles.top}>
      <Wrap className={styles.inside}>
        <Logo name={site.name} customer={logo ?? site.logo} href={home} />
        <nav className={look.wideOnly} aria-label="Main">
          <ul className={styles.tabs}>
            {tabs.map(({ key, label, to }) => (
              <li key={key}>
                <Link href={to ?? '/'} aria-current={currentOf(to ?? '/', path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <IconButton
            className={styles.scheme}
            label={shown === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'}
            onClick={toggle}
          >
            {shown === 'dark' ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
          </IconButton>
          {savedCoursesLink(viewer).length > 0 ? (
            <IconLink className={look.wideOnly} label="Saved Courses" href="/courses?b=true">
              <IconBookmark aria-hidden="true" />
            </IconLink>
          ) : null}
          <IconButton
            label={`Open menu, signed in as ${viewer.displayName}`}
            title="Menu"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onPointerEnter={memberMenu.preload}
            onFocus={memberMenu.preload}
            onClick={() => {
              setMenu('open');
            }}
          >
            <span className={look.wideOnly}>
              <Round src={viewer.profileImageUrl} size={36} />
            </span>
            <IconMenu2 className={look.narrowOnly} aria-hidden="true" />
          </IconButton>
        </div>
      </Wrap>
      {menu === 'unused' ? null : (
        <Part
          of={memberMenu}
          with={{
            viewer,
            path,
            opened: menu === 'open',
            onClose: () => {
              setMenu('closed');
            },
          }}
          onMissing={() => {
            setMenu('unused');
          }}
        />
      )}
    </header>
  );
};

/** Marks the tab of the current page, or of its section. */
function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
