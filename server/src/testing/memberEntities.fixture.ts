import type { EntityFields } from './entities.fixture.ts';

/** The entities of section 3 of access.md, as the API has them. */
export const accessEntities: EntityFields = {
  '- Member (as needed here):': {
    Member: `
      userId ID!, email String!, accountType AccountType!, customer Customer, customizations Customizations!`,
    Customer: `
      type CustomerType!, disableAIFeatures Boolean!, enableProfAI Boolean!, hideMemberProfile Boolean!`,
    Customizations: 'navLogoUrl String, navConfigs [NavConfig!]!',
    NavConfig: 'route String!, hide Boolean, rename String',
  },
  '- Member entitlement:': {
    MemberEntitlement:
      'entitlementId ID!, type String!, label String!, precedence Int!, customizations Customizations!',
  },
  '- Signup fields:': {
    SignupLimitedUserInput: `
      firstName String!, lastName String!, email String!, botChallengeToken String, ssoUsername String`,
  },
  '- Pass (access code):': {
    PassDetails: `
      showRegistration Boolean, targetSegment PassSegment, meta PassMeta!, extraCollectionFields [String!],
      hasRedemptionCode Boolean, usesOTRC Boolean, usesSSO Boolean, redirectUrl String, content [PassContent!]`,
    PassMeta: 'navLogoUrl String',
  },
  '- Corporate realm lookup result:': {
    CorporateRealmLookup: 'link String, realm String, serializedOptions String, error LookupError',
    LMSProviderLookup: `
      realm String, serializedOptions String, passShortCode String, redirectUrl String, authorizeUrl String,
      error LookupError`,
    LookupError: 'code String!',
  },
};

/** The entities of section 3 of members.md, as the API has them. */
export const memberEntities: EntityFields = {
  '- Identity and profile:': {
    Member: 'userId ID!, firstName String!, lastName String!, displayName String!, email String!',
    MemberProfile: `
      userId ID!, firstName String!, middleName String, lastName String!, displayName String!, about String,
      growthTip String, communityGive String, communityGet String, whatILove String, pronouns String,
      profileImageUrl String`,
  },
  '- Work and place:': {
    MemberProfile: `
      industry String, jobFunction String, jobRole String, languages [ProfileLanguage!]!, company ProfileCompany!,
      location ProfileLocation!`,
    ProfileLanguage: 'name String!',
    ProfileCompany: 'name String, userCompanyId ID',
    ProfileLocation: 'city String, region String, country String, primaryLocation Boolean!, userLocationId ID',
  },
  '- Social:': {
    MemberProfile: 'linkedin String, twitter String, instagram String',
  },
  '- Account:': {
    Member: 'accountType AccountType!, registrationDate String!, trialEndDate String, manageBilling Boolean!',
  },
  '- customer{': {
    Customer: `
      customerId ID!, name String!, type CustomerType!, enableProfAI Boolean!, disableAIFeatures Boolean!,
      hideMemberProfile Boolean!`,
  },
  '- Member list page:': {
    MemberPage: 'list [MemberCard!]!, pageInfo PageInfo!',
    MemberCard: `
      userId ID!, company String, displayName String!, firstName String!, lastName String!, jobRole String,
      profileImageUrl String, registrationDate String!`,
    PageInfo: 'totalPages Int!, total Int!, page Int!, count Int!, filter String',
  },
  '- Entitlement:': {
    MemberEntitlement:
      'entitlementId ID!, type String!, label String!, precedence Int!, customizations Customizations!',
  },
  '- Customizations include:': {
    Customizations: `
      navLogoUrl String, navConfigs [NavConfig!]!, hideSessionDetailTitle Boolean, homePageConfig HomePageConfig!,
      banners [Banner!]!, useFunctionBasedCourseFilter Boolean`,
    NavConfig: 'route String!, rename String, hide Boolean',
    HomePageConfig: 'hideUpcomingCourses Boolean!, hideMeetOurMembers Boolean!, hideUpcomingEvents Boolean!',
    Banner: 'imageUrl String!, imageUrlMobile String, link String',
  },
  '- Industry reference:': {
    IndustryReference: 'industryRefId ID!, industry String!, sortOrder Int!, active Boolean!',
  },
  '- Job function reference:': {
    JobFunctionReference: 'jobFunctionRefId ID!, jobFunction String!, sortOrder Int!, active Boolean!',
  },
  '- Cancel offer / discount offer:': {
    DiscountOffer: `
      newPrice Int!, normalPrice Int!, cancelConfigId String!, couponCode String!, acceptCta String!,
      rejectCta String!, headline String!, subheadline String!, offer String!`,
  },
  '- Coupon result:': {
    AcceptedOffer: 'currentPeriodEnd String!, currentPrice Int!, discountPrice Int!',
  },
  '- Checkout request:': {
    CheckoutInput: `
      product_id String!, cancel_url String!, return_url String!, email String, first_name String,
      last_name String, user_id String, platform_upgrade Boolean`,
  },
  '- showRegistration,': {
    PassDetails: `
      showRegistration Boolean, targetSegment PassSegment, meta PassMeta!, extraCollectionFields [String!],
      hasRedemptionCode Boolean, usesOTRC Boolean, usesSSO Boolean, redirectUrl String, content [PassContent!]`,
  },
  '- content is a list.': {
    PassContent: 'title String!, video PassVideo!, videoThumbnail String!',
    PassVideo: 'externalKey String!, videoId ID!',
  },
  '- meta holds ctaButton': {
    PassMeta: 'ctaButton PassCtaButton, hero PassHero, logo PassLogo, testimonial PassTestimonial',
    PassCtaButton: 'text String, url String, label String',
    PassHero: 'title String, subtitle String, subtitleFontSize String',
    PassLogo: 'url String!, alt String!',
    PassTestimonial: 'text String!, name String!, job String, image String',
  },
  '- Corporate realm lookup:': {
    CorporateRealmLookup: 'realm String, serializedOptions String',
  },
  '- Create-user result:': {
    CreateUserWithPassPayload: 'result String!, tac String, error MutationError',
    MutationError: 'code String!, message String!',
  },
  '- Activation link lookup:': {
    PassActivationLink: 'success Boolean!, link String, existingUser Boolean!, showStayTuned Boolean!',
  },
  '- firstName, lastName, email, company, jobTitle': {
    CreateUserWithPassInput: `
      firstName String!, lastName String!, email String!, company String, jobTitle String, jobLevel String,
      companyNumberOfEmployees String, phone String, redemptionCode String`,
  },
  '- Fields: company, title, job_level': {
    SurveyResponsesInput: `
      company String!, title String!, job_level String!, number_of_employees String!, job_area String!,
      industry String!, what_topics_are_you_interested_in SurveyTopicsInput!,
      interested_in_section4_for_teams Boolean!`,
  },
  '- Metering plan:': {
    MeteringPlan: `
      meteringPlanId ID!, threshold Int, currentMeasure Int!, resourceType String!, watchedVideoIds [ID!]!,
      entitledVideoIds [ID!]!`,
  },
  '- Next-steps list:': {
    NextStep: 'name String!, isCompleted Boolean!, remedyRoute String!',
  },
  '- Overview:': {
    OrganizationOverview: `
      companyName String!, companyLogo String, accentColor String, contractStart String!, contractEnd String!,
      totalSeats Int!, usedSeats Int!, importantLinks [ImportantLink!]!`,
    ImportantLink: 'title String!, url String!',
  },
  '- Stats:': {
    OrganizationStats: `
      usersEngaged Int!, usersEngagedPercent Int!, assignedSeats Int!, lessonsStarted Int!, hoursWatched Float!,
      coursesConsumed Int!, coursesCompleted Int!, badgesEarnedPercent Int!, badgesEarned Int!`,
  },
  '- Employee row:': {
    OrganizationEmployee: `
      userId ID!, name String!, views Int!, completed Int!, badges Int!, status EmployeeStatus!, email String!`,
  },
  '- Course row:': {
    OrganizationCourse: `
      courseId ID!, title String!, courseType CourseType!, enrolled Int!, completed Int!, engagement Int!,
      session Int!, videosWatched Int!`,
  },
  '- Session-by-course row:': {
    OrganizationSession: 'sessionId ID!, title String!, enrolled Int!, completed Int!',
  },
  '- Employee detail:': {
    EmployeeDetails: `
      name String!, imageUrl String, email String!, lastActive String, videosWatched Int!, hoursWatched Float!,
      lessonsStarted Int!, coursesStarted Int!, coursesCompleted Int!, badgesEarned Int!`,
  },
};
