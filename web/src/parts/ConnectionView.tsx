import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { outageWords, requestIdOf } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import picture from '#ui/art/error.svg?inline';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { View, ViewArch } from './View.tsx';

export interface ConnectionViewProps {
  title?: string | undefined;
  /** Called by the button, when the browser is online again, and every ten seconds. */
  onRetry: () => void;
  /** The failure, which says whether the connection or the service is at fault; absent: the connection. */
  error?: unknown;
  /** What still works in the meantime. */
  children?: ReactNode;
}

const pause = 10_000;

/**
 * The service did not answer, or with a failure: says so, retries automatically, and lists what still works (RTE-09).
 */
export const ConnectionView = ({ title, onRetry, error, children }: ConnectionViewProps) => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    // whatever navigator.onLine says: it is wrong on some networks
    const again = () => {
      retry();
    };
    const timer = setInterval(again, pause);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
  const words = outageWords(error, site.name);
  const requestId = requestIdOf(error);
  return (
    <View alert picture={<ViewArch src={picture} width={800} height={500} />}>
      <h1 tabIndex={-1}>{title ?? words.title}</h1>
      <p className={look.lede}>{words.text}</p>
      <p className={look.muted}>{children ?? "We'll keep trying and load the page as soon as we can."}</p>
      <Row>
        <Button onClick={onRetry}>Try again</Button>
        <Link href={site.supportTicket}>Contact support</Link>
      </Row>
      {requestId ? <p className={cx(look.tiny, look.quiet)}>Request {requestId}</p> : null}
    </View>
  );
};
