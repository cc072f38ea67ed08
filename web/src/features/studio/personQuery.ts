import { graphql } from '#lib/gql/gql.ts';
import type { StudioPersonQuery, StudioVerdictQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type Person = NonNullable<StudioPersonQuery['getPerson']>;
export type PersonGrant = Person['grants'][number];
export type PersonCertificate = Person['certificates'][number];
export type PersonNote = Person['notes'][number];
export type Verdict = NonNullable<StudioVerdictQuery['explainAccess']>;

/** A person, with what they hold, do and have asked for (PEO-01). */
export const personQuery = pageQuery({
  document: graphql(`
    query StudioPerson($userId: ID!) {
      getPerson(userId: $userId) {
        userId
        displayName
        firstName
        email
        profileImageUrl
        jobRole
        statedCompany
        pronouns
        place
        company {
          companyId
          name
        }
        accountType
        tierChangedAt
        registeredAt
        lastSignInAt
        timeZone
        isListed
        isTest
        isOfTeam
        grants {
          grantId
          entitlementId
          name
          type
          source
          sourceRef
          startsAt
          endsAt
          revokedAt
          reason
          state
          keptBy
          isEndable
        }
        sessions {
          sessionId
          title
          courseTitle
          isLive
          isWaitlisted
          startsAt
          joinedAt
          attendedAt
          completedAt
          filmsDone
        }
        certificates {
          certificateId
          title
          registeredAt
          eligibleAt
          heldAt
          heldReason
          credentialId
          issuedAt
          revokedAt
          revokedReason
        }
        notes {
          noteId
          note
          authorName
          writtenAt
          isMine
        }
        payments {
          subscriptions {
            subscriptionId
            name
            status
            amount
            periodEndsAt
            cancelsAt
          }
          purchases {
            checkoutId
            name
            amount
            boughtAt
          }
          refunds {
            refundId
            amount
            decidedAt
            doneAt
          }
        }
        devices {
          device
          signIns
          lastUsedAt
        }
        providerNames
        privacy {
          erasure {
            requestedAt
            dueAt
          }
          copies {
            requestedAt
            readyAt
          }
        }
        entries {
          entryId
          action
          reason
          by
          doneAt
        }
        mailStop {
          reason
          since
          words
        }
        mailStop {
          reason
          since
          words
        }
        mails {
          mailId
          letter
          subject
          state
          withheld
          createdAt
        }
      }
    }
  `),
  variables: (userId: string) => ({ userId }),
  read: ({ getPerson }) => getPerson,
  tags: ['people', 'outbox', 'team', 'runs', 'audit'],
});

/**
 * Whether a person can open an address at an instant, with each rule (STF-07). `at`: a millisecond string, or null for
 * now.
 */
export const verdictQuery = pageQuery({
  document: graphql(`
    query StudioVerdict($userId: ID!, $address: String!, $at: String) {
      explainAccess(userId: $userId, address: $address, at: $at) {
        opens
        sentence
        leadsTo
        keys
        rules {
          isMet
          rule
          note
        }
      }
    }
  `),
  variables: (userId: string, address: string, at: string | null) => ({ userId, address, at }),
  read: ({ explainAccess }) => explainAccess,
  tags: ['people'],
});
