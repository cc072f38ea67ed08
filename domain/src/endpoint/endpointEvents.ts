/** What another program can be told of, by the type of the message, and its words for the team (API-08). */
export const endpointEvents = {
  'member.created': 'Somebody has an account',
  'member.erased': 'An account was erased',
  'enrollment.created': 'Somebody is enrolled',
  'enrollment.ended': 'Somebody has left a session',
  'certificate.issued': 'A certificate was issued',
  'certificate.revoked': 'A certificate was revoked',
  'payment.succeeded': 'A payment arrived',
  'payment.refunded': 'Money was given back',
} as const;

export type EndpointEvent = keyof typeof endpointEvents;
export const endpointEventTypes = Object.keys(endpointEvents) as readonly EndpointEvent[];

/** A type in words; of one that this release no longer has, itself. */
export function endpointEventTitle(type: string): string {
  return endpointEventTypes.some((each) => each === type) ? endpointEvents[type as EndpointEvent] : type;
}
