import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query AccountSettings {
    getAccountSettings {
      email
      mayLink
      hasPassword
      hasSecondFactor
      addressBond
      pendingEmail
      linking {
        result
        email
      }
      devices {
        sid
        signIns
        device
        signedInAt
        lastUsedAt
        isThis
      }
    }
  }
`);

/** The viewer's ways to sign in, and where they are signed in (ACT-01). */
export const settingsQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getAccountSettings: settings }) =>
    settings && {
      ...settings,
      devices: settings.devices.map(({ signedInAt, lastUsedAt, ...device }) => ({
        ...device,
        signedInAt: Number(signedInAt),
        lastUsedAt: Number(lastUsedAt),
      })),
    },
  tags: ['account'],
});

export type Settings = NonNullable<Awaited<ReturnType<typeof settingsQuery.load>>>;
/** Whether a sensitive act is proved by the password; else by a fresh sign-in (STF-03). */
export const asksPassword = ({
  hasPassword,
  hasSecondFactor,
}: Pick<Settings, 'hasPassword' | 'hasSecondFactor'>): boolean => hasPassword && !hasSecondFactor;

export type Device = Settings['devices'][number];
