import { medallion } from '@atrium/domain/art/medallion.ts';
import { brand } from './brand.ts';
import { programs } from './certificates/programs.ts';
import type { CertificateSeed, MemberCertificateSeed } from './certificates/seeds.ts';
import { crashCourses } from './courses/crashCourses.ts';
import { faculty } from './faculty.ts';

const colors: Readonly<Record<string, string>> = { ai: '#1B2757', finance: '#4B2E0D', data: '#14305A' };

/** Each crash course has a certificate of its own, under the id of the course. */
const crashCertificates = crashCourses.map((course): CertificateSeed => ({
  certificateId: course.courseId,
  type: 'CrashCourse',
  cadence: 'BIWEEKLY',
  title: `${course.title} Crash Course`,
  description: course.description,
  bannerDescription: course.subtitle,
  registrationPrompt: '',
  postRegistrationPrompt: '',
  narrative: `A crash course: ${course.description.charAt(0).toLowerCase()}${course.description.slice(1)}`,
  signer: faculty.find(({ facultyId }) => facultyId === course.facultyIds[0])?.fullName ?? brand.issuer,
  primaryColor: colors[course.art.topic] ?? '#14392D',
  art: course.art,
  groups: [
    { title: 'The course', description: 'Watch every lesson to the end.', courses: [{ courseId: course.courseId }] },
  ],
}));

/** Every certificate of the academy. */
export const certificates: readonly CertificateSeed[] = [...programs, ...crashCertificates];

/** The badge of a certificate. */
export function certificateBadge({ certificateId, art, title }: CertificateSeed): string {
  const options = { seed: certificateId, ...art, title, issuer: brand.issuer, year: '', tier: 'certificate' } as const;
  return medallion(options);
}

/** How far the personas are: one with everything, one who is near, one who has just begun, one revoked, one renamed. */
export const memberCertificates: readonly MemberCertificateSeed[] = [
  {
    persona: 'member',
    certificateId: 'leading-an-organization',
    registeredAt: { days: -160 },
    eligibleAt: { days: -40 },
    issued: { credentialId: 'ATR-7Q4M-29KD-X8PH', at: { mondayOf: { days: -28 }, at: '14:00' } },
  },
  // earned just before the first start, so that no issuing lies between
  { persona: 'member', certificateId: 'strategy-in-practice', registeredAt: { days: -2 }, eligibleAt: { minutes: -1 } },
  { persona: 'member', certificateId: 'ai-leadership', registeredAt: { days: -12 } },
  { persona: 'planned', certificateId: 'ai-foundations', registeredAt: { days: -48 } },
  { persona: 'academy', certificateId: 'ai-leadership', registeredAt: { days: -30 } },
  {
    persona: 'archive',
    certificateId: 'customer-growth',
    registeredAt: { days: -90 },
    eligibleAt: { days: -28 },
    issued: {
      credentialId: 'ATR-K6WN-8T3C-R5VJ',
      at: { mondayOf: { days: -21 }, at: '14:00' },
      revoked: {
        at: { days: -6 },
        reason: 'The attendance report was corrected: one of the meetings was counted twice.',
      },
    },
  },
  {
    persona: 'graduate',
    certificateId: 'strategy-in-practice',
    registeredAt: { days: -120 },
    eligibleAt: { days: -62 },
    issued: {
      credentialId: 'ATR-M4RV-7C2X-Q9KD',
      at: { mondayOf: { days: -49 }, at: '14:00' },
      renamed: { from: 'Leilani Akana', credentialId: 'ATR-P6TY-3H8W-N2FG', at: { days: -11 } },
    },
  },
];

/** A credential whose holder has left and asked for the name to be removed. */
export const withdrawnCredential = {
  credentialId: 'ATR-H3YD-6QGX-M9TE',
  certificateId: 'leading-an-organization',
  at: { mondayOf: { days: -140 }, at: '14:00' },
} as const;
