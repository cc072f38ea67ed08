import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getPageContent } from '../service/getPageContent.ts';
import type { PageContent } from '../types.ts';

export const PublishStatusEnum = builder.enumType('PublishStatus', { values: ['ACTIVE', 'DRAFT'] as const });

const PageContentType = builder.objectRef<PageContent>('PageContent').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    langCode: t.exposeString('langCode'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

builder.queryFields((t) => ({
  getPageContent: t.field({
    type: PageContentType,
    nullable: true,
    access: 'member',
    args: {
      slug: t.arg.string({ required: true }),
      langCode: t.arg.string({ defaultValue: 'en' }),
      publishStatuses: t.arg({ type: [PublishStatusEnum], defaultValue: ['ACTIVE'] }),
    },
    resolve: async (_root, { slug, langCode, publishStatuses }, ctx) =>
      valueOf(
        await getPageContent(asMember(ctx), {
          slug,
          langCode: langCode ?? 'en',
          publishStatuses: publishStatuses ?? ['ACTIVE'],
        }),
      ),
  }),
}));
