import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import type { Env } from '../../env.ts';

/** The built web app, and what its pages say of this installation. */
export interface WebApp {
  /** The folder of index.html. */
  readonly root: string;
  readonly site: Pick<Env, 'PUBLIC_URL' | 'googleSignIn'> &
    Partial<Pick<Env, 'TURNSTILE_SITE_KEY' | 'NO_LINKING_HOST'>>;
  /** The settings of the academy that hold; another object once they have changed (BEG-04). */
  readonly academy: () => AcademyBody;
}
