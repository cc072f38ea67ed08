import { maxBanners, type Banner } from '@atrium/domain/access/customizations.ts';
import { PictureBanner } from '../../parts/Banner.tsx';
import styles from './HomeBanners.module.css';

/** Up to three banners of the viewer's entitlements (NAV-10). */
export const HomeBanners = ({ banners }: { banners: readonly Banner[] }) => {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners} aria-label="Announcements">
      {banners.slice(0, maxBanners).map(({ imageUrl, imageUrlMobile, link, alt = '' }) => (
        <li key={`${imageUrl} ${link ?? ''}`}>
          <PictureBanner href={link} imageUrl={imageUrl} mobileImageUrl={imageUrlMobile} alt={alt} />
        </li>
      ))}
    </ul>
  );
};
