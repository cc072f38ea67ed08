import { useId, type ReactNode } from 'react';
import { Arch } from './Arch.tsx';
import empty from './art/empty.svg';
import error from './art/error.svg?inline';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Row } from './Layout.tsx';
import { Link } from './Link.tsx';
import { look } from './look.ts';
import { keepFocus } from './returnFocus.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode;
  /** What may help: the nearest matches, what comes next. */
  children?: ReactNode;
  /** One action; beside it whom to ask, where that may help. */
  action?: ReactNode;
  picture?: string | undefined;
}

/** An empty list or result, with what the person can do about it. */
export const EmptyState = ({ title, children, action, picture = empty }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Arch src={picture} className={styles.arch} />
    <div className={styles.words}>
      <h2 className={look.big}>{title}</h2>
      {children ? <div className={look.muted}>{children}</div> : null}
      {action ? <Row>{action}</Row> : null}
    </div>
  </div>
);

export interface ErrorStateProps {
  title?: string | undefined;
  /** The sentence below; absent: a default one. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** 'Try again' by default. */
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  supportHref?: string | undefined;
  /** The request id, for support. */
  requestId?: string | null | undefined;
  /** 'Your saved courses still work.' */
  stillWorks?: string | undefined;
}

/** A part of a page that could not be loaded: what happened, a retry button, whom to ask, what still works. */
export const ErrorState = (props: ErrorStateProps) => {
  const {
    title = 'Oh snap!',
    children,
    onRetry,
    retryLabel = 'Try again',
    retrying = false,
    supportHref,
    requestId,
    stillWorks,
  } = props;
  const id = useId();
  return (
    <section className={styles.empty} role="alert" aria-labelledby={id}>
      <Arch src={error} className={styles.arch} />
      <div className={styles.words}>
        <h2 id={id} className={look.big}>
          {title}
        </h2>
        <div>{children ?? 'Something went wonky. Sorry for the inconvenience.'}</div>
        {onRetry || supportHref ? (
          <Row>
            {onRetry ? (
              <Button
                busy={retrying}
                onClick={() => {
                  keepFocus();
                  onRetry();
                }}
              >
                {retryLabel}
              </Button>
            ) : null}
            {supportHref ? <Link href={supportHref}>Contact support</Link> : null}
          </Row>
        ) : null}
        {requestId || stillWorks ? (
          <p className={cx(look.tiny, look.quiet)}>
            {[requestId ? `Request ${requestId}.` : null, stillWorks].filter(Boolean).join(' ')}
          </p>
        ) : null}
      </div>
    </section>
  );
};
