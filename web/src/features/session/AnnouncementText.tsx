import Markdown from 'react-markdown';
import { Link } from '#ui/Link.tsx';

// the elements an announcement may contain; pictures and raw HTML are left out
const allowed = ['p', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'code', 'br', 'h3', 'h4', 'blockquote'];

/** An announcement's Markdown, rendered as React elements, so that no text becomes markup (SSN-12, THR-32). */
const AnnouncementText = ({ markdown }: { markdown: string }) => (
  <Markdown
    allowedElements={allowed}
    unwrapDisallowed
    skipHtml
    components={{
      a: ({ href, children }) =>
        href === undefined || href === '' ? (
          <>{children}</>
        ) : (
          <Link href={href} {...(!href.startsWith('/') && { target: '_blank', rel: 'ugc noopener' })}>
            {children}
          </Link>
        ),
    }}
  >
    {markdown}
  </Markdown>
);

export default AnnouncementText;
