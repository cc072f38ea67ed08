import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { keepFocus } from '#ui/returnFocus.ts';

interface RetryRowProps {
  /** What could not be had, as a sentence. */
  children: string;
  /** Of the button. */
  label?: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Rows inside of something else that could not be had, in one line; `data-stand-in` marks where the focus goes on. */
export const RetryRow = ({ children, label = 'Retry', retrying, onRetry }: RetryRowProps) => (
  <Row role="alert">
    <p>{children}</p>
    <Button
      size="s"
      variant="line"
      busy={retrying}
      onClick={() => {
        keepFocus();
        onRetry();
      }}
    >
      {label}
    </Button>
  </Row>
);
