import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query DataSettings {
    getDataSettings {
      mailChoices {
        kind
        isWanted
      }
      download {
        requestedAt
        expiresAt
        path
      }
      erasure {
        requestedAt
        dueAt
      }
      hasSubscription
      looks {
        name
        role
        reason
        beganAt
        endedAt
      }
    }
  }
`);

/** Which mails the viewer gets, and what they asked for about their data (ACT-03 to ACT-05). */
export const dataSettingsQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getDataSettings: settings }) =>
    settings && {
      ...settings,
      download: settings.download && {
        expiresAt: settings.download.expiresAt === null ? null : Number(settings.download.expiresAt),
        path: settings.download.path,
      },
      erasure: settings.erasure && { dueAt: Number(settings.erasure.dueAt) },
      looks: settings.looks.map(({ beganAt, endedAt, ...rest }) => ({
        ...rest,
        beganAt: Number(beganAt),
        endedAt: endedAt === null ? null : Number(endedAt),
      })),
    },
  tags: ['data'],
});

export type DataSettings = NonNullable<Awaited<ReturnType<typeof dataSettingsQuery.load>>>;
