import {
  plainAcademy,
  storedAcademy,
  type AcademyField,
  type FixedSettings,
} from '@atrium/domain/academy/academyForm.ts';
import type { ConfiguredAcademy } from '../base/site.ts';
import type { Env } from '../env.ts';

const variableOf = {
  name: 'BRAND_NAME',
  supportEmail: 'SUPPORT_EMAIL',
  helpUrl: 'HELP_URL',
  termsUrl: 'TERMS_URL',
  eventsUrl: 'EVENTS_URL',
} as const satisfies Partial<Record<AcademyField, keyof Env['given']>>;

type Configured = Pick<Env, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'> &
  Partial<Pick<Env, 'HELP_URL' | 'TERMS_URL' | 'EVENTS_URL' | 'given'>>;

/** What the environment says of the academy: what holds before settings are saved, and what wins over them (D93). */
export function configuredAcademy(env: Configured): ConfiguredAcademy {
  const own = (url: string | undefined): string =>
    url?.startsWith(`${env.PUBLIC_URL}/`) === true ? url.slice(env.PUBLIC_URL.length) : (url ?? '');
  const fixed = Object.entries(variableOf).flatMap(([name, variable]) => {
    const value = env.given?.[variable];
    return value === undefined ? [] : [[name, { variable, value }]];
  });
  return {
    publicUrl: env.PUBLIC_URL,
    // what a variable may have and a setting may not, such as a link by http, is no value to begin with
    defaults: storedAcademy(
      {
        ...plainAcademy,
        name: env.BRAND_NAME,
        supportEmail: env.SUPPORT_EMAIL,
        helpUrl: own(env.HELP_URL),
        termsUrl: own(env.TERMS_URL),
        eventsUrl: own(env.EVENTS_URL),
      },
      plainAcademy,
    ),
    fixed: Object.fromEntries(fixed) as FixedSettings,
  };
}
