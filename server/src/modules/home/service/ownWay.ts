import { nextInProgram } from '@atrium/domain/certificate/nextInProgram.ts';
import { jobAreas } from '@atrium/domain/survey/options.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import { listRegisteredCertificates } from '../../certificate/service/certificates.ts';
import { findInterests } from '../store/interests.ts';
import type { HomeInterests, HomeProgram } from '../types.ts';

/** Levels of the survey at which somebody leads others. */
const leads: readonly string[] = ['manager', 'director', 'department_head', 'evp_vp', 'c_suite'];

/** What the member has said of themselves, and the programs that they are in, with the next course of each (HOM-01). */
export async function findOwnWay(
  ctx: MemberContext,
  catalogue: Promise<MemberCatalogue>,
): Promise<{ readonly interests: HomeInterests; readonly programs: readonly HomeProgram[] }> {
  const { jobFunction, jobArea, jobLevel, topics, registered } = await findInterests(ctx, ctx.viewer.memberId);
  return {
    interests: {
      jobFunction: jobFunction ?? areaName(jobArea),
      isLead: jobLevel !== null && leads.includes(jobLevel),
      topics,
    },
    // most members are in none: what certificates ask for is read for the others only
    programs: registered ? await listPrograms(ctx, catalogue) : [],
  };
}

async function listPrograms(ctx: MemberContext, catalogue: Promise<MemberCatalogue>): Promise<HomeProgram[]> {
  const certificates = await listRegisteredCertificates(ctx, catalogue);
  return certificates
    .filter(({ state }) => state === 'IN_PROGRESS' || state === 'MET')
    .map(({ certificateId, title, needed, done, groups }) => {
      const next = nextInProgram(groups);
      return {
        certificateId,
        title,
        needed,
        done,
        next: next?.path
          ? {
              title: next.title,
              path: next.path,
            }
          : null,
      };
    });
}

function areaName(area: string | null): string | null {
  return area !== null && Object.hasOwn(jobAreas, area) ? jobAreas[area as keyof typeof jobAreas] : null;
}
