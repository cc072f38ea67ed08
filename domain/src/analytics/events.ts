/**
 * The analytics events (API-04, D71): each name of the documents with the properties that it may carry. None of them is
 * personal: the member is known to the server from the sign-in.
 */
export const analyticsEvents = {
  'Signed In': ['method'],
  'Form Submitted': ['form'],
  'Password Created': ['method'],
  'CTA Clicked': ['cta', 'to'],
  'Live Event Started': ['kind', 'id'],
  'Background Process Failed': ['process', 'code'],
  'Resource Downloaded': ['resourceId'],
  'Certificate Registered': ['certificateId'],
  'Certificate Unregistered': ['certificateId'],
  'Survey Submitted': ['type'],
} as const satisfies Record<string, readonly string[]>;

export type AnalyticsEventName = keyof typeof analyticsEvents;

/** The properties of an event, each a short text. */
export type AnalyticsProperties<Name extends AnalyticsEventName> = {
  readonly [P in (typeof analyticsEvents)[Name][number]]?: string;
};

/** The longest value of a property, in characters. */
export const longestProperty = 200;

/**
 * Whether these are properties of `identify`: none from a sign-in, because the server knows who it is, and from a
 * signup `u`, the name that POST /elu gave the address.
 */
export function namesNobodyElse(properties: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(properties).every(
    ([key, value]) => key === 'u' && typeof value === 'string' && /^[\w-]{43}$/.test(value),
  );
}

/** Whether a text may have an e-mail address in it, also one that is encoded for a URL, once or more. */
export function hasAddress(text: string): boolean {
  return /@|%(?:25)*40/.test(text);
}

/**
 * Whether these are properties of this event: known names, short texts, no e-mail address. What else a client sends is
 * refused, so that nothing personal is stored (D71).
 */
export function hasOnlyItsProperties(name: AnalyticsEventName, properties: Readonly<Record<string, unknown>>): boolean {
  const known: readonly string[] = analyticsEvents[name];
  return Object.entries(properties).every(
    ([key, value]) =>
      known.includes(key) && typeof value === 'string' && value.length <= longestProperty && !hasAddress(value),
  );
}
