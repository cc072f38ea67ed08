import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';

/** A mail address below a name, which wraps before its '@' where a column is too narrow for one line. */
export const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <span className={cx(look.small, look.muted)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};
