import { z } from 'zod';

const linkShape = z.strictObject({ title: z.string(), url: z.string() });
export const linksShape = z.array(linkShape);
export type ImportantLink = z.infer<typeof linkShape>;

/** Contracts that are signed and begin later; days are yyyy-MM-dd in the customer's zone. */
export const renewalsShape = z.array(
  z.strictObject({ startsOn: z.string(), endsOn: z.string(), totalSeats: z.number() }),
);
export type Renewal = z.infer<typeof renewalsShape>[number];
