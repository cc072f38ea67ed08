import { createHash } from 'node:crypto';
import { studyTimeSentence } from '@atrium/domain/certificate/studyTime.ts';
import { digest } from '../../../../base/secret.ts';
import type { Site } from '../../../../base/site.ts';
import type { CredentialRow } from '../../types.ts';
import { addressOf } from './addresses.ts';
import { statusEntry } from './statusList.ts';

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  // defines the type of our `credentialSchema`; verifiers refuse terms that no context defines
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;
const schemaId = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

const isoOf = (instant: number): string => new Date(instant).toISOString();

/** The credential as an Open Badges 3.0 OpenBadgeCredential, before it is signed (decision 054). */
export function openBadge(site: Site, row: CredentialRow): Record<string, unknown> {
  const { credentialId, certificateId, title, description } = row;
  const criteria = `${row.criteria} ${studyTimeSentence(row.studyMinutes)}`.trim();
  const { list, index } = statusEntry(row.statusNumber);
  const statusListCredential = addressOf.statusList(site, list);
  return {
    '@context': contexts,
    id: addressOf.credential(site, credentialId),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    description: row.narrative,
    issuer: issuerProfile(site, row.issuerName),
    validFrom: isoOf(row.issuedAt),
    awardedDate: isoOf(row.awardedAt),
    credentialSubject: {
      id: `${addressOf.credential(site, credentialId)}#holder`,
      type: ['AchievementSubject'],
      identifier: identifiersOf(row),
      achievement: achievementOf(site, { certificateId, title, description, criteria }),
    },
    evidence: [
      {
        id: addressOf.page(site, credentialId),
        type: ['Evidence'],
        name: title,
        narrative: row.courses
          .map((course) => `${course.title} (${isoOf(course.completedAt).slice(0, 10)})`)
          .join('; '),
      },
    ],
    credentialStatus: {
      id: `${statusListCredential}#${String(index)}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential,
    },
    credentialSchema: [{ id: schemaId, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

/** What was achieved, the same for all who hold the certificate. */
export function achievementOf(
  site: Site,
  given: {
    readonly certificateId: string;
    readonly title: string;
    readonly description: string;
    readonly criteria: string;
  },
): Record<string, unknown> {
  return {
    id: addressOf.achievement(site, given.certificateId),
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: given.title,
    description: given.description,
    criteria: { narrative: given.criteria },
    image: { id: addressOf.badge(site, given.certificateId), type: 'Image', caption: `Badge of ${given.title}` },
  };
}

/** The issuer. */
export function issuerProfile(site: Site, name: string): Record<string, unknown> {
  return { id: addressOf.issuer(site), type: ['Profile'], name, url: `${site.publicUrl}/` };
}

/**
 * The holder's name, and a salted hash of the e-mail address, by which a wallet knows its owner without telling others.
 */
function identifiersOf({ credentialId, holderName, holderEmail }: CredentialRow): Record<string, unknown>[] {
  const salt = digest(credentialId);
  const hash = createHash('sha256')
    .update(holderEmail.toLowerCase() + salt)
    .digest('hex');
  return [
    { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: holderName },
    { type: 'IdentityObject', hashed: true, identityType: 'emailAddress', salt, identityHash: `sha256$${hash}` },
  ];
}
