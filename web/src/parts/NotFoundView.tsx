import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { viewerOptions } from '#lib/viewer.ts';
import sleep from '#ui/art/sleep.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { CourseSearch } from './CourseSearch.tsx';
import { View } from './View.tsx';
import styles from './View.module.css';

/**
 * The page for an unknown address (access.md §2). The shell keeps the navigation; here are a search for those who have
 * the catalogue, and the way in for visitors.
 */
export const NotFoundView = ({ children }: { children?: ReactNode }) => {
  const viewer = useQuery({ ...viewerOptions(), enabled: false }).data;
  return (
    <View picture={<img className={styles.picture} src={sleep} alt="" width={640} height={420} />}>
      <p className={look.eyebrow}>
        <span>404</span>
        <span>PAGE NOT FOUND</span>
      </p>
      <h1 tabIndex={-1}>Oops ... someone&apos;s sleeping on the job</h1>
      <Row>
        <ButtonLink href="/">Return to Home Page</ButtonLink>
        {viewer ? null : (
          <ButtonLink variant="line" href="/login">
            Sign In
          </ButtonLink>
        )}
      </Row>
      {viewer && coursesPath(viewer) === '/courses' ? <CourseSearch /> : null}
      {children}
    </View>
  );
};
