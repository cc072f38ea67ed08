import * as z from 'zod/mini';

/** The schema of the form on this page; a real one is in `domain`, where the server reads it too. */
export const kitForm = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Please enter a title.'), z.maxLength(60, 'At most 60 characters.')),
  about: z.string().check(z.maxLength(200, 'At most 200 characters.')),
  seats: z.nullable(z.number().check(z.minimum(1, 'At least one seat.'))),
  begins: z.nullable(z.string()),
  topics: z.array(z.string()).check(z.minLength(1, 'Please choose at least one topic.')),
});

export type KitValues = z.infer<typeof kitForm>;
