import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { resourceTypes } from '@atrium/domain/resource/library.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getResource, listResources } from '../service/resources.ts';
import type { Resource, ResourceCard, ResourceFacet, ResourceItem, ResourceList, ResourceTag } from '../types.ts';

const ResourceTypeEnum = builder.enumType('ResourceType', { values: resourceTypes });

const ResourceCardType = builder.objectRef<ResourceCard>('ResourceCard').implement({
  fields: (t) => ({
    resourceID: t.exposeID('resourceID'),
    slug: t.exposeString('slug'),
    type: t.expose('type', { type: ResourceTypeEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    stacks: t.exposeStringList('stacks'),
  }),
});
const ResourceFacetType = builder.objectRef<ResourceFacet>('ResourceFacet').implement({
  fields: (t) => ({ value: t.exposeString('value'), count: t.exposeInt('count') }),
});
const ResourceFacetsType = builder.objectRef<ResourceList['facets']>('ResourceFacets').implement({
  description: 'Each value with its count under the choices of the other refinement.',
  fields: (t) => ({
    types: t.expose('types', { type: [ResourceFacetType] }),
    stacks: t.expose('stacks', { type: [ResourceFacetType] }),
  }),
});
const ResourcePageInfoType = builder.objectRef<ResourceList['pageInfo']>('ResourcePageInfo').implement({
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'From 1.' }),
    totalPages: t.exposeInt('totalPages'),
    total: t.exposeInt('total'),
  }),
});
const ResourceListType = builder.objectRef<ResourceList>('ResourceList').implement({
  fields: (t) => ({
    list: t.expose('list', { type: [ResourceCardType] }),
    pageInfo: t.expose('pageInfo', { type: ResourcePageInfoType }),
    facets: t.expose('facets', { type: ResourceFacetsType }),
  }),
});

const ResourceItemTypeEnum = builder.enumType('ResourceItemType', { values: ['RICH_TEXT_HTML', 'IMAGE'] as const });
const ResourceItemType = builder.objectRef<ResourceItem>('ResourceItem').implement({
  fields: (t) => ({
    resourceContentID: t.exposeID('resourceContentID'),
    type: t.expose('type', { type: ResourceItemTypeEnum }),
    content: t.exposeString('content', { description: 'Sanitized HTML; of an image, what it shows.' }),
    anchorName: t.exposeString('anchorName', { nullable: true }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
  }),
});
const ResourceTagType = builder.objectRef<ResourceTag>('ResourceTag').implement({
  fields: (t) => ({
    category: t.exposeString('category'),
    label: t.exposeString('label'),
    tagID: t.exposeID('tagID'),
    recordID: t.exposeID('recordID'),
  }),
});
const ResourceObject = builder.objectRef<Resource>('Resource').implement({
  fields: (t) => ({
    resourceID: t.exposeID('resourceID'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    type: t.expose('type', { type: ResourceTypeEnum }),
    coverImageUrl: t.exposeString('coverImageUrl'),
    pdfDownloadUrl: t.exposeString('pdfDownloadUrl', {
      nullable: true,
      isSecret: true,
      description: 'Signed for the caller.',
    }),
    googleDocCopyUrl: t.exposeString('googleDocCopyUrl', {
      nullable: true,
      isSecret: true,
      description: 'Signed for the caller.',
    }),
    linksExpireAt: t.exposeString('linksExpireAt', { description: 'When the two links stop working.' }),
    created: t.exposeString('created'),
    modified: t.exposeString('modified'),
    items: t.expose('items', { type: [ResourceItemType] }),
    tags: t.expose('tags', { type: [ResourceTagType] }),
  }),
});

const ResourceFilterInput = builder.inputType('ResourceFilter', {
  fields: (t) => ({
    query: t.string({ description: 'Words as typed.' }),
    types: t.field({ type: [ResourceTypeEnum] }),
    stacks: t.stringList(),
  }),
});

builder.queryFields((t) => ({
  listResources: t.field({
    type: ResourceListType,
    nullable: true,
    access: routeRequirement('/resources'),
    description:
      'Searches the resources, best first; with `resourceIDs` only those, in their order. Holders of the AI academy search the index by AI stacks.',
    args: {
      resourceIDs: t.arg.idList(),
      filter: t.arg({ type: ResourceFilterInput }),
      count: t.arg.int({ defaultValue: 24 }),
      page: t.arg.int({ defaultValue: 1, description: 'From 1.' }),
    },
    resolve: async (_root, { resourceIDs, filter, count, page }, ctx) =>
      valueOf(
        await listResources(asMember(ctx), {
          resourceIds: resourceIDs ?? null,
          query: filter?.query ?? '',
          types: filter?.types ?? [],
          stacks: filter?.stacks ?? [],
          count: count ?? 24,
          page: page ?? 1,
        }),
      ),
  }),
  getResource: t.field({
    type: ResourceObject,
    nullable: true,
    access: routeRequirement('/resources/{slug}'),
    args: { resourceID: t.arg.id(), slug: t.arg.string() },
    resolve: async (_root, { resourceID, slug }, ctx) =>
      valueOf(await getResource(asMember(ctx), { resourceId: resourceID ?? null, slug: slug ?? null })),
  }),
}));
