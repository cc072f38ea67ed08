import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { Logo } from '#ui/Logo.tsx';
import { Wrap } from '#ui/Layout.tsx';
import styles from './Bare.module.css';

/** A minimal frame: the product's name above the page, for when nothing else has loaded. */
export const Bare = ({ children }: { children: ReactNode }) => (
  <>
    <header className={styles.top}>
      <Wrap>
        <Logo name={site.name} />
      </Wrap>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
