import error from '#ui/art/error.svg?inline';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { View, ViewArch } from './View.tsx';

export interface RenderErrorViewProps {
  /** The address for support tickets. */
  supportHref: string;
  onRetry?: (() => void) | undefined;
  /** The request id, for support. */
  requestId?: string | null | undefined;
}

/** The page for an unexpected render error (access.md, the generic error page). */
export const RenderErrorView = ({ supportHref, onRetry, requestId }: RenderErrorViewProps) => (
  <View alert picture={<ViewArch src={error} width={800} height={500} />}>
    <h1 tabIndex={-1}>Oh snap!</h1>
    <p className={look.lede}>Something went wonky.</p>
    <p>Sorry for the inconvenience.</p>
    <Row>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      <Link href={supportHref}>Contact support</Link>
    </Row>
    {requestId ? <p className={cx(look.tiny, look.quiet)}>Request {requestId}</p> : null}
  </View>
);
