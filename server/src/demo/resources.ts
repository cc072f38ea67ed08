import { documentPath } from '@atrium/content/documents.ts';
import { hasCopy, hasPdf, itemsOf, resources } from '@atrium/content/resources.ts';
import { slug } from '@atrium/domain/slug.ts';
import type { LoadRows } from '../base/sql/load.ts';
import { cleanHtml } from '../base/text/cleanHtml.ts';
import type { At } from './at.ts';

/** The library: its resources, their items and tags. */
export function resourceRows(at: At): LoadRows<'resource' | 'resource_item' | 'resource_tag'> {
  return {
    resource: resources.map((resource) => ({
      resource_id: `resource-${resource.slug}`,
      slug: resource.slug,
      type: resource.type,
      title: resource.title,
      subtitle: resource.subtitle,
      cover_image_url: `/files/art/resource/${resource.slug}.svg`,
      pdf_key: hasPdf(resource) ? `${resource.slug}.pdf` : null,
      copy_url: hasCopy(resource) ? documentPath(resource.slug) : null,
      open_to: resource.openTo ?? [],
      published: resource.unpublished !== true,
      created_at: at({ days: -resource.age, at: '09:00' }),
      modified_at: at({ days: -Math.ceil(resource.age / 2), at: '09:00' }),
      keywords: [...tagsOf(resource).map(({ label }) => label), ...resource.parts.map(({ heading }) => heading)].join(
        ' ',
      ),
    })),
    resource_item: resources.flatMap((resource) =>
      itemsOf(resource).map((item, order) => ({
        resource_content_id: `resource-${resource.slug}-${String(order + 1)}`,
        resource_id: `resource-${resource.slug}`,
        type: item.type,
        content: item.type === 'IMAGE' ? item.content : cleanHtml(item.content),
        anchor_name: item.anchorName ?? null,
        image_url: item.imageUrl ?? null,
        sort_order: order,
      })),
    ),
    resource_tag: resources.flatMap((resource) =>
      tagsOf(resource).map(({ category, label }, order) => ({
        record_id: `resource-${resource.slug}-${slug(`${category} ${label}`)}`,
        resource_id: `resource-${resource.slug}`,
        tag_id: slug(`${category} ${label}`),
        category,
        label,
        sort_order: order,
      })),
    ),
  };
}

function tagsOf({ stacks, aiStacks = [] }: (typeof resources)[number]) {
  return [
    ...stacks.map((label) => ({ category: 'STACK', label }) as const),
    ...aiStacks.map((label) => ({ category: 'AI_STACK', label }) as const),
  ];
}
