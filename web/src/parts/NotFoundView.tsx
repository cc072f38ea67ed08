import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { markNotFound } from '#lib/notFound.ts';
import sleep from '#ui/art/sleep.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { View } from './View.tsx';
import styles from './View.module.css';

// every page may turn out not to be found, so this view is in the first file, and what it may do without is not
const LostHelp = lazyView(
  () => import('./LostHelp.tsx'),
  (file) => file.LostHelp,
);

/** The page for an unknown address (access.md §2), with ways on; the shell keeps the navigation. */
export const NotFoundView = ({ children }: { children?: ReactNode }) => (
  <View picture={<img className={styles.picture} src={sleep} alt="" width={640} height={420} />}>
    <p className={look.eyebrow}>
      <span>404</span>
      <span>PAGE NOT FOUND</span>
    </p>
    <h1 ref={markNotFound} tabIndex={-1}>
      Oops ... someone&apos;s sleeping on the job
    </h1>
    <ButtonLink href="/">Return to Home Page</ButtonLink>
    <Suspense fallback={<div className={styles.help} />}>
      <LostHelp />
    </Suspense>
    {children}
  </View>
);
