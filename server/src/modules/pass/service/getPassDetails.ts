import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import { isClosed, isFull } from '@atrium/domain/pass/passTerms.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { signedUntil } from '../../../base/signedUntil.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { findProgramOf } from '../../seat/service/program.ts';
import { getAcademy } from '../../staff/service/academy.ts';
import { listVideos } from '../store/content.ts';
import { findRegistration } from '../store/registrations.ts';
import type { Pass, PassContent, PassContext, PassDetails } from '../types.ts';
import { countOpening } from './countOpening.ts';
import { hasPassSeat, isTaken } from './holdSlot.ts';
import { isRecognized } from './isRecognized.ts';
import { findKnownPass } from './passLimits.ts';

/** How long the preview's signed address is valid, in milliseconds (D7). */
const mediaLifetime = 10 * minute;

const nothing: PassDetails = {
  showRegistration: null,
  targetSegment: null,
  meta: {},
  extraCollectionFields: null,
  hasRedemptionCode: null,
  usesOTRC: null,
  usesSSO: null,
  redirectUrl: null,
  content: null,
  company: null,
  isForCaller: null,
  isFullForCaller: null,
  startsAt: null,
};

/**
 * What a page shows of a pass, by its context (API-05, THR-58). Refuses with PASS_NOT_FOUND, PASS_CLOSED,
 * PASS_CAP_REACHED (for the registration only: a visitor who has registered may still look at the preview), each with
 * the documents' number as its message, ACADEMY_NOT_OPEN (BEG-03), and RATE_LIMITED.
 */
export async function getPassDetails(
  ctx: Context,
  { code, context }: { readonly code: string; readonly context: PassContext },
): Promise<Result<PassDetails>> {
  const known = await findKnownPass(ctx, code);
  if (!known.ok) return known;
  const pass = known.value;
  if (pass === null) return refuse('PASS_NOT_FOUND', { message: '404' });
  const { meta, showRegistration, targetSegment, usesSSO, extraCollectionFields, hasRedemptionCode, usesOTRC } = pass;
  const { customer, takesSeat } = pass;
  const startsAt = pass.startsAt !== null && pass.startsAt > ctx.now ? pass.startsAt : null;
  const { navLogoUrl } = meta;
  const navMeta = navLogoUrl === undefined ? {} : { navLogoUrl };
  if (context === 'TOP_NAV') return ok({ ...nothing, meta: navMeta });
  if (!(await getAcademy(ctx)).isOpen) return refuse('ACADEMY_NOT_OPEN');
  if (isClosed(pass, ctx.now)) return refuse('PASS_CLOSED', { message: '410' });
  await countOpening(ctx, pass.passId);
  if (context === 'INVITE_PREVIEW') {
    const content = await contentOf(ctx, pass);
    return ok({ ...nothing, showRegistration, targetSegment, usesSSO, meta, content, startsAt });
  }
  // a visitor who fills in the form would be refused
  if (!showRegistration) return refuse('PASS_NOT_FOUND', { message: '404' });
  const room = await roomOf(ctx, pass);
  if (room === 'CLOSED') return refuse('PASS_CLOSED', { message: '410' });
  // a member who has registered comes back here to accept
  const { viewer } = ctx;
  if (room === 'FULL' && viewer === null) return refuse('PASS_CAP_REACHED', { message: '402' });
  return ok({
    ...nothing,
    showRegistration,
    targetSegment,
    usesSSO,
    extraCollectionFields,
    hasRedemptionCode,
    usesOTRC,
    redirectUrl: pass.redirectUrl,
    meta: navMeta,
    startsAt,
    company:
      customer.type === 'ENTERPRISE'
        ? {
            name: customer.name,
            givesSeat: takesSeat,
          }
        : null,
    isForCaller: viewer === null ? null : await isRecognized(ctx.db, pass, viewer.email),
    isFullForCaller: viewer === null ? null : room === 'FULL',
  });
}

/**
 * Whether the pass could take the caller: as it would be refused by `createUserWithPass` at this moment, before anybody
 * has filled in a form. A person who has one of its slots keeps it.
 */
async function roomOf({ db, viewer, now }: Context, pass: Pass): Promise<'FREE' | 'FULL' | 'CLOSED'> {
  if (viewer !== null) {
    const registration = await findRegistration(db, pass.passId, viewer.email);
    if (registration !== null && isTaken(registration)) return 'FREE';
  }
  if (isFull(pass)) return 'FULL';
  if (!pass.takesSeat) return 'FREE';
  return snapshot(db, async (tx) => {
    const program = await findProgramOf(tx, pass.customer.customerId, now);
    if (program === null) return 'CLOSED';
    return (await hasPassSeat(tx, program, viewer?.memberId ?? null)) ? 'FREE' : 'FULL';
  });
}

/** The items of the preview in their order; only the first one can be played (D56, THR-49). */
async function contentOf(ctx: Context, { videoIds }: Pass): Promise<PassContent[]> {
  const { ports } = ctx;
  const expiresAt = signedUntil(ctx, mediaLifetime);
  const videos = await listVideos(ctx, videoIds);
  const inOrder = videoIds.flatMap((id) => videos.find(({ videoId }) => videoId === id) ?? []);
  return inOrder.map(({ videoId, externalKey, title, duration, thumbnailUrl, isSilent }, index) => {
    const claims = { memberId: '', videoId, externalKey, expiresAt };
    const manifestUrl = index === 0 ? ports.videoHost.manifestUrl(claims) : null;
    return { title, duration, videoThumbnail: thumbnailUrl, video: { videoId, externalKey, isSilent, manifestUrl } };
  });
}
