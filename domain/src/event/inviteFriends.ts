import { isAddress } from '../account/emailAddress.ts';
import { day, hour } from '../time.ts';

/** How many friends a member may invite (D39): in one send, to one event a day, in all a day, and one address an hour. */
export const inviteLimits = { perSend: 10, perEventAndDay: 10, perDay: 20, perAddressAndHour: 3 } as const;

/** An invitation that went out: to whom, to what, and when (epoch milliseconds). */
export interface SentInvitation {
  readonly memberEventId: string;
  readonly address: string;
  readonly sentAt: number;
}

export type InviteRefusal = 'NONE' | 'INVALID_ADDRESS' | 'TOO_MANY' | 'EVENT_QUOTA' | 'DAY_QUOTA' | 'ADDRESS_QUOTA';

/** The addresses of the field, in lower case and each once; separated by commas (EVT-06). */
export function readAddresses(text: string): string[] {
  const addresses = text.split(',').map((part) => part.trim().toLowerCase());
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/**
 * Why these addresses may not be invited to this event at `now`, null when they may (D39, THR-46). `sent` holds what this
 * member sent within a day, and what anybody sent to these addresses within an hour counts towards theirs.
 */
export function refuseInvitations(
  invitation: { readonly memberEventId: string; readonly addresses: readonly string[] },
  sent: { readonly byMember: readonly SentInvitation[]; readonly toAddresses: readonly SentInvitation[] },
  now: number,
): InviteRefusal | null {
  const { memberEventId, addresses } = invitation;
  if (addresses.length === 0) return 'NONE';
  if (!addresses.every(isAddress)) return 'INVALID_ADDRESS';
  if (addresses.length > inviteLimits.perSend) return 'TOO_MANY';
  const today = sent.byMember.filter(({ sentAt }) => sentAt > now - day);
  const here = today.filter((one) => one.memberEventId === memberEventId);
  if (here.length + addresses.length > inviteLimits.perEventAndDay) return 'EVENT_QUOTA';
  if (today.length + addresses.length > inviteLimits.perDay) return 'DAY_QUOTA';
  const lately = sent.toAddresses.filter(({ sentAt }) => sentAt > now - hour);
  const isFull = (address: string): boolean =>
    lately.filter((one) => one.address === address).length >= inviteLimits.perAddressAndHour;
  return addresses.some(isFull) ? 'ADDRESS_QUOTA' : null;
}
