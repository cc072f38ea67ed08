import { maxBanners, type Banner } from '@atrium/domain/access/customizations.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { ifOpen } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { PictureBanner } from '#parts/Banner.tsx';
import { Later } from '#ui/Later.tsx';
import styles from './HomeBanners.module.css';

interface HomeBannersProps {
  banners: readonly Banner[];
  /** Below the first screen, so that their pictures wait until that is drawn. */
  below: boolean;
}

/** Up to three banners of the viewer's entitlements (NAV-10). */
export const HomeBanners = ({ banners, below }: HomeBannersProps) => {
  const viewer = useViewer();
  if (banners.length === 0) return null;
  const shown = banners.slice(0, maxBanners);
  // side by side there is only room for the mobile pictures
  const small = shown.length > 1;
  const list = (
    <ul className={small ? styles.several : styles.one} aria-label="Announcements">
      {shown.map(({ imageUrl, imageUrlMobile, link, alt = '' }) => (
        <li key={`${imageUrl} ${link ?? ''}`}>
          <PictureBanner
            href={link !== null && matchRoute(link) !== null ? (ifOpen(viewer, link) ?? null) : link}
            imageUrl={small ? (imageUrlMobile ?? imageUrl) : imageUrl}
            mobileImageUrl={imageUrlMobile}
            alt={alt}
          />
        </li>
      ))}
    </ul>
  );
  return below ? <Later space="card">{list}</Later> : list;
};
