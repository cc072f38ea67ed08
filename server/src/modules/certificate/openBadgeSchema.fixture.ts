// The shape that Open Badges 3.0 gives to an AchievementCredential, with the parts that we use, as a JSON schema of
// draft 2019-09. Written from the data model of the specification (imsglobal.org/spec/ob/v3p0, appendix B).
//
// The published schema is not copied here: its license (imsglobal.org/speclicense.html, 3 and 5) lets registered users
// distribute the specification whole and unchanged, with no right to license it on, as this repository does. With
// OPEN_BADGES_SCHEMA=<file> the test of a credential asks the published one as well
// (purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json). Last done with the build of
// July 30, 2024, in commit c73e966 of github.com/1EdTech/openbadges-specification.

const uri = { type: 'string', format: 'uri' } as const;
const words = { type: 'string', minLength: 1 } as const;
const instant = { type: 'string', format: 'date-time' } as const;
/** A list of types, one of which must be `name`. */
const typed = (name: string) => ({ type: 'array', items: { type: 'string' }, contains: { const: name } }) as const;

const image = {
  type: 'object',
  required: ['id', 'type'],
  properties: { id: uri, type: { const: 'Image' }, caption: { type: 'string' } },
  additionalProperties: false,
} as const;

const profile = {
  type: 'object',
  required: ['id', 'type'],
  properties: { id: uri, type: typed('Profile'), name: words, url: uri, email: { type: 'string', format: 'email' } },
} as const;

const criteria = {
  type: 'object',
  anyOf: [{ required: ['narrative'] }, { required: ['id'] }],
  properties: { id: uri, narrative: words },
} as const;

const achievement = {
  type: 'object',
  required: ['id', 'type', 'criteria', 'description', 'name'],
  properties: {
    id: uri,
    type: typed('Achievement'),
    achievementType: { enum: ['Certificate', 'Badge', 'Course', 'MicroCredential', 'CertificateOfCompletion'] },
    criteria,
    description: words,
    name: words,
    image,
  },
} as const;

const identity = {
  type: 'object',
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: words,
    identityType: { enum: ['name', 'emailAddress', 'sourcedId', 'systemId', 'productId', 'userName', 'identifier'] },
    salt: { type: 'string' },
  },
  if: { properties: { hashed: { const: true } } },
  // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON schema
  then: { required: ['salt'], properties: { identityHash: { pattern: '^sha256\\$[0-9a-f]{64}$' } } },
} as const;

export const openBadgeSchema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  type: 'object',
  required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.\\d\\.\\d\\.json$' },
      ],
    },
    id: uri,
    type: {
      allOf: [
        typed('VerifiableCredential'),
        { type: 'array', contains: { enum: ['OpenBadgeCredential', 'AchievementCredential'] } },
      ],
    },
    name: words,
    description: { type: 'string' },
    issuer: profile,
    validFrom: instant,
    validUntil: instant,
    awardedDate: instant,
    credentialSubject: {
      type: 'object',
      required: ['type', 'achievement'],
      anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
      properties: {
        id: uri,
        type: typed('AchievementSubject'),
        identifier: { type: 'array', items: identity },
        achievement,
      },
    },
    evidence: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type'],
        properties: { id: uri, type: typed('Evidence'), name: words, narrative: { type: 'string' } },
      },
    },
    credentialStatus: {
      type: 'object',
      required: ['id', 'type', 'statusPurpose', 'statusListIndex', 'statusListCredential'],
      properties: {
        id: uri,
        type: { const: 'BitstringStatusListEntry' },
        statusPurpose: { enum: ['revocation', 'suspension', 'refresh', 'message'] },
        statusListIndex: { type: 'string', pattern: '^\\d+$' },
        statusListCredential: uri,
      },
    },
    credentialSchema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type'],
        properties: { id: uri, type: { const: '1EdTechJsonSchemaValidator2019' } },
      },
    },
  },
} as const;
