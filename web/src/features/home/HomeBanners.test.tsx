import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomeBanners } from './HomeBanners.tsx';

const viewer = aViewer({ entitlements: ['area/ai-ondemand'] });
vi.mock('#lib/viewer.ts', () => ({ useViewer: () => viewer }));

test('[NAV-10] a banner leads to a page that opens for the viewer, or elsewhere, and is a picture otherwise', () => {
  const banner = (link: string | null) => ({ imageUrl: `/files/${link ?? ''}.svg`, imageUrlMobile: null, link });
  const links = ['/courses', '/mini-mbas', 'https://elsewhere.example/'];
  render(<HomeBanners banners={links.map(banner)} below={false} />);
  const hrefs = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href') ?? null);
  expect(hrefs).toEqual(['/courses', null, 'https://elsewhere.example/']);
});
