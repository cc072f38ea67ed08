import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import type { PassPreviewQuery, PassRegistrationQuery } from '#lib/gql/graphql.ts';
import { pageQuery, type Answer } from '#lib/pageQuery.ts';

const previewDocument = graphql(`
  query PassPreview($code: String!) {
    nav: getPassDetailsByCode(code: $code, context: TOP_NAV) {
      meta {
        navLogoUrl
      }
    }
    pass: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {
      showRegistration
      targetSegment
      usesSSO
      startsAt
      meta {
        ctaButton {
          text
          url
          label
        }
        hero {
          title
          subtitle
          subtitleFontSize
        }
        logo {
          url
          alt
        }
        testimonial {
          text
          name
          job
          image
        }
      }
      content {
        title
        videoThumbnail
        duration
        video {
          videoId
          externalKey
          isSilent
          manifestUrl
        }
      }
    }
    realm: lookupPassCorporateRealm(code: $code) {
      realm
      serializedOptions
      error {
        code
      }
    }
  }
`);

/** The preview of a pass, with how the people of a single-sign-on pass sign in (PAS-01, PAS-05). */
export const previewQuery = pageQuery({
  document: previewDocument,
  variables: (code: string) => ({ code }),
  read: ({ nav, pass, realm }) =>
    pass && { ...pass, navLogoUrl: nav?.meta.navLogoUrl ?? null, canSignInElsewhere: realm?.error === null },
});

export type PassPreview = NonNullable<PassPreviewQuery['pass']> & {
  readonly navLogoUrl: string | null;
  /** Whether the sign-in at the company can be prepared. */
  readonly canSignInElsewhere: boolean;
};

const registrationDocument = graphql(`
  query PassRegistration($code: String!) {
    pass: getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) {
      showRegistration
      targetSegment
      extraCollectionFields
      hasRedemptionCode
      usesOTRC
      usesSSO
      redirectUrl
      company {
        name
        givesSeat
      }
      isForCaller
      isFullForCaller
      startsAt
      meta {
        navLogoUrl
      }
    }
    preview: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {
      meta {
        hero {
          title
        }
      }
    }
  }
`);

/** What the registration of a pass asks for, and what its preview promises (PAS-02). */
export const registrationQuery = pageQuery({
  document: registrationDocument,
  variables: (code: string) => ({ code }),
  read: ({ pass, preview }) => pass && { ...pass, title: preview?.meta.hero?.title ?? null },
});

export type PassForm = NonNullable<PassRegistrationQuery['pass']> & {
  /** The title of the preview; null where the pass has none of its own. */
  readonly title: string | null;
};

/** Whether the answer of a registration says that every place is taken, and that none is this person's. */
export function isFullPass(answer: Answer<PassForm> | undefined): boolean {
  return answer?.refusal?.code === 'PASS_CAP_REACHED' || answer?.page?.isFullForCaller === true;
}

/** For the loader of a preview, with the answer of the registration, which says whether there is a place. */
export async function loadPreview(queryClient: QueryClient, code: string): Promise<void> {
  await Promise.all([previewQuery.load(queryClient, code), registrationQuery.load(queryClient, code)]);
}
