import { createFileRoute } from '@tanstack/react-router';
import { ResourcePage } from '#features/resource/ResourcePage.tsx';
import { resourceQuery } from '#features/resource/resourceQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/resources/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    const resource = await resourceQuery.load(queryClient, params.slug);
    return { pageTitle: resource?.title ?? 'Resource' };
  },
  component: Resource,
});

function Resource() {
  const { slug } = Route.useParams();
  return (
    <PageAnswer of={resourceQuery(slug)}>
      {(resource, refetch) => <ResourcePage key={slug} resource={resource} onExpiring={refetch} />}
    </PageAnswer>
  );
}
