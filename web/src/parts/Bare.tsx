import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Logo } from '#ui/Logo.tsx';
import styles from './Bare.module.css';

export interface BareProps {
  children: ReactNode;
  /** A logo that replaces ours. */
  logo?: { src: string; name: string } | null | undefined;
}

/** A minimal frame: the product's name above the page, for when nothing else has loaded. */
export const Bare = ({ children, logo }: BareProps) => (
  <>
    <header className={styles.top}>
      <Wrap>
        <Logo name={site.name} customer={logo ?? site.logo} />
      </Wrap>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
