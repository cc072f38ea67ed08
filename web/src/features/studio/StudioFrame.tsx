import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { useColorScheme } from '#ui/useColorScheme.ts';
import { BarTarget } from './StudioBar.tsx';
import { StudioDock } from './StudioDock.tsx';
import { readableGroups, topPlaces } from './studioGroups.tsx';
import { StudioRail } from './StudioRail.tsx';
import { useChords, useKeys, useKeysAfter } from './useKeys.ts';
import styles from './StudioFrame.module.css';

export interface StudioFrameProps {
  viewer: SignedIn;
  /** The path of the current page. */
  path: string;
  /** What everybody of the team is told above the page, such as that a second factor is due. */
  band: ReactNode;
  children: ReactNode;
}

const overlays = () => import('./overlays.ts');
const palette = lazyPart(overlays, (file) => file.Palette);
const keysDialog = lazyPart(overlays, (file) => file.KeysDialog);

/** Where the second key leads, after G. */
const doors: Readonly<Record<string, string>> = {
  t: '/studio',
  a: '/studio/calendar',
  c: '/studio/course',
  s: '/studio/session',
  v: '/studio/video',
  m: '/studio/team',
  p: '/studio/people',
};

/** The layout of the studio: a rail with what the roles of its reader see, the bar of the page, the page (STU-01). */
export const StudioFrame = ({ viewer, path, band, children }: StudioFrameProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState<'palette' | 'keys' | null>(null);
  const navigate = useNavigate();
  const { shown, toggle } = useColorScheme();
  const top = topPlaces(viewer.staff);
  const groups = readableGroups(viewer.staff);
  const isDark = shown === 'dark';
  const scheme = { isDark, toggle, label: isDark ? 'Switch to light mode' : 'Switch to dark mode' };
  const nav = {
    top,
    groups,
    path,
    onFind: () => {
      setOver('palette');
    },
  };
  const close = () => {
    setOver(null);
  };
  const known = new Set([...top, ...groups.flatMap(({ places }) => places)].map((place) => place.path));
  useChords({ k: nav.onFind });
  useKeys({
    '?': () => {
      setOver('keys');
    },
  });
  useKeysAfter(
    'g',
    Object.fromEntries(
      Object.entries(doors)
        .filter(([, to]) => known.has(to))
        .map(([key, to]) => [key, () => void navigate({ to })]),
    ),
  );
  return (
    <div className={styles.studio}>
      <SkipLink />
      <StudioRail viewer={viewer} scheme={scheme} {...nav} />
      <div className={styles.stage}>
        <header className={styles.bar} ref={setBar} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.band}>{band}</div>
          <BarTarget value={bar}>{children}</BarTarget>
        </main>
      </div>
      <StudioDock
        {...nav}
        more={[
          { id: 'scheme', label: scheme.label, onSelect: toggle },
          { id: 'academy', label: 'Back to the academy', href: '/' },
        ]}
      />
      {over === 'palette' ? <Part of={palette} with={{ viewer, onClose: close }} onMissing={close} /> : null}
      {over === 'keys' ? <Part of={keysDialog} with={{ onClose: close }} onMissing={close} /> : null}
    </div>
  );
};
