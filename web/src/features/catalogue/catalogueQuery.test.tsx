import { QueryClient } from '@tanstack/react-query';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { catalogueQuery } from './catalogueQuery.ts';

vi.mock('#lib/graphql.ts');

test('[CAT-08] the text of the freemium banner comes with the first courses, and not again with more of them', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const answer = { courses: [], total: 30, nextAfter: 24, facets, suggestions: [] };
  vi.mocked(execute).mockResolvedValue({
    listCatalogue: answer,
    getPageContent: { title: 'Free', body: 'Two courses.' },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(
    ['viewer'],
    aViewer({ accountType: 'LIMITED', flags: { ...defaultFlags, freemiumBanner: true } }),
  );
  await queryClient.infiniteQuery({ ...catalogueQuery(noFilters), pages: 2 });
  const asked = vi.mocked(execute).mock.calls.map(([, variables]) => variables);
  expect(asked).toMatchObject([
    { after: 0, withFreemium: true },
    { after: 24, withFreemium: false },
  ]);
});
