import type { MemberContext } from '@atrium/server/base/context.ts';
import { listCatalogue } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';

/** A page of the catalogue with all of its parts, as a page that asks for each of them gets it. */
export async function wholeCatalogue(ctx: MemberContext, input: Parameters<typeof listCatalogue>[1]) {
  const listed = await listCatalogue(ctx, input);
  if (!listed.ok) throw new Error(JSON.stringify(listed));
  const [courses, suggestions] = await Promise.all([listed.value.courses(), listed.value.suggestions()]);
  return { courses, suggestions, facets: listed.value.facets() };
}
