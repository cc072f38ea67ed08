import { brand } from '@atrium/content/brand.ts';
import {
  certificateBadge,
  certificates,
  memberCertificates,
  withdrawnCredential,
} from '@atrium/content/certificates.ts';
import type { CertificateSeed } from '@atrium/content/certificates/seeds.ts';
import { courses } from '@atrium/content/courses.ts';
import { courseBadges } from '@atrium/content/history.ts';
import { persona } from '@atrium/content/people.ts';
import type { When } from '@atrium/content/types.ts';
import { criteriaText } from '@atrium/domain/certificate/criteriaText.ts';
import { slug } from '@atrium/domain/slug.ts';
import type { LoadRow, LoadRows } from '../base/sql/load.ts';
import { replacedReason } from '../modules/certificate/types.ts';
import type { At } from './at.ts';
import { studyMinutes } from './studyTimes.ts';

type CertificateTable =
  | 'certificate'
  | 'certificate_version'
  | 'certificate_group'
  | 'certificate_course'
  | 'member_certificate'
  | 'credential';

const groupId = (certificateId: string, title: string): string => `${certificateId}-${slug(title)}`;
const titles = new Map(courses.map(({ courseId, title }) => [courseId, title]));

/** Certificates with their groups of courses, and how far the personas are with them. */
export function certificateRows(at: At): LoadRows<CertificateTable> {
  return {
    certificate: certificates.map((certificate, index) => ({
      certificate_id: certificate.certificateId,
      slug: certificate.certificateId,
      type: certificate.type,
      publish_status: certificate.draft === true ? 'DRAFT' : 'ACTIVE',
      title: certificate.title,
      description: certificate.description,
      cover_image_url: `/files/art/cover/${certificate.certificateId}.svg`,
      badge_svg: certificateBadge(certificate),
      primary_color: certificate.primaryColor,
      meta: {
        bannerDescription: certificate.bannerDescription,
        registrationPrompt: certificate.registrationPrompt,
        postRegistrationPrompt: certificate.postRegistrationPrompt,
      },
      narrative: certificate.narrative,
      signer: certificate.signer,
      cadence: certificate.cadence ?? 'BIWEEKLY',
      sort_order: index,
    })),
    certificate_version: certificates.map(({ certificateId }) => ({
      certificate_id: certificateId,
      version: 1,
      in_force_at: at({ days: -730 }),
    })),
    certificate_group: certificates.flatMap(({ certificateId, groups }) =>
      groups.map((group, index) => ({
        certificate_group_id: groupId(certificateId, group.title),
        certificate_id: certificateId,
        version: 1,
        title: group.title,
        description: group.description,
        num_elective_courses: group.numElectiveCourses ?? 0,
        is_capstone_group: group.isCapstoneGroup ?? false,
        sort_order: index,
      })),
    ),
    certificate_course: certificates.flatMap(({ certificateId, groups }) =>
      groups.flatMap((group) =>
        group.courses.map((course, index) => ({
          certificate_group_id: groupId(certificateId, group.title),
          course_id: course.courseId,
          completion_required: course.elective !== true,
          live_only: course.liveOnly ?? false,
          sort_order: index,
        })),
      ),
    ),
    member_certificate: memberCertificates.map(
      ({ persona: name, certificateId, registeredAt, eligibleAt, issued }) => ({
        member_id: persona(name).memberId,
        certificate_id: certificateId,
        customer_id: persona(name).customerId,
        registered_at: registeredAt === undefined ? null : at(registeredAt),
        eligible_at: eligibleAt === undefined ? null : at(eligibleAt),
        issued_at: issued === undefined ? null : at(issued.at),
        changed_at: at(issued?.renamed?.at ?? issued?.at ?? registeredAt ?? { days: -1 }),
      }),
    ),
    credential: [
      ...memberCertificates.flatMap((row) => (row.issued === undefined ? [] : held(at, row, row.issued))),
      withdrawn(at),
    ],
  };
}

type Seed = (typeof memberCertificates)[number];

/** What a member was issued: after a change of name, the former credential and the one that replaced it. */
function held(
  at: At,
  { persona: name, certificateId }: Seed,
  { credentialId, at: issuedAt, revoked, renamed }: NonNullable<Seed['issued']>,
): LoadRow<'credential'>[] {
  const { memberId, customerId, firstName, lastName, email } = persona(name);
  const own = {
    ...snapshot(at, certificateId, credentialId, issuedAt),
    member_id: memberId,
    customer_id: customerId,
    courses: completed(at, memberId, certificateId),
    holder_name: `${firstName} ${lastName}`,
    holder_email: email,
    replaces: null,
    awarded_at: null,
    ...ended(at, revoked),
  };
  if (renamed === undefined) return [own];
  const { from, credentialId: next, at: renamedAt } = renamed;
  const former = { ...own, holder_name: from, ...ended(at, { at: renamedAt, reason: replacedReason }) };
  return [
    former,
    { ...own, credential_id: next, issued_at: at(renamedAt), awarded_at: at(issuedAt), replaces: credentialId },
  ];
}

/** When and why a credential has ended; both null while it has not. */
const ended = (at: At, end: { readonly at: When; readonly reason: string } | undefined) => ({
  revoked_at: end === undefined ? null : at(end.at),
  revoked_reason: end?.reason ?? null,
});

function withdrawn(at: At): LoadRow<'credential'> {
  const { certificateId, credentialId } = withdrawnCredential;
  return {
    ...snapshot(at, certificateId, credentialId, withdrawnCredential.at),
    member_id: null,
    courses: [],
    customer_id: null,
    holder_name: '',
    holder_email: '',
    replaces: null,
    awarded_at: null,
    ...ended(at, undefined),
  };
}

function snapshot(at: At, certificateId: string, credentialId: string, when: When) {
  const certificate = certificates.find((item) => item.certificateId === certificateId);
  if (certificate === undefined) throw new Error(`no certificate ${certificateId}`);
  const { title, description, narrative, signer } = certificate;
  return {
    credential_id: credentialId,
    certificate_id: certificateId,
    version: 1,
    title,
    description,
    narrative,
    signer,
    study_minutes: studyMinutes(at, certificate),
    criteria: criteriaText(groupsOf(certificate)),
    issuer_name: brand.issuer,
    badge_svg: certificateBadge(certificate),
    issued_at: at(when),
  };
}

/** The courses of a certificate of which a member has the badge. */
function completed(at: At, memberId: string, certificateId: string) {
  const groups = certificates.find((item) => item.certificateId === certificateId)?.groups ?? [];
  const courseIds = groups.flatMap((group) => group.courses.map(({ courseId }) => courseId));
  return courseBadges
    .filter((badge) => badge.memberId === memberId && courseIds.includes(badge.courseId))
    .map(({ courseId, awardedAt }) => ({
      courseId,
      title: titles.get(courseId) ?? courseId,
      completedAt: Date.parse(at(awardedAt)),
    }))
    .sort((a, b) => a.completedAt - b.completedAt);
}

/** The groups of a certificate as its credential states them. */
const groupsOf = ({ groups }: CertificateSeed) =>
  groups.map(({ title, numElectiveCourses, courses }) => ({
    title,
    numElectiveCourses: numElectiveCourses ?? 0,
    courses: courses.map(({ courseId, elective }) => ({
      title: titles.get(courseId) ?? courseId,
      completionRequired: elective !== true,
    })),
  }));
