import { IconDots, IconDoorExit, IconMoon, IconSun, IconSunrise } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Round } from '#ui/Arch.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Menu } from '#ui/Menu.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { useColorScheme } from '#ui/useColorScheme.ts';
import { readableKinds, studioPath, type StudioKind } from './kinds.ts';
import { BarTarget } from './StudioBar.tsx';
import { readablePages } from './studioPages.ts';
import styles from './StudioFrame.module.css';

export interface StudioFrameProps {
  viewer: SignedIn;
  /** The path of the current page. */
  path: string;
  children: ReactNode;
}

const rolesOf = ({ staff }: SignedIn): string =>
  (staff?.roles ?? []).map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(', ');

/** How many kinds the dock of a phone shows beside Today and More. */
const mostInDock = 3;

/** The layout of the studio: a rail with what the roles of its reader see, the bar of the page, the page (STU-01). */
export const StudioFrame = ({ viewer, path, children }: StudioFrameProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { shown, toggle } = useColorScheme();
  const kinds = readableKinds(viewer.staff);
  const current = (to: string): 'page' | 'true' | undefined =>
    to === path ? 'page' : to !== '/studio' && path.startsWith(`${to}/`) ? 'true' : undefined;
  const scheme = shown === 'dark' ? 'Switch to light mode' : 'Switch to dark mode';
  const today = (
    <Link className={styles.item} href="/studio" aria-current={current('/studio')}>
      <IconSunrise aria-hidden="true" />
      <span>Today</span>
    </Link>
  );
  // what is a part of another kind is reached from it, too
  const inDock = kinds.filter(({ isPart }) => !isPart).slice(0, mostInDock);
  const entryOf = ({ kind, many, icon: Mark }: StudioKind) => (
    <Link key={kind} className={styles.item} href={studioPath(kind)} aria-current={current(studioPath(kind))}>
      <Mark aria-hidden="true" />
      <span>{many}</span>
    </Link>
  );
  const pages = readablePages(viewer.staff);
  return (
    <div className={styles.studio}>
      <SkipLink />
      <aside className={styles.rail} aria-label="Studio">
        <div className={styles.house}>
          <Logo name={site.name} href="/studio" />
          <span>Studio</span>
        </div>
        <nav className={styles.list} aria-label="Studio">
          {today}
          {kinds.length === 0 ? null : <p className={styles.group}>Content</p>}
          {kinds.map(entryOf)}
          {pages.length === 0 ? null : <p className={styles.group}>Running</p>}
          {pages.map(({ path: to, label, icon: Mark }) => (
            <Link key={to} className={styles.item} href={to} aria-current={current(to)}>
              <Mark aria-hidden="true" />
              <span>{label}</span>
            </Link>
          ))}
        </nav>
        <div className={styles.foot}>
          <Round src={viewer.profileImageUrl} size={32} />
          <p className={styles.who}>
            {viewer.displayName}
            <small>{rolesOf(viewer)}</small>
          </p>
          <IconButton label={scheme} size="s" onClick={toggle}>
            {shown === 'dark' ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
          </IconButton>
          <IconLink label="Back to the academy" size="s" href="/">
            <IconDoorExit aria-hidden="true" />
          </IconLink>
        </div>
      </aside>
      <div className={styles.stage}>
        <header className={styles.bar} ref={setBar} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <BarTarget value={bar}>{children}</BarTarget>
        </main>
      </div>
      <nav className={styles.dock} aria-label="Studio, on a phone">
        {today}
        {inDock.map(entryOf)}
        <Menu
          label="More of the studio"
          items={[
            ...kinds
              .filter((kind) => !inDock.includes(kind))
              .map(({ kind, many, icon: Mark }) => ({
                id: kind,
                label: many,
                icon: <Mark aria-hidden="true" />,
                href: studioPath(kind),
              })),
            ...pages.map(({ path: href, label, icon: Mark }) => ({
              id: href,
              label,
              icon: <Mark aria-hidden="true" />,
              href,
            })),
            { id: 'scheme', label: scheme, onSelect: toggle },
            { id: 'academy', label: 'Back to the academy', href: '/' },
          ]}
        >
          {(trigger) => (
            <button type="button" className={styles.item} {...trigger}>
              <IconDots aria-hidden="true" />
              <span>More</span>
            </button>
          )}
        </Menu>
      </nav>
    </div>
  );
};
