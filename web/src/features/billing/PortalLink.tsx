import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';

/** The way into the portal when the browser has blocked its tab; nothing before it was asked for. */
export const PortalLink = ({ url }: { url: string | undefined }) =>
  url === undefined ? null : (
    <p className={look.small} role="status">
      The billing portal opens in a new tab. Nothing opened?{' '}
      <Link href={url} target="_blank" rel="noopener noreferrer">
        Open the billing portal
      </Link>
    </p>
  );
