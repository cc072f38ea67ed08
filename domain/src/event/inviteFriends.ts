import { asciiAddress } from '../account/asciiAddress.ts';
import { isAddress } from '../account/emailAddress.ts';
import { day, hour, second } from '../time.ts';

/**
 * How many friends a member may invite (D39): in one send, to one event a day, in all a day, and one address an hour.
 */
export const inviteLimits = { perSend: 10, perEventAndDay: 10, perDay: 20, perAddressAndHour: 3 } as const;

/** An invitation that went out: to whom, to what, and when (epoch milliseconds). */
export interface SentInvitation {
  readonly memberEventId: string;
  readonly address: string;
  readonly sentAt: number;
}

/** Why invitations are refused; `retryAfter` in seconds, null when waiting does not help. */
export interface InviteRefusal {
  readonly reason: MalformedInvitation | InviteQuota;
  readonly retryAfter: number | null;
}

type MalformedInvitation = 'NONE' | 'INVALID_ADDRESS' | 'TOO_MANY';
type InviteQuota = 'EVENT_QUOTA' | 'DAY_QUOTA' | 'ADDRESS_QUOTA';

/** The addresses of the field, in lower case and each once; separated by commas (EVT-06). */
export function readAddresses(text: string): string[] {
  const addresses = text.split(',').map((part) => asciiAddress(part).toLowerCase());
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/**
 * Why these addresses may not be invited to this event at `now`, null when they may (D39, THR-46). `sent` holds what
 * this member sent within a day, and what anybody sent to these addresses within an hour counts towards theirs.
 */
export function refuseInvitations(
  invitation: { readonly memberEventId: string; readonly addresses: readonly string[] },
  sent: { readonly byMember: readonly SentInvitation[]; readonly toAddresses: readonly SentInvitation[] },
  now: number,
): InviteRefusal | null {
  const { memberEventId, addresses } = invitation;
  const malformed = (reason: MalformedInvitation): InviteRefusal => ({ reason, retryAfter: null });
  if (addresses.length === 0) return malformed('NONE');
  if (!addresses.every(isAddress)) return malformed('INVALID_ADDRESS');
  const { perSend, perEventAndDay, perDay, perAddressAndHour } = inviteLimits;
  if (addresses.length > perSend) return malformed('TOO_MANY');
  const here = sent.byMember.filter((invitation) => invitation.memberEventId === memberEventId);
  const more = addresses.length;
  const waits: Readonly<Record<InviteQuota, number>> = {
    EVENT_QUOTA: waitFor(here, { most: perEventAndDay, more, window: day }, now),
    DAY_QUOTA: waitFor(sent.byMember, { most: perDay, more, window: day }, now),
    ADDRESS_QUOTA: Math.max(
      ...addresses.map((address) => {
        const toThem = sent.toAddresses.filter((invitation) => invitation.address === address);
        return waitFor(toThem, { most: perAddressAndHour, more: 1, window: hour }, now);
      }),
    ),
  };
  const quotas: readonly InviteQuota[] = ['EVENT_QUOTA', 'DAY_QUOTA', 'ADDRESS_QUOTA'];
  const reason = quotas.find((quota) => waits[quota] > 0);
  // all of the quotas must have room
  return reason === undefined ? null : { reason, retryAfter: Math.max(...Object.values(waits)) };
}

interface Quota {
  readonly most: number;
  readonly more: number;
  readonly window: number;
}

/** The seconds until `more` invitations fit beside those of the window; 0 when they do. */
function waitFor(sent: readonly SentInvitation[], { most, more, window }: Quota, now: number): number {
  const ends = sent.map(({ sentAt }) => sentAt + window).filter((end) => end > now);
  const end = ends.toSorted((one, other) => one - other)[ends.length + more - most - 1];
  return end === undefined ? 0 : Math.ceil((end - now) / second);
}
