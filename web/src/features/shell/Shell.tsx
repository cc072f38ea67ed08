import { isLapsed } from '@atrium/domain/access/derived.ts';
import type { ReactNode } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import { useNavLogo } from './useNavLogo.ts';

export interface ShellProps {
  viewer: SignedIn;
  /** The path of the current page. */
  path: string;
  children: ReactNode;
  /** Sticks to the bottom of the window. */
  bar?: ReactNode;
}

/** The layout of every page behind the sign-in: skip link, top bar, page, footer (access.md §2.4). */
export const Shell = ({ viewer, path, children, bar }: ShellProps) => {
  const logo = useNavLogo(viewer);
  // the home of a viewer whose plan has ended is the page they are on
  const home = path === '/resubscribe' && isLapsed(viewer) ? null : '/';
  return (
    <>
      <SkipLink />
      <TopBar viewer={viewer} path={path} home={home} logo={logo} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer home={home} />
      {bar}
    </>
  );
};
